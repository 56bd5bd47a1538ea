import { describe, expect, it } from "vitest";
import type { Asked, Offer, Scene } from "../../parts/contracts";
import { doorsOf, dropping, eyeOf, feeding, handOf, having, itemsOf, keys, laidOf, optionIcon, roomsOf, skillsOf, sourcesOf, throwing, tileIn } from "./lair";

const words = (key: string) => ({ key });
const scene = (): Scene => ({
  game: "vengeance",
  places: [
    { id: "p0-r0", kind: "room", x: 8, y: 50, w: 16, h: 18, links: ["p0-r1"], state: "visited", badges: [{ id: "p0-r0-start", name: words("entrance") }] },
    { id: "p0-r1", kind: "room", x: 26, y: 22, links: ["p0-r0"], badges: [{ id: "p0-r1-loot", name: words("loot"), value: 2 }, { id: "p0-o1", name: words("no noise"), value: 3 }] },
    { id: "p1-r0", kind: "room", x: 8, y: 180, links: [] },
  ],
  pieces: [
    { id: "p0-hero", name: words("odile"), at: "p0-r0", kind: "hero", seat: 0 },
    { id: "p0-r1-gunman-1", name: words("gunman"), at: "p0-r1", kind: "gunman", state: "evaded dot" },
    { id: "p0-boss", name: words("boss"), at: "p0-r1", kind: "boss" },
  ],
  paths: [{ id: "p0-exit", places: ["p0-r0", "p0-r1"] }],
  dice: [
    { id: "die-0", kind: "combat", face: "run", at: "p0" },
    { id: "die-1", kind: "combat", face: "wound", at: "p0", state: "locked" },
    { id: "die-9", kind: "combat", face: "gun", at: "p1" },
  ],
  board: {
    viewer: 0,
    stage: "roll",
    seats: [
      {
        seat: 0,
        sheet: "p0",
        phase: "roll",
        lair: ["p0-r0", "p0-r1"],
        hand: [{ id: "die-0" }, { id: "die-1" }],
        tiles: [
          { id: "p0-basic-sprint", kind: "skill basic", requires: [["run"]], groups: [{ faces: ["run", "run"] }, { faces: ["run"] }] },
          { id: "p0-anvil-second-wind", kind: "skill owned", requires: [] },
          { id: "p0-anvil-crowbar", kind: "item" },
        ],
      },
      { seat: 1, sheet: "p1", phase: "roll", lair: ["p1-r0"] },
    ],
  },
});
const option = (id: string, kind: string, fields: Offer["fields"] = {}): Offer => ({ id, label: words(id), kind, fields, points_at: [] });
const throws = (...dice: string[]): Offer => option(`throw:${dice.join("+")}`, "throw", { dice });
const assign = (skill: string, dice: string[], freed?: string): Offer =>
  option(`assign:${skill}:${dice.join("+")}${freed ? `:free:${freed}` : ""}`, "assign", { skill, dice, ...(freed ? { freed } : {}) });
const done = option("done", "done");
const asked = (...options: Offer[]): Asked => ({ key: "vengeance.roll", seat: 0, options }) as unknown as Asked;

describe("the lair", () => {
  it("is empty where there is nothing yet", () => {
    const nothing: Scene = { game: "vengeance" };
    expect(roomsOf(nothing, 0)).toEqual([]);
    expect(handOf(nothing, 0)).toEqual([]);
    expect(eyeOf(nothing, [])).toBe(0);
  });

  it("counts the dice that lie on skills", () => {
    expect(laidOf(scene(), 0)).toBe(3);
    expect(laidOf(scene(), 1)).toBe(0);
  });

  it("holds each room with whoever is in it", () => {
    const [first, second] = roomsOf(scene(), 0);
    expect(first).toMatchObject({ id: "p0-r0", start: true, visited: true, boss: null });
    expect(first!.hero?.id).toBe("p0-hero");
    expect(second!.minions.map((piece) => piece.id)).toEqual(["p0-r1-gunman-1"]);
    expect(second!.boss?.id).toBe("p0-boss");
    expect(second!.objectives.map((badge) => badge.value)).toEqual([3]);
  });

  it("draws everybody's lair at the same height", () => {
    expect(roomsOf(scene(), 1)[0]!.y).toBe(roomsOf(scene(), 0)[0]!.y);
  });

  it("has one door between two rooms, and knows the way out", () => {
    const doors = doorsOf(scene(), roomsOf(scene(), 0), 0);
    expect(doors).toHaveLength(1);
    expect(doors[0]!.exit).toBe(true);
  });

  it("tells items from skills, and skills that take dice from passive ones", () => {
    expect(skillsOf(scene(), 0).map((tile) => tile.id)).toEqual(["p0-basic-sprint"]);
    expect(itemsOf(scene(), 0).map((tile) => tile.id)).toEqual(["p0-anvil-crowbar"]);
    expect(handOf(scene(), 0).map((die) => die.id)).toEqual(["die-0", "die-1"]);
  });
});

