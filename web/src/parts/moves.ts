/** How pieces slide from where they were to where they are. Pure, so that it can be tested. */
import type { Happening } from "./contracts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Shift {
  readonly id: string;
  /** Where it was, seen from where it is. */
  readonly from: Point;
  readonly at: Point;
}

/** Milliseconds for one step, and for a whole way however long. */
const STEP = 320;
const MOST = 900;
/** Less than this is a board that was laid out anew, not a piece that went somewhere. */
const LEAST = 3;

export const durationOf = (steps: number): number => Math.min(MOST, STEP * Math.max(1, steps));

/**
 * What has moved. Whatever stands on something that moved is carried by it, and only its own part of
 * the way counts: `inside` says for each piece in which other one it stands.
 */
export function shifts(
  before: ReadonlyMap<string, Point>,
  after: ReadonlyMap<string, Point>,
  inside: ReadonlyMap<string, string | null>,
): Shift[] {
  const whole = (id: string | null | undefined): Point => {
    const was = id ? before.get(id) : undefined;
    const is = id ? after.get(id) : undefined;
    return was && is ? { x: was.x - is.x, y: was.y - is.y } : { x: 0, y: 0 };
  };
  const found: Shift[] = [];
  for (const [id, at] of after) {
    if (!before.has(id)) continue;
    const own = whole(id);
    const carried = whole(inside.get(id));
    const from = { x: own.x - carried.x, y: own.y - carried.y };
    if (Math.hypot(from.x, from.y) >= LEAST) found.push({ id, from, at });
  }
  return found;
}

/** The places an event leads its piece through, by id; empty where it tells of none. */
export function pathOf(event: Happening | null, piece: string): string[] {
  const path = event?.data?.["path"];
  return event?.pieces?.[0] === piece && Array.isArray(path) ? path.map(String) : [];
}

/** The way as offsets from where the piece is now, the last one being none. */
export function routeOf(shift: Shift, places: ReadonlyMap<string, Point>, event: Happening | null): Point[] {
  const between = pathOf(event, shift.id)
    .map((id) => places.get(id))
    .filter((place) => place !== undefined)
    .map((place) => ({ x: place.x - shift.at.x, y: place.y - shift.at.y }));
  // The way may begin or end with the places it starts from and leads to.
  const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 24;
  while (between.length && near(between[0]!, shift.from)) between.shift();
  while (between.length && near(between.at(-1)!, { x: 0, y: 0 })) between.pop();
  return [shift.from, ...between, { x: 0, y: 0 }];
}
