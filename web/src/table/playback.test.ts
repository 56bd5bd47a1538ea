import { beforeEach, describe, expect, it } from "vitest";
import { aLine, anAsked, anUpdate, aWelcome, HeldClock, words } from "../wire/fake";
import type { Happening, Line } from "../wire/messages";
import { type Mirror, updated, welcomed } from "../wire/mirror";
import { diceOf, HOLD, Playback, type Shown } from "./playback";

let clock: HeldClock;
let seen: Shown[];
let playback: Playback;
let mirror: Mirror;

const rolled = (faces: string[]): Happening => ({ kind: "roll", message: words("rolled"), data: { die: "hit", faces } });
const told = (key: string): Happening => ({ kind: "say", message: words(key) });

function happen(events: Happening[], line: Partial<Line> = {}, scene: Record<string, unknown> | null = null): void {
  const n = mirror.n + 1;
  mirror = updated(mirror, anUpdate(n, { line: aLine(n, { events, ...line }), scene }));
  playback.push(mirror, false);
}

const faces = (shown: Shown): string => shown.tray.map((die) => die.face).join();

beforeEach(() => {
  clock = new HeldClock();
  seen = [];
  playback = new Playback(clock, (shown) => seen.push(shown));
  mirror = welcomed(aWelcome(5), null);
  playback.push(mirror, true);
});

