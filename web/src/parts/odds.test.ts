import { describe, expect, it } from "vitest";
import { figureOf, ticksOf } from "./odds";

describe("odds", () => {
  it("have a tick for each tenth", () => {
    expect([0.08, 0.25, 0.5, 0.83].map(ticksOf)).toEqual([1, 3, 5, 8]);
  });
  it("keep ten ticks for what is sure and none for what cannot be", () => {
    expect(ticksOf(1)).toBe(10);
    expect(ticksOf(0.998)).toBe(9);
    expect(ticksOf(0.001)).toBe(1);
    expect(ticksOf(0)).toBe(0);
  });
  it("are written out at the ends", () => {
    expect(figureOf(0.004)).toBe("< 1\u00a0%");
    expect(figureOf(0.996)).toBe("> 99\u00a0%");
    expect(figureOf(0.834)).toBe("83\u00a0%");
    expect(figureOf(1)).toBe("100\u00a0%");
    expect(figureOf(0)).toBe("0\u00a0%");
  });
});
