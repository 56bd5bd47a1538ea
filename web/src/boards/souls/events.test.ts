import { describe, expect, it } from "vitest";
import { words } from "../../wire/fake";
import type { Happening, Scene } from "../../wire/messages";
import { advance, blows, moment } from "./events";

const happen = (kind: string, piece: string, data: Record<string, unknown> = {}): Happening => ({ kind, message: words(kind), pieces: [piece], data });
const bar = (black: number, red: number, pending = 0) => ({ id: "bar", name: words("bar"), value: 0, high: 10, style: "ends", parts: { black, red, pending } });
const scene = { sheets: [{ id: "hero-0", name: words("Knight"), tracks: [bar(3, 1, 4)] }] } as unknown as Scene;

describe("what happens in Dark Souls", () => {
  it("puts cubes onto the bar when it is said, and takes the blow away that hung over it", () => {
    const parts = (after: Scene) => after.sheets![0]!.tracks![0]!.parts;
    expect(parts(advance(scene, happen("hp", "hero-0", { black: 2 })))).toEqual({ black: 5, red: 1, pending: 4 });
    expect(parts(advance(scene, happen("hp", "hero-0", { red: 3 })))).toEqual({ black: 3, red: 4, pending: 0 });
    expect(parts(advance(scene, happen("hp", "hero-1", { red: 3 })))).toEqual({ black: 3, red: 1, pending: 4 });
  });

  it("is seen on the card and on the board", () => {
    expect(blows(happen("hp", "hero-0", { red: 2 }))).toMatchObject([{ at: ["hero-0", "figure-0"], text: "−2", tone: "bad" }]);
    expect(blows(happen("hp", "foe-1", { damage: 3, left: 0 }))).toMatchObject([{ at: ["foe-1", "foe-1"], text: "−3" }]);
    expect(blows(happen("hp", "hero-0", { black: 2 }))).toEqual([]);
  });

  it("waits where the party falls and wakes, and does not where the game ends", () => {
    const fall = happen("fall", "hero-0");
    const entry = [happen("hp", "hero-0", { red: 4 }), fall, happen("souls", "", { souls: 6 }), happen("rest", "bonfire", { sparks: 1 })];
    const found = moment(fall, entry, scene)!;
    expect(found.go).toEqual({ key: "web-souls-wake" });
    expect(found.lines!.map((line) => line.title.args)).toEqual([{ souls: 6 }, { sparks: 1 }, undefined]);
    expect(moment(fall, [fall], scene)!.go).toBeUndefined();
    expect(moment(happen("fall", "foe-0"), [], scene)).toBeNull();
  });
});