describe("telling one thing after the other", () => {
  it("shows each roll in its turn and the board after the last one", () => {
    const tray = [{ id: "t", kind: "hit", face: "miss", faces: ["hit", "miss"] }];
    happen([rolled(["hit"]), told("a"), rolled(["miss"]), told("b")], {}, { tray, badges: [{ id: "x", name: words("x") }] });
    expect(faces(seen.at(-1)!)).toBe("hit");
    expect(seen.at(-1)!.roll).toBe(1);
    clock.pass(HOLD.roll + HOLD.told);
    expect(faces(seen.at(-1)!)).toBe("miss");
    expect(seen.at(-1)!.roll).toBe(2);
    expect(seen.at(-1)!.tray[0]!.id).toBe("t");
    expect(seen.at(-1)!.mirror.scene!.badges).toBeUndefined();
    clock.pass(HOLD.roll);
    expect(seen.at(-1)!.mirror.scene!.badges).toHaveLength(1);
    clock.pass(10_000);
    expect(seen.at(-1)!.mirror).toBe(mirror);
    expect(seen.at(-1)!.roll).toBe(2);
  });

  it("lets dice that join the tray fall once, and those that lay there lie", () => {
    const die = (id: string, face: string) => ({ id, kind: "hit", face, faces: ["hit", "miss"] });
    happen([rolled(["hit"])], {}, { tray: [die("a", "hit")] });
    clock.pass(10_000);
    happen([rolled(["miss"]), rolled(["hit", "hit"])], {}, { tray: [die("a", "hit"), die("b", "miss"), die("c", "hit"), die("d", "hit")] });
    expect(seen.at(-1)!.tray.map((one) => one.id)).toEqual(["a", "b"]);
    clock.pass(HOLD.roll);
    expect(seen.at(-1)!.tray.map((one) => one.id)).toEqual(["a", "b", "c", "d"]);
    const roll = seen.at(-1)!.roll;
    clock.pass(10_000);
    expect(seen.at(-1)!.roll).toBe(roll);
  });

  it("shows dice of their own for a roll that the tray does not keep, with the sides the event tells", () => {
    happen([{ ...rolled(["4"]), data: { die: "crew", key: "varga", sides: ["4", "5"], faces: ["4"] } }], {}, { tray: [] });
    expect(seen.at(-1)!.tray).toMatchObject([{ kind: "crew", face: "4", faces: ["4", "5"], name: { key: "outcome-4" } }]);
  });

  it("moves one piece at a time, as the events tell it", () => {
    const pieces = (p: string, q: string) => [{ id: "p", name: words("p"), at: p }, { id: "q", name: words("q"), at: q }];
    happen([], {}, { pieces: pieces("a", "b") });
    clock.pass(10_000);
    const go = (id: string, path: string[]): Happening => ({ kind: "move", message: words("go"), pieces: [id], data: { path } });
    happen([go("p", ["x", "y"]), go("q", ["z"]), told("end")], {}, { pieces: pieces("y", "z") });
    const at = () => seen.at(-1)!.mirror.scene!.pieces!.map((piece) => piece.at).join();
    expect(at()).toBe("y,b");
    clock.pass(HOLD.told);
    expect(at()).toBe("y,z");
    expect(seen.at(-1)!.mirror.scene).toBe(mirror.scene);
  });

  it("says what a die shows when it lies, and not before", () => {
    happen([told("a"), rolled(["hit"]), told("b")]);
    const said = (): (string | undefined)[] => (seen.at(-1)!.mirror.log.at(-1)!.events ?? []).map((event) => event.message?.key);
    clock.pass(HOLD.told);
    expect([seen.at(-1)!.rolling, seen.at(-1)!.event!.message, said()]).toEqual([true, null, ["a"]]);
    clock.pass(HOLD.tumble);
    expect([seen.at(-1)!.rolling, said()]).toEqual([false, ["a", "rolled"]]);
  });

  it("lets a number fall when its sentence is said, each in its turn", () => {
    const sheet = (id: string, value: number) => ({ id, name: words(id), tracks: [{ id: `hp-${id}`, name: words("hp"), value }] });
    happen([], {}, { sheets: [sheet("p", 9), sheet("q", 9)] });
    clock.pass(10_000);
    const hurt = (id: string, after: number): Happening => ({ kind: "hp", message: words("hurt"), pieces: [id], data: { after } });
    happen([rolled(["hit"]), hurt("p", 8), hurt("q", 5), hurt("p", 6)], {}, { sheets: [sheet("p", 6), sheet("q", 5)] });
    const values = () => seen.at(-1)!.mirror.scene!.sheets!.map((one) => one.tracks![0]!.value);
    const order = [values()];
    for (const hold of [HOLD.tumble, HOLD.told, HOLD.told, HOLD.told]) {
      clock.pass(hold);
      order.push(values());
    }
    expect(order).toEqual([[9, 9], [9, 9], [8, 9], [8, 5], [6, 5]]);
  });

  it("tells what happened in a place before another place is shown", () => {
    const places = (id: string) => [{ id, name: words(id) }];
    happen([], {}, { places: places("room") });
    clock.pass(10_000);
    happen([told("falls"), told("won")], {}, { places: places("map") });
    const at = () => seen.at(-1)!.mirror.scene!.places![0]!.id;
    expect(at()).toBe("room");
    clock.pass(HOLD.told);
    expect(at()).toBe("room");
    clock.pass(HOLD.told);
    expect(at()).toBe("map");
  });

  it("waits at a moment until somebody goes on", () => {
    playback = new Playback(clock, (shown) => seen.push(shown), { moment: (event) => (event.kind === "fall" ? "waits" : null) });
    playback.push(mirror, true);
    happen([{ kind: "fall", message: words("falls") }, told("wakes")]);
    clock.pass(60_000);
    expect(seen.at(-1)!).toMatchObject({ waits: true, event: { kind: "fall" } });
    playback.resume();
    expect(seen.at(-1)!.event!.message!.key).toBe("wakes");
    clock.pass(HOLD.told);
    expect(seen.at(-1)!.mirror).toBe(mirror);
  });

  it("tells a companion's whole turn in a few seconds, however long it is", () => {
    for (let i = 0; i < 20; i++) happen([told("a"), rolled(["hit"])], { companion: "random", seat: 1, label: words("shoot") });
    clock.pass(HOLD.turn);
    expect(seen.at(-1)!).toMatchObject({ mirror, behind: 0 });
  });

  it("lets the log grow with what is shown", () => {
    happen([told("a"), told("b")]);
    expect(seen.at(-1)!.mirror.log.at(-1)!.events).toHaveLength(1);
    clock.pass(10_000);
    expect(seen.at(-1)!.mirror.log.at(-1)!.events).toHaveLength(2);
  });

  it("shows a companion's choice for a beat before it acts", () => {
    happen([rolled(["hit"])], { companion: "random", seat: 1, label: words("shoot") });
    expect(seen.at(-1)!.choice).toMatchObject({ seat: 1 });
    expect(seen.at(-1)!.roll).toBe(0);
    clock.pass(HOLD.choice);
    expect(seen.at(-1)!.choice).toBeNull();
    expect(seen.at(-1)!.roll).toBe(1);
  });

  it("keeps a question open that still stands, and closes one that is settled", () => {
    const [mine, theirs] = [anAsked({ number: 5 }), anAsked({ seat: 1, number: 6 })];
    mirror = welcomed(aWelcome(5, { asked: { "0": mine, "1": theirs } }), null);
    playback.push(mirror, true);
    const n = mirror.n + 1;
    mirror = updated(mirror, anUpdate(n, { line: aLine(n, { events: [told("a")] }), asked: { "1": anAsked({ seat: 1, number: 7 }) } }));
    playback.push(mirror, false);
    expect(Object.keys(seen.at(-1)!.mirror.asked)).toEqual(["0"]);
    clock.pass(10_000);
    expect(Object.keys(seen.at(-1)!.mirror.asked)).toEqual(["0", "1"]);
  });

  it("counts a roll that only the tray tells of", () => {
    happen([], {}, { tray: [{ id: "t", kind: "hit", face: "hit" }] });
    expect(seen.at(-1)!.roll).toBe(1);
    happen([], {}, { tray: [{ id: "t", kind: "hit", face: "hit" }] });
    expect(seen.at(-1)!.roll).toBe(1);
  });
});

