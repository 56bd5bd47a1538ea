import { describe, expect, it } from "vitest";
import type { DayView } from "../wire/messages";
import { byGame, standing, tried, until } from "./results";
import { note, solved } from "./solved";

describe("the day's games", () => {
  const day: DayView = {
    date: "2026-11-18",
    ends: 10,
    games: [
      { game: "sector", seats: 2 },
      { game: "souls", seats: 1, mine: { name: "Ada", began: 1 } },
      { game: "sector", seats: 1 },
    ],
  };

  it("stand by game, the seats ascending", () => {
    expect(byGame(day).map(({ game, seats }) => [game, ...seats.map((one) => one.seats)])).toEqual([
      ["sector", 1, 2],
      ["souls", 1],
    ]);
    expect(byGame(day, ["souls", "sector"]).map((one) => one.game)).toEqual(["souls", "sector"]);
    expect(tried(day)).toEqual({ mine: 1, all: 3 });
  });

  it("say how a try stands", () => {
    const result = { name: "Ada", began: 1 };
    expect(standing(result)).toBe("playing");
    expect(standing({ ...result, over: true, won: true })).toBe("won");
    expect(standing({ ...result, over: true, won: false })).toBe("lost");
    expect(standing({ ...result, over: true, score: 12 })).toBe("score");
  });

  it("count down to the next", () => {
    expect(until(3_660_000, 0)).toEqual({ hours: 1, minutes: 1 });
    expect(until(0, 5)).toEqual({ hours: 0, minutes: 0 });
  });
});

describe("puzzles", () => {
  it("are solved by the first try, or not", () => {
    const kept = new Map<string, string>();
    globalThis.localStorage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as unknown as Storage;
    expect(solved("sector", "a")).toBeNull();
    note("sector", "a", false);
    note("sector", "a", true);
    expect(solved("sector", "a")).toBe(false);
  });
});
