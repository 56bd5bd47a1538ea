import { describe, expect, it } from "vitest";
import type { Weighed } from "../wire/messages";
import { at, axisOf, bestOf, doubtOf, points, sharpness, weightsOf } from "./weights";

function weighed(chances: Record<string, number>, more: Partial<Weighed> = {}): Weighed {
  const options = Object.entries(chances).map(([option, chance]) => ({ option, chance, error: 0.01, playouts: 100 }));
  return { type: "weighed", id: "w", seat: 0, at: 5, playouts: 100 * options.length, options, ...more };
}

describe("what options are worth", () => {
  it("marks the best only where the server says that it is clearly best", () => {
    const clear = weightsOf(weighed({ cover: 0.52, flank: 0.38 }, { best: "cover", as_good: ["cover"] }));
    expect(clear.by.get("cover")).toMatchObject({ rank: "best", behind: 0, doubt: 0.02 });
    expect(clear.by.get("flank")!.rank).toBe("less");
    expect(clear.by.get("flank")!.behind).toBeCloseTo(0.14);
    expect(clear.apart).toBe(false);
  });

  it("says which are as good as each other", () => {
    const close = weightsOf(weighed({ cover: 0.52, trade: 0.51, flank: 0.38 }, { as_good: ["cover", "trade"] }));
    expect([...close.by.values()].map((one) => one.rank)).toEqual(["good", "good", "less"]);
    expect(close.apart).toBe(true);
    expect(weightsOf(weighed({ a: 0.5, b: 0.5 }, { as_good: ["a", "b"] })).apart).toBe(false);
  });

  it("says of what is behind how sure that is, not how sure the chance is", () => {
    const options = [
      { option: "cover", chance: 0.42, error: 0.005, playouts: 400 },
      { option: "flank", chance: 0.35, error: 0.065, behind: 0.07, behind_error: 0.03, playouts: 40 },
    ];
    const { by } = weightsOf(weighed({}, { best: "cover", as_good: ["cover"], options }));
    expect(by.get("cover")).toMatchObject({ beside: false, doubt: 0.01 });
    expect(by.get("flank")).toMatchObject({ beside: true, doubt: 0.06 });
    expect(by.get("flank")!.behind).toBeCloseTo(0.07);
    expect(doubtOf(by.get("cover")!)).toBe("± 1");
    expect(doubtOf(by.get("flank")!)).toBe("−7 ± 6");
  });

  it("leaves a figure alone until it has moved by more than its doubt", () => {
    const first = weightsOf(weighed({ cover: 0.5, flank: 0.4 }));
    const next = weightsOf(weighed({ cover: 0.515, flank: 0.45 }), first);
    expect(next.by.get("cover")!.chance).toBe(0.5);
    expect(next.by.get("flank")!.chance).toBe(0.45);
    expect(weightsOf(weighed({ cover: 0.515, flank: 0.45 }, { done: true }), next).by.get("cover")!.chance).toBe(0.515);
  });

  it("leaves out what has not been played out", () => {
    const some = weightsOf(weighed({ cover: 0.5 }, { options: [{ option: "cover", chance: 0.5, error: 0.1, playouts: 4 }, { option: "run", chance: 0, error: 0 }] }));
    expect([...some.by.keys()]).toEqual(["cover"]);
  });

  it("lets the best of several stand for them", () => {
    const all = weightsOf(weighed({ a: 0.3, b: 0.5, c: 0.5 }, { as_good: ["c"] }));
    expect(bestOf(all, ["a", "b", "c"])!.option).toBe("c");
    expect(bestOf(all, ["a"])!.option).toBe("a");
    expect(bestOf(all, ["nothing"])).toBeNull();
  });
});

describe("the axis", () => {
  it("shows every band in equal steps of round figures", () => {
    const axis = axisOf([
      { chance: 0.52, doubt: 0.021 },
      { chance: 0.38, doubt: 0.021 },
    ]);
    expect(axis.marks).toEqual([35, 39, 43, 47, 51, 55].map(() => expect.any(Number)));
    expect(axis.from).toBeLessThanOrEqual(0.359);
    expect(axis.to).toBeGreaterThanOrEqual(0.541);
    expect(new Set(axis.marks.slice(1).map((mark, place) => mark - axis.marks[place]!)).size).toBe(1);
  });

  it("stays between 0 and 100", () => {
    expect(axisOf([{ chance: 0, doubt: 0.1 }]).from).toBe(0);
    expect(axisOf([{ chance: 1, doubt: 0 }]).to).toBe(1);
    expect(axisOf([{ chance: 0, doubt: 0 }, { chance: 1, doubt: 0 }]).marks).toEqual([0, 20, 40, 60, 80, 100]);
    const axis = axisOf([{ chance: 0.5, doubt: 0.5 }]);
    expect([at(axis, 0), at(axis, 0.5), at(axis, 2)]).toEqual([0, 50, 100]);
  });
});

describe("how sure it is", () => {
  it("is never said to be exact, and fills up as the doubt shrinks", () => {
    expect(points(0.001)).toBe(1);
    expect(points(0.062)).toBe(6);
    expect(sharpness(0.3)).toBe(0);
    expect(sharpness(0.001)).toBe(10);
    expect(sharpness(0.05)).toBeGreaterThan(sharpness(0.1));
  });
});
