/**
 * How large a lair can be drawn on the room there is. Its rooms are stretched to the edges of the board
 * and made as large as they can be while they stay apart and no corridor runs behind a third room.
 */
import type { Room } from "./lair";

/** Pixels of a unit at most: on a large screen rooms need not grow without end. */
const LARGEST = 1.15;
const SMALLEST = 0.25;
const FINER = 0.97;
/** Left free between rooms and at the edges, in units; names hang over the upper edge of a room. */
const BETWEEN = 14;
const EDGE = 14;
const TAB = 20;
/** A corridor is looked at in so many places. */
const PLACES = 24;

type Spot = readonly [x: number, y: number];

/** What a scale depends on; nothing of it changes while a lair is stormed. */
export const shapeOf = (rooms: readonly Room[]): string => rooms.map((room) => `${room.id} ${room.x} ${room.y}`).join();

/** How many pixels a unit may have on a board of this size; `named`: rooms have tabs with their names. */
export function scaleOf(rooms: readonly Room[], wide: number, high: number, named: boolean): number {
  const corridors = rooms.flatMap((room, from) =>
    (room.place.links ?? []).map((link) => [from, rooms.findIndex((other) => other.id === link)] as const).filter(([, to]) => to > from),
  );
  for (let scale = LARGEST; scale > SMALLEST; scale *= FINER) {
    const spots = spotsOf(rooms, wide / scale, high / scale, named);
    if (apart(rooms, spots, named) && clear(rooms, spots, corridors)) return scale;
  }
  return SMALLEST;
}

/** The rooms on a map of so many units, from edge to edge. */
export function spread(rooms: readonly Room[], width: number, height: number, named: boolean): Room[] {
  const spots = spotsOf(rooms, width, height, named);
  return rooms.map((room, at) => ({ ...room, x: spots[at]![0], y: spots[at]![1] }));
}

/** The middle of each room when the outermost ones touch the edges. */
function spotsOf(rooms: readonly Room[], width: number, height: number, named: boolean): Spot[] {
  const [w, h] = [rooms[0]?.w ?? 0, rooms[0]?.h ?? 0];
  const top = EDGE + (named ? TAB : 0);
  const across = along(rooms.map((room) => room.x), EDGE + w / 2, width - EDGE - w / 2);
  const down = along(rooms.map((room) => room.y), top + h / 2, height - EDGE - h / 2);
  return rooms.map((room) => [across(room.x), down(room.y)]);
}

/** From the span of these numbers to another one; a span of nothing lies in the middle. */
function along(values: readonly number[], low: number, high: number): (value: number) => number {
  const [first, last] = [Math.min(...values), Math.max(...values)];
  return (value) => (last > first ? low + ((value - first) / (last - first)) * (high - low) : (low + high) / 2);
}

function apart(rooms: readonly Room[], spots: readonly Spot[], named: boolean): boolean {
  const above = BETWEEN + (named ? TAB : 0);
  return spots.every(([x, y], at) =>
    spots.every(([ox, oy], other) => other <= at || Math.abs(x - ox) >= rooms[at]!.w + BETWEEN || Math.abs(y - oy) >= rooms[at]!.h + above),
  );
}

/** Whether every corridor can be seen from end to end. */
function clear(rooms: readonly Room[], spots: readonly Spot[], corridors: readonly (readonly [number, number])[]): boolean {
  return corridors.every(([from, to]) => {
    const [[x1, y1], [x2, y2]] = [spots[from]!, spots[to]!];
    return spots.every(([x, y], at) => {
      if (at === from || at === to) return true;
      for (let place = 1; place < PLACES; place++) {
        const part = place / PLACES;
        if (Math.abs(x1 + (x2 - x1) * part - x) < rooms[at]!.w / 2 && Math.abs(y1 + (y2 - y1) * part - y) < rooms[at]!.h / 2) return false;
      }
      return true;
    });
  });
}
