import { describe, expect, it } from "vitest";
import { scaleOf, shapeOf, spread } from "./floorplan";
import type { Room } from "./lair";

const room = (id: string, x: number, y: number, links: string[] = []): Room =>
  ({ id, x, y, w: 160, h: 128, place: { id, kind: "room", links } }) as unknown as Room;

/** Three in a row, and one below the middle. */
const lair = [room("a", 88, 200, ["b"]), room("b", 500, 200, ["a", "c", "d"]), room("c", 950, 200, ["b"]), room("d", 500, 600, ["b"])];

const overlap = (one: Room, other: Room): boolean => Math.abs(one.x - other.x) < one.w && Math.abs(one.y - other.y) < one.h;

describe("the floor plan", () => {
  it.each([
    [390, 250, false],
    [820, 470, true],
    [860, 600, true],
  ])("keeps all rooms on %i by %i pixels, and apart", (wide, high, named) => {
    const scale = scaleOf(lair, wide, high, named);
    const rooms = spread(lair, wide / scale, high / scale, named);
    for (const one of rooms) {
      expect(one.x - one.w / 2).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w / 2).toBeLessThanOrEqual(wide / scale);
      expect(one.y - one.h / 2).toBeGreaterThanOrEqual(0);
      expect(one.y + one.h / 2).toBeLessThanOrEqual(high / scale);
      for (const other of rooms) if (other !== one) expect(overlap(one, other)).toBe(false);
    }
  });

  it("gives rooms all the width of a phone that three in a row can have", () => {
    const scale = scaleOf(lair, 390, 300, false);
    expect(160 * scale).toBeGreaterThan(100);
    expect(3 * 160 * scale).toBeLessThan(390);
  });

  it("makes rooms smaller rather than let a corridor run behind one", () => {
    const beside = [room("a", 0, 0, ["c"]), room("b", 500, 150), room("c", 1000, 0, ["a"])];
    const free = [room("a", 0, 0), room("b", 500, 150), room("c", 1000, 0)];
    expect(scaleOf(beside, 900, 200, false)).toBeLessThan(scaleOf(free, 900, 200, false));
  });

  it("lies in the middle where it has but one row", () => {
    const [one, other] = spread([room("a", 0, 40), room("b", 10, 40)], 800, 400, false);
    expect(one!.y).toBe(200);
    expect(other!.y).toBe(200);
  });

  it("has a shape that pieces do not change", () => {
    expect(shapeOf([{ ...lair[0]!, visited: true }])).toBe(shapeOf([lair[0]!]));
  });
});