it("has the dice of a roll that lies in no tray any more", () => {
  const event = { ...rolled(["hit", "miss"]), data: { die: "hit", sides: ["hit", "miss"], faces: ["hit", "miss"] } };
  expect(diceOf(event)).toMatchObject([
    { kind: "hit", face: "hit", faces: ["hit", "miss"] },
    { kind: "hit", face: "miss", faces: ["hit", "miss"] },
  ]);
  expect(new Set(diceOf(event).map((die) => die.id)).size).toBe(2);
});

describe("never in the way", () => {
  it("jumps to the present when somebody acts", () => {
    happen([rolled(["hit"])]);
    happen([rolled(["miss"])]);
    expect(seen.at(-1)!.behind).toBeGreaterThan(0);
    playback.flush();
    expect(seen.at(-1)!).toMatchObject({ behind: 0, mirror });
    clock.pass(10_000);
    expect(seen.at(-1)!.mirror).toBe(mirror);
  });

  it("shows everything at once at speed 0", () => {
    playback.speed = 0;
    happen([rolled(["hit"]), told("a")]);
    expect(seen.at(-1)!.mirror).toBe(mirror);
  });

  it("goes twice as fast at speed 2", () => {
    playback.speed = 2;
    happen([rolled(["hit"])]);
    clock.pass(HOLD.roll / 2);
    expect(seen.at(-1)!.mirror).toBe(mirror);
  });

  it("hurries when it has fallen far behind", () => {
    for (let i = 0; i < 12; i++) happen([rolled(["hit"])]);
    clock.pass(HOLD.roll);
    const behind = seen.at(-1)!.behind;
    expect(behind).toBeLessThan(8);
  });

  it("does not lag behind a clock", () => {
    const n = mirror.n + 1;
    const clocks = [{ key: "round", due: 1, milliseconds: 1 }];
    mirror = updated(mirror, anUpdate(n, { line: aLine(n, { events: [rolled(["hit"])] }), table: { clocks } }));
    playback.push(mirror, false);
    expect(seen.at(-1)!.mirror).toBe(mirror);
  });

  it("does not lag in a race that others run", () => {
    const race = anAsked({ race: true, number: 5 });
    mirror = welcomed(aWelcome(5, { asked: { "0": race }, you: { person: 1, seats: [0] } }), null);
    playback.push(mirror, true);
    const answer = (seat: number): void => {
      const n = mirror.n + 1;
      const asked = { "0": anAsked({ race: true, number: n }) };
      mirror = updated(mirror, anUpdate(n, { line: aLine(n, { seat, events: [rolled(["hit"])] }), asked }));
      playback.push(mirror, false);
    };
    answer(1);
    expect(seen.at(-1)!.mirror).toBe(mirror);
    answer(0);
    expect(seen.at(-1)!.mirror).not.toBe(mirror);
  });

  it("starts over with a fresh table", () => {
    happen([rolled(["hit"])]);
    const fresh = welcomed(aWelcome(20), mirror);
    playback.push(fresh, true);
    expect(seen.at(-1)!).toMatchObject({ mirror: fresh, behind: 0 });
  });
});
