import { describe, expect, it } from "vitest";
import type { OptionStudy } from "../wire/messages";
import { byWorth, isRanked, lostBy, scaleOf, signed, stretches, summed, tenths, weightOf } from "./figures";

const label = { key: "x" };

describe("the sum", () => {
  it("adds up in whole points, whatever rounding does", () => {
    for (let i = 0; i < 500; i++) {
      const [start, luck] = [Math.abs(Math.sin(i)), Math.sin(3 * i) / 2];
      const result = i % 2;
      const play = result - start - luck;
      const sum = summed({ start, luck, play, result })!;
      expect(sum.start + sum.luck + sum.play + sum.others).toBe(sum.result);
      expect(Math.abs(sum.start - 100 * start)).toBeLessThan(2);
      expect(Math.abs(sum.luck - 100 * luck)).toBeLessThan(2);
      expect(sum.others).toBe(0);
    }
  });

  it("has the others' part where seats compete, and is not there before it is known", () => {
    const sum = summed({ start: 0.5, luck: 0.101, play: 0.104, others: -0.205, result: 0.5 })!;
    expect(sum.start + sum.luck + sum.play + sum.others).toBe(50);
    expect(summed({ start: null, result: 1 })).toBeNull();
  });

  it("writes changes with their sign", () => {
    expect([0.041, -0.21, 0.001, -0.004].map(signed)).toEqual(["+4", "−21", "0", "0"]);
  });
});

describe("the bar of luck and play", () => {
  it("stands to the left for what was lost and to the right for what was gained", () => {
    expect(stretches(-0.2, 0.1, 0.2)).toEqual([
      { kind: "play", left: 50, width: 25 },
      { kind: "luck", left: 0, width: 50 },
    ]);
  });

  it("puts side by side what points the same way, and never leaves its box", () => {
    const [play, luck] = stretches(0.06, 0.33, scaleOf([{ luck: 0.06, play: 0.33 }]));
    expect(luck!.left).toBeCloseTo(play!.left + play!.width);
    expect(luck!.left + luck!.width).toBeLessThan(100);
    expect(stretches(0, 0, 0)).toEqual([]);
  });
});

describe("options", () => {
  const option = (id: string, more: Partial<OptionStudy>): OptionStudy => ({ option: id, label, ...more });

  it("stand the most promising first, and what nobody looked at last", () => {
    const sorted = byWorth([option("none", {}), option("b", { chance: 0.4, standing: "worse" }), option("a", { chance: 0.5, standing: "best" })]);
    expect(sorted.map((one) => one.option)).toEqual(["a", "b", "none"]);
    expect(weightOf(sorted[0]!)).toMatchObject({ rank: "best", chance: 0.5 });
    expect(weightOf(sorted[2]!)).toBeNull();
    expect(isRanked(sorted)).toBe(true);
    expect(isRanked([option("a", { chance: 0.5 })])).toBe(false);
  });

  it("have cost something only beyond their doubt", () => {
    expect(lostBy({ lost: 0.05, lost_error: 0.03 })).toBe(0);
    expect(lostBy({ lost: 0.05, lost_error: 0.02 })).toBe(0.05);
    expect(lostBy({ lost: 0.14, lost_error: 0.1, weight: "blunder" })).toBe(0.14);
  });
});

it("counts tenths of the work", () => {
  expect([0, 0.3, 0.99, 1, 2].map(tenths)).toEqual([0, 3, 9, 10, 10]);
});
