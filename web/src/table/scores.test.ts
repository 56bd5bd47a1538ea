import { describe, expect, it } from "vitest";
import { words } from "../wire/fake";
import { standings } from "./scores";

describe("who came out how", () => {
  it("goes by place where there are places, ties in the order of the seats", () => {
    const found = standings({ won: null, reason: words("r"), scores: [12, 20, 12], places: [2, 1, 2] });
    expect(found.map((one) => [one.seat, one.place])).toEqual([[1, 1], [0, 2], [2, 2]]);
  });
  it("goes by score where nobody is ranked, and takes the lines along", () => {
    const line = { name: words("kills"), points: 7 };
    const found = standings({ won: true, reason: words("r"), scores: [3, 7], breakdown: [[], [line]] });
    expect(found.map((one) => one.seat)).toEqual([1, 0]);
    expect(found[0]!.lines).toEqual([line]);
  });
  it("is nothing without scores", () => {
    expect(standings({ won: false, reason: words("r") })).toEqual([]);
  });
});
