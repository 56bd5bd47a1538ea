import { describe, expect, it } from "vitest";
import { CHART, chartOf } from "./chart";

const track = (points: number[], high = 12) => ({
  id: "hp",
  name: { key: "hp" },
  value: points.at(-1) ?? high,
  high,
  points,
  style: "chart",
});

describe("the medical record", () => {
  it("starts at the top left and goes one column right at each change", () => {
    const chart = chartOf(track([12, 11, 9, 10]));
    const column = CHART.width / CHART.columns;
    expect(chart.line.startsWith("M0 0")).toBe(true);
    expect(chart.dots.map((dot) => dot.x)).toEqual([0, column, column * 2]);
    expect(chart.end.x).toBe(column * 3);
  });
  it("puts every value at its height: full at the top, nothing at the bottom", () => {
    const chart = chartOf(track([12, 6, 0]));
    expect(chart.dots.map((dot) => dot.y)).toEqual([0, CHART.height / 2]);
    expect(chart.end.y).toBe(CHART.height);
  });
  it("keeps the last stretch apart, so that it can be drawn in", () => {
    const chart = chartOf(track([12, 10, 9]));
    expect(chart.line).toBe("M0 0L15 13");
    expect(chart.last).toBe("M15 13L30 19.5");
  });
  it("draws a point where nothing has happened yet", () => {
    const chart = chartOf(track([12]));
    expect(chart.last).toBe("");
    expect(chart.end).toEqual({ x: 0, y: 0 });
    expect(chartOf({ ...track([]), value: 7 }).end.y).toBeCloseTo((5 / 12) * CHART.height, 0);
  });
  it("never leaves its paper: a long record is narrowed, a value over the cap raises it", () => {
    const long = chartOf(track(Array.from({ length: 40 }, (_, i) => 12 - (i % 12))));
    expect(long.end.x).toBe(CHART.width);
    const over = chartOf(track([12, 14]));
    expect(over.end.y).toBe(0);
    expect(over.dots[0]!.y).toBeGreaterThan(0);
  });
  it("has a line for each point of health, every fourth a strong one", () => {
    const rows = chartOf(track([12])).rows;
    expect(rows).toHaveLength(13);
    expect(rows.filter((row) => row.strong)).toHaveLength(4);
    expect(rows.at(-1)).toMatchObject({ y: CHART.height, strong: true });
  });
});
