import { describe, expect, it } from "vitest";
import { ticksOf } from "./odds";

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
});
