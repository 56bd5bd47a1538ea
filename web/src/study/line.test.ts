import { describe, expect, it } from "vitest";
import type { View } from "../wire/messages";
import { bandOf, boxes, brackets, flags, known, momentAt, pathOf, placed, type Plot, swings, tabs, xOf, yOf } from "./line";

const plot: Plot = { left: 40, top: 20, width: 1000, height: 300, moments: 100 };
const view: View = {
  start: 0.5,
  start_error: 0.01,
  points: Array.from({ length: 100 }, (_, i) => ({ chance: 0.5 + 0.3 * Math.sin(i / 9), error: 0.01, swing: 0.02 * Math.cos(i) })),
  turning: [10, 14, 95],
};

describe("the line", () => {
  it("goes from the start to the end, never zoomed", () => {
    expect(yOf(plot, 1)).toBe(20);
    expect(yOf(plot, 0)).toBe(320);
    expect(xOf(plot, 99)).toBe(1040);
    const spots = known(plot, view);
    expect(spots).toHaveLength(101);
    expect(spots[0]).toMatchObject({ x: 40, y: 170, after: -1 });
    expect(pathOf(spots).match(/L/g)).toHaveLength(100);
    expect(bandOf(plot, spots)).toMatch(/^M.*Z$/);
  });

  it("leaves out what nobody has looked at yet", () => {
    const part = { ...view, points: view.points!.map((one, i) => (i % 6 || i > 50 ? {} : one)) };
    expect(known(plot, part).map((one) => one.after)).toEqual([-1, 0, 6, 12, 18, 24, 30, 36, 42, 48]);
    expect(bandOf(plot, [])).toBe("");
  });

  it("finds the moment under a finger", () => {
    for (const moment of [0, 7, 99]) expect(momentAt(plot, xOf(plot, moment))).toBe(moment);
    expect(momentAt(plot, -500)).toBe(0);
    expect(momentAt(plot, 5000)).toBe(99);
  });

  it("says the figure where no flag hides it", () => {
    const size = { width: 90, height: 28 };
    const flag = { width: 230, height: 46, left: 505, top: 180 };
    expect(placed(plot, { x: 500, y: 170 }, size, 12, [])).toEqual({ ...size, left: 512, top: 182 });
    expect(placed(plot, { x: 500, y: 170 }, size, 12, [flag])).toEqual({ ...size, left: 398, top: 182 });
    const wall = { ...flag, left: 300, width: 500 };
    expect(placed(plot, { x: 500, y: 170 }, size, 12, [wall])).toEqual({ ...size, left: 512, top: 130 });
    expect(placed(plot, { x: 1030, y: 310 }, size, 12, []).left).toBe(928);
    expect(placed(plot, { x: 1030, y: 310 }, size, 12, []).top).toBe(292);
  });

  it("draws swings up and down within their strip", () => {
    const drawn = swings(plot, view.points!, 20);
    expect(Math.max(...drawn.map((one) => Math.abs(one.height)))).toBeLessThanOrEqual(20);
    expect(drawn.some((one) => one.height < 0)).toBe(true);
  });

  it("puts sections and acts under the moments they hold", () => {
    const title = { key: "x" };
    const sections = boxes(plot, [
      { title, first: 0, act: 0 },
      { title, first: 30, act: 0 },
      { title, first: 60, act: 1 },
    ]);
    expect(sections.map((one) => [one.left, one.width])).toEqual([
      [40, 300],
      [340, 300],
      [640, 400],
    ]);
    expect(brackets([{ title, first: 0 }, { title, first: 2 }], sections).map((one) => [one.left, one.width])).toEqual([
      [40, 600],
      [640, 400],
    ]);
  });
});

describe("flags", () => {
  const size = { width: 230, height: 46 };

  it("stay on the sheet, and lie neither on each other nor on the line where there is room", () => {
    const spots = known(plot, view);
    const hung = flags(plot, view, spots, size);
    expect(hung.map((one) => one.moment)).toEqual([10, 14, 95]);
    for (const one of hung) {
      expect(one.left).toBeGreaterThanOrEqual(plot.left);
      expect(one.left + size.width).toBeLessThanOrEqual(plot.left + plot.width);
      const hidden = spots.filter((spot) => spot.x > one.left && spot.x < one.left + size.width && spot.y > one.top && spot.y < one.top + size.height);
      expect(hidden).toHaveLength(0);
    }
    const [a, b] = hung;
    expect(Math.abs(a!.top - b!.top) >= size.height || Math.abs(a!.left - b!.left) >= size.width).toBe(true);
  });

  it("on a phone stand in one row, in order", () => {
    const small: Plot = { ...plot, width: 340 };
    const row = tabs(small, view, known(small, view), { width: 52, height: 24 });
    expect(row.map((one) => one.moment)).toEqual([10, 14, 95]);
    for (let i = 1; i < row.length; i++) expect(row[i]!.left - row[i - 1]!.left).toBeGreaterThanOrEqual(52);
    expect(row.at(-1)!.left + 52).toBeLessThanOrEqual(small.left + small.width);
  });
});
