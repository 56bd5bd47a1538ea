import { describe, expect, it } from "vitest";
import { verdict } from "./verdict";

const roll = (die: string, faces: string[]) => ({ kind: "roll", pieces: ["crew-1"], data: { die, faces } });
const scene = (test?: object) => ({ game: "sector", board: test ? { test } : {} });

describe("what a roll comes to", () => {
  it("is the enemy's hits on hit dice", () => {
    expect(verdict({ scene: scene(), event: roll("hit", ["hit", "miss", "hit"]), tray: [] })).toEqual({ figure: "2", tone: "bad" });
    expect(verdict({ scene: scene(), event: roll("hit", ["miss"]), tray: [] })?.tone).toBe("good");
  });
  it("is the symbols of the trait in a test, doubles twice, and whether that was enough", () => {
    const test = { trait: "might", name: { key: "might" }, results: { "1": "passed" } };
    expect(verdict({ scene: scene(test), event: roll("crew", ["might2"]), tray: [] })).toEqual({ figure: "2", words: { key: "might" }, tone: "good" });
    expect(verdict({ scene: scene({ ...test, results: {} }), event: roll("crew", ["wisdom"]), tray: [] })?.tone).toBeUndefined();
  });
  it("is left to the log where the weapon decides", () => {
    expect(verdict({ scene: scene(), event: roll("energy", ["hit"]), tray: [] })).toBeNull();
    expect(verdict({ scene: scene(), event: null, tray: [] })).toBeNull();
  });
});
