import { describe, expect, it } from "vitest";
import { collect } from "../parts/icons/collect.mjs";
import { pictureOf } from "./pictures";

describe("the picture of a rule", () => {
  it("is the sign of what it is about, the particular before the general", () => {
    expect(pictureOf("souls.action.dodge.cost")).toBe("dodging");
    expect(pictureOf("souls.combat.block-roll")).toBe("round-shield");
    expect(pictureOf("souls.combat.order")).toBe("crossed-swords");
    expect(pictureOf("sector.flank.rolls")).toBe("split-arrows");
    expect(pictureOf("boss")).toBe("crowned-skull");
  });
  it("does not take the name of a game for what a rule is about", () => {
    expect(pictureOf("souls.something.else")).toBe("rule-book");
  });
  it("exists", () => {
    const known = new Set(Object.values(collect().sets).flatMap((set) => Object.keys(set)));
    for (const id of ["souls.x.estus", "arkalion.x.mortar", "vengeance.x.flashback", "sector.x.cybernetic", "x"]) expect(known).toContain(pictureOf(id));
  });
});
