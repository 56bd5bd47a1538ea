import { describe, expect, it } from "vitest";
import { untilCovered } from "./absence";

const seat = { seat: 1, person: 1 };

describe("an absent seat", () => {
  it("counts down to the companion that steps in", () => {
    expect(untilCovered(seat, 10_000, 120, 10_000)).toBe(120);
    expect(untilCovered(seat, 10_000, 120, 110_500)).toBe(20);
    expect(untilCovered(seat, 10_000, 120, 400_000)).toBe(0);
  });

  it("has nothing to count where nobody is away, none is wanted, or one is there", () => {
    expect(untilCovered(seat, undefined, 120, 0)).toBeNull();
    expect(untilCovered(seat, 10_000, 0, 20_000)).toBeNull();
    expect(untilCovered({ ...seat, companion: "steady", covered: true }, 10_000, 120, 20_000)).toBeNull();
    expect(untilCovered({ ...seat, left: true }, 10_000, 120, 20_000)).toBeNull();
  });
});
