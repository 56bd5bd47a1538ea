import { describe, expect, it } from "vitest";
import { dieLook, faces, groups, words } from "./dice";

describe("the dice of Dark Sector", () => {
  it("show a trait, two of it with a shield on a double", () => {
    expect(faces("crew", "wisdom")).toEqual({ icons: ["brain"] });
    expect(faces("crew", "might2")).toEqual({ icons: ["fist", "fist"], shield: true });
  });
  it("show the ammo's own symbol for its hit, the enemy's on the hit die", () => {
    expect(faces("energy", "hit")?.icons).toEqual(["laser-blast"]);
    expect(faces("hit", "hit")?.icons).toEqual(["bullet-impacts"]);
  });
  it("leave to the table what is plain", () => {
    for (const face of ["blank", "miss", ""]) expect(faces("ballistic", face)).toBeNull();
    expect(dieLook("crew")).toBeNull();
  });
  it("stand apart where they are the enemy's", () => {
    expect(groups({ id: "a", kind: "energy" })).toBe(groups({ id: "b", kind: "crew" }));
    expect(groups({ id: "a", kind: "energy" })).not.toBe(groups({ id: "b", kind: "hit" }));
  });
  it("are called by names that are no faces", () => {
    expect(words.die?.("hit")).toEqual({ key: "outcome-hit-die" });
    expect(words.die?.("crew")).toEqual({ key: "outcome-crew" });
  });
});
