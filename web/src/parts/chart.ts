/** The geometry of a line chart like the medical record: one column to the right at each change. */
import type { Track } from "./contracts";

/** The drawing's own units; it is stretched to whatever room there is. */
export const CHART = { width: 240, height: 78, columns: 16 } as const;

export interface Chart {
  /** Horizontal lines: y, and whether it is one of the strong ones. */
  rows: { y: number; strong: boolean }[];
  columns: number[];
  /** The line, without its last stretch. */
  line: string;
  /** The last stretch, which is drawn in when it is new. */
  last: string;
  dots: { x: number; y: number }[];
  end: { x: number; y: number };
}

export function chartOf(track: Track): Chart {
  const points = track.points?.length ? track.points : [track.value];
  const low = Math.min(track.low ?? 0, ...points);
  const high = Math.max(track.high ?? 0, low + 1, ...points);
  const columns = Math.max(CHART.columns, points.length - 1);
  const round = (value: number): number => Math.round(value * 10) / 10;
  const x = (column: number): number => round((column * CHART.width) / columns);
  const y = (value: number): number => round(((high - value) * CHART.height) / (high - low));
  const drawn = points.map((value, column) => ({ x: x(column), y: y(value) }));
  const path = (through: { x: number; y: number }[]): string =>
    through.map((point, i) => `${i ? "L" : "M"}${point.x} ${point.y}`).join("");
  const rows = Array.from({ length: high - low + 1 }, (_, i) => ({
    y: y(high - i),
    strong: (high - low - i) % 4 === 0,
  }));
  return {
    rows,
    columns: Array.from({ length: columns + 1 }, (_, i) => x(i)),
    line: path(drawn.length > 1 ? drawn.slice(0, -1) : drawn),
    last: drawn.length > 1 ? path(drawn.slice(-2)) : "",
    dots: drawn.slice(0, -1),
    end: drawn.at(-1)!,
  };
}
