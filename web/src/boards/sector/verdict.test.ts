import { describe, expect, it } from "vitest";
import { verdict } from "./verdict";

const roll = (die: string, faces: string[]) => ({ kind: "roll", pieces: ["crew-1"], data: { die, faces } });
const lying = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `t${i}`, kind: "any" }));
const scene = (test?: object) => ({ game: "sector", board: test ? { test } : {} });

describe("what a roll comes to", () => {
  it("is the enemy's hits on hit dice", () => {
    expect(verdict({ scene: scene(), event: roll("hit", ["hit", "miss", "hit"]), tray: lying(3) })).toEqual({ figure: "2", tone: "bad" });
    expect(verdict({ scene: scene(), event: roll("hit", ["miss"]), tray: lying(1) })?.tone).toBe("good");
  });
  it("is the symbols of the trait in a test, doubles twice, and whether that was enough", () => {
    const test = { trait: "might", name: { key: "might" }, results: { "1": "passed" } };
    expect(verdict({ scene: scene(test), event: roll("crew", ["might2"]), tray: lying(1) })).toEqual({ figure: "2", words: { key: "might" }, tone: "good" });
    expect(verdict({ scene: scene({ ...test, results: {} }), event: roll("crew", ["wisdom"]), tray: lying(1) })?.tone).toBeUndefined();
  });
  it("is not said of dice of several rolls together", () => {
    expect(verdict({ scene: scene(), event: roll("hit", ["hit"]), tray: lying(2) })).toBeNull();
  });
  it("is the dice of the row that a blow matches, and the hits of a shot", () => {
    const told = (die: string, data: object) => ({ kind: "roll", pieces: ["crew-1"], data: { die, faces: ["hit"], ...data } });
    const blow = verdict({ scene: scene(), event: told("crew", { matches: 0 }), tray: lying(1) });
    expect(blow).toEqual({ figure: "0", words: { key: "sector-verdict-matches", args: { count: 0 } }, tone: "bad" });
    const shot = verdict({ scene: scene(), event: told("energy", { hits: 2 }), tray: lying(1) });
    expect(shot).toEqual({ figure: "2", words: { key: "sector-verdict-hits", args: { count: 2 } }, tone: "good" });
    expect(verdict({ scene: scene(), event: told("energy", { hits: 2 }), tray: lying(3) })).toBeNull();
  });
  it("is left to the log where nothing is told of it", () => {
    expect(verdict({ scene: scene(), event: roll("tech", ["steady"]), tray: lying(1) })).toBeNull();
    expect(verdict({ scene: scene(), event: null, tray: [] })).toBeNull();
  });
});
