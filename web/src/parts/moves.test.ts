import { describe, expect, it } from "vitest";
import { durationOf, routeOf, shifts } from "./moves";

const p = (x: number, y: number) => ({ x, y });
const alone = new Map<string, string | null>();

describe("pieces that move", () => {
  it("slide from where they were", () => {
    const moved = shifts(new Map([["a", p(0, 0)], ["b", p(50, 50)]]), new Map([["a", p(100, 40)], ["b", p(50, 50)]]), alone);
    expect(moved).toEqual([{ id: "a", from: p(-100, -40), at: p(100, 40) }]);
  });
  it("do not when they have just come, or were only laid out anew", () => {
    expect(shifts(new Map([["a", p(0, 0)]]), new Map([["a", p(1, 2)], ["b", p(9, 9)]]), alone)).toEqual([]);
  });
  it("are carried by what they stand on", () => {
    const before = new Map([["ship", p(0, 0)], ["hero", p(10, 0)]]);
    const after = new Map([["ship", p(100, 0)], ["hero", p(130, 0)]]);
    const moved = shifts(before, after, new Map([["ship", null], ["hero", "ship"]]));
    expect(moved.map((one) => [one.id, one.from.x])).toEqual([["ship", -100], ["hero", -20]]);
  });
  it("go the way the event tells, step by step", () => {
    const places = new Map([["n1", p(0, 0)], ["n2", p(100, 0)], ["n3", p(100, 100)]]);
    const shift = { id: "a", from: p(-100, -100), at: p(100, 100) };
    const event = { kind: "move", pieces: ["a"], data: { path: ["n1", "n2", "n3"] } };
    expect(routeOf(shift, places, event)).toEqual([p(-100, -100), p(0, -100), p(0, 0)]);
    expect(routeOf(shift, places, { ...event, pieces: ["b"] })).toEqual([p(-100, -100), p(0, 0)]);
  });
  it("take longer for a longer way, within bounds", () => {
    expect([durationOf(1), durationOf(2), durationOf(9)]).toEqual([320, 640, 900]);
  });
});