describe("the roll", () => {
  const offers = asked(throws("d0"), throws("d0", "d2"), throws("d2"), assign("basic.sprint", ["d0"]), done);

  it("throws all dice but those held back", () => {
    expect(throwing(offers, new Set())?.id).toBe("throw:d0+d2");
    expect(throwing(offers, new Set(["die-0"]))?.id).toBe("throw:d2");
    expect(throwing(offers, new Set(["die-0", "die-2"]))).toBeNull();
  });

  it("feeds a skill by its tile", () => {
    expect(feeding(offers, "p0-basic-sprint", "p0")?.id).toBe("assign:basic.sprint:d0");
    expect(feeding(offers, "p0-basic-fire", "p0")).toBeNull();
  });

  it("feeds a skill with the die that was carried there, or with the dice held back", () => {
    const some = asked(assign("basic.strike", ["d0", "d1", "d2"]), assign("basic.strike", ["d0", "d1", "d3"], "d9"), assign("basic.sprint", ["d4", "d5"]), option("place:d9", "place", { die: "d9" }));
    expect(dropping(some, "die-3", "p0-basic-strike")?.id).toBe("assign:basic.strike:d0+d1+d3:free:d9");
    expect(dropping(some, "die-4", "p0-basic-strike")).toBeNull();
    expect(dropping(some, "die-9", "life")?.id).toBe("place:d9");
    expect(dropping(some, "die-3", "life")).toBeNull();
    expect(dropping(null, "die-3", "life")).toBeNull();
    expect(feeding(some, "p0-basic-strike", "p0")?.id).toBe("assign:basic.strike:d0+d1+d2");
    expect(feeding(some, "p0-basic-strike", "p0", new Set(["die-3"]))?.id).toBe("assign:basic.strike:d0+d1+d3:free:d9");
  });

  it("tells which dice of a group the hand has", () => {
    expect(having([["knife"], ["knife"], ["double_knife"]], ["double_knife", "knife", "run"])).toEqual([true, false, true]);
    expect(having([["gun"], ["gun", "knife"]], ["gun"])).toEqual([true, false]);
    expect(having([["knife"]], ["double_knife"])).toEqual([true]);
  });

  it("goes by keys", () => {
    expect(keys(" ", offers, scene())).toBe("throw:d0+d2");
    expect(keys(" ", offers, scene(), new Set(["die-0"]))).toBe("throw:d2");
    expect(keys("d", offers, scene())).toBe("done");
    expect(keys("1", offers, scene())).toBe("assign:basic.sprint:d0");
    expect(keys("2", offers, scene())).toBeNull();
    expect(keys("1", { ...offers, key: "vengeance.combat" }, scene())).toBeNull();
  });

  it("has an icon for what is done", () => {
    expect(optionIcon("vengeance.flashback", option("2:heal:extra", "heal", { source: "2", recovery: "extra" }))).toBe("heart-plus");
    expect(optionIcon("vengeance.step", option("p0-r3", "move", { seat: 0, room: "r3" }))).toBeNull();
  });

  it("sorts a Flashback by what pays, and keeps each option's own key", () => {
    const train = option("1:train", "train", { source: "1" });
    const buy = option("2:buy:anvil.crowbar", "buy", { source: "2", item: "anvil.crowbar" });
    const learn = option("learn:anvil.haymaker:for:anvil.barge-in", "learn", { skill: "anvil.haymaker", given_up: "anvil.barge-in" });
    const many = [train, buy, option("free:train", "train", { source: "free" }), learn, done];
    const found = sourcesOf(many, [false, false, true, false]);
    expect(found.map(({ id, used, offers: some }) => [id, used, some.map((one) => one.number)])).toEqual([
      ["1", false, [1]],
      ["2", false, [2]],
      ["3", true, []],
      ["free", false, [3]],
      ["learn", false, [4]],
    ]);
    expect(tileIn(buy, "p1")).toBe("p1-anvil-crowbar");
    expect(tileIn(learn, "p0")).toBe("p0-anvil-haymaker");
    expect(tileIn(train, "p0")).toBe("");
  });
});
