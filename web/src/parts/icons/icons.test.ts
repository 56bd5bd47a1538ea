import { describe, expect, it } from "vitest";
import { collect, everyIcon, outOfDate, pathOf } from "./collect.mjs";

const { sets, missing } = collect();

describe("the icons", () => {
  it("are up to date with what the games and the client use", () => {
    expect(outOfDate(), "run node src/parts/icons/collect.mjs").toEqual([]);
  });
  it("exist, every one that the games' content names", () => {
    expect(missing).toEqual([]);
  });
  it("are not carried twice", () => {
    const shared = new Set(Object.keys(sets["shared"] ?? {}));
    for (const [set, icons] of Object.entries(sets)) {
      if (set !== "shared") expect(Object.keys(icons).filter((name) => shared.has(name))).toEqual([]);
    }
  });
  it("are made of paths alone", () => {
    expect(() => pathOf('<circle r="3"/>')).toThrow();
    expect(pathOf(everyIcon().get("fist")!)).toMatch(/^M/);
  });
  it("keep each of their paths where it was, though they are joined", () => {
    expect(pathOf('<path d="M9 9h1z"/><path d="m2 3 4 5z"/>')).toBe("M9 9h1zM2 3l4 5z");
    expect(pathOf('<path d="M9 9h1z"/><path d="m2.5-3-4.5 5z"/>')).toBe("M9 9h1zM2.5 -3l-4.5 5z");
    expect(pathOf('<path d="M9 9h1z"/><path d="m2 3h4z"/>')).toBe("M9 9h1zM2 3h4z");
  });
});
