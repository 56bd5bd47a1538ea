import { describe, expect, it } from "vitest";
import { fromEnds, fromLeft } from "./track";

describe("the boxes of a track", () => {
  it("are filled from the left", () => {
    expect(fromLeft({ stamina: 2, wound: 1 }, 4)).toEqual(["stamina", "stamina", "wound", ""]);
    expect(fromLeft({}, 2)).toEqual(["", ""]);
  });
  it("are filled from both ends, what is pending before what has come", () => {
    expect(fromEnds({ stamina: 2, pending: 1, damage: 2 }, 7)).toEqual(["stamina", "stamina", "", "", "pending", "damage", "damage"]);
  });
  it("never hold more than there are, the right end lying on top", () => {
    expect(fromEnds({ stamina: 3, damage: 2 }, 4)).toEqual(["stamina", "stamina", "damage", "damage"]);
    expect(fromEnds({ stamina: 3, damage: 9 }, 2)).toEqual(["damage", "damage"]);
    expect(fromEnds({ stamina: 1 }, 2)).toEqual(["stamina", ""]);
  });
});
