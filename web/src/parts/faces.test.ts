import { describe, expect, it } from "vitest";
import { faceOf } from "./faces";

describe("what is drawn on a face", () => {
  it("is a trait, two of it with a shield on a double", () => {
    expect(faceOf("crew", "wisdom")).toEqual({ icons: ["brain"] });
    expect(faceOf("crew", "might2")).toEqual({ icons: ["fist", "fist"], shield: true });
  });
  it("is the ammo's own symbol for its hit, the enemy's for the hit die", () => {
    expect(faceOf("energy", "hit").icons).toEqual(["laser-blast"]);
    expect(faceOf("hit", "hit").icons).toEqual(["bullet-impacts"]);
  });
  it("is a ring where nothing is", () => {
    for (const face of ["blank", "miss", ""]) expect(faceOf("ballistic", face).blank).toBe(true);
    expect(faceOf("black", "0").blank).toBe(true);
  });
  it("is counted out in swords, or in dots", () => {
    expect(faceOf("orange", "4").icons).toHaveLength(4);
    expect(faceOf("d6", "5")).toEqual({ icons: [], pips: 5 });
    expect(faceOf("d4", "3")).toEqual({ icons: [], text: "3" });
  });
  it("is the word itself where nothing better is known", () => {
    expect(faceOf("d20", "17").text).toBe("17");
  });
});
