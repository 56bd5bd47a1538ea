import { describe, expect, it } from "vitest";
import type { Offer, Scene } from "../../parts/contracts";
import { arcOffered, arcShape, pointAt, reachOf } from "./arcs";
import { arrowsOf, blows, flagsOf, walks } from "./blows";
import { placesOf } from "./board";
import { arenaOf, doorOf, EDGE, facingIn, inside, standing, STEP, stonesOf } from "./lattice";
import { foesOf, memoryOf, sideOf } from "./pattern";
import { reachShown, threatShown, within } from "./reach";
import { dungeonOf, laidBy } from "./rooms";
import { optionIcon, verdict } from "./signs";
import { handsOf, spreadsOf, statsOf, viewOf } from "./view";

const words = (key: string) => ({ key });
const option = (kind: string, fields: Offer["fields"] = {}): Offer => ({ id: kind, label: words(kind), kind, fields });
const NONE: ReadonlySet<string> = new Set();

/** The thirteen nodes of a tile, as its lattice is printed. */
const TILE = [
  [0, 0], [2, 0], [4, 0], [1, 1], [3, 1], [0, 2], [2, 2], [4, 2], [1, 3], [3, 3], [0, 4], [2, 4], [4, 4],
] as const;

function fight(more: Partial<Scene> = {}, board: Record<string, unknown> = {}): Scene {
  return {
    game: "souls",
    places: TILE.map(([x, y], n) => ({ id: `n${n}`, kind: "node", x, y, links: n === 0 ? ["n1", "n3"] : n === 1 ? ["n0"] : [] })),
    pieces: [
      { id: "figure-0", name: words("knight"), at: "n10", kind: "hero", seat: 0 },
      { id: "figure-1", name: words("herald"), at: "n10", kind: "hero", seat: 1 },
      { id: "foe-0", name: words("gargoyle"), at: "n6", kind: "boss", facing: 4, state: "acting" },
      { id: "foe-1", name: words("hollow"), kind: "hollow_soldier", state: "fallen" },
    ],
    board: { room: { id: "mini", rows: 5, entry: [], door: "south" }, ...board },
    ...more,
  };
}

const side = (hit: string[], weak: string[]) => ({ name: words("x"), range: 1, dodge: 1, hit, weak });
const boss = (more: Record<string, unknown> = {}) => ({
  heated: false,
  card: "whip",
  deck: 2,
  discard: ["breath", "whip"],
  order: ["breath", "whip"],
  next: [],
  pattern: ["breath", "whip"],
  shuffled: [],
  unseen: 2,
  weak: [["back"]],
  behaviours: { breath: { heat_up: false, sides: [side(["front"], ["back"])] }, whip: { heat_up: false, sides: [side(["left"], ["right"])] } },
  ...more,
});

describe("what the board shows", () => {
  it("is the map where there is nothing yet", () => {
    const nothing: Scene = { game: "souls" };
    expect(viewOf(nothing, NONE)).toBe("map");
    expect(arenaOf(nothing, true).nodes).toEqual([]);
    expect(standing(nothing, arenaOf(nothing, true))).toEqual([]);
    expect(dungeonOf(nothing).rooms).toEqual([]);
    expect(memoryOf(nothing)).toBeNull();
    expect(foesOf(nothing)).toEqual([]);
    expect(sideOf(nothing, 0)).toBeNull();
    expect(placesOf(nothing, "bad").size).toBe(0);
  });

  it("is a fight in a room, and cards while something is chosen", () => {
    expect(viewOf(fight(), NONE)).toBe("arena");
    const choice: Scene = { game: "souls", cards: [{ id: "choice-knight", name: words("knight"), at: "choice", kind: "character" }] };
    expect(viewOf(choice, NONE)).toBe("cards");
  });

  it("stays with the map while a tile is laid", () => {
    const laying: Scene = { game: "souls", cards: [{ id: "dealt", name: words("tile"), at: "choice", kind: "tile" }] };
    expect(viewOf(laying, NONE)).toBe("map");
  });

  it("spreads the inventory only while something of it may be taken, and that first", () => {
    const stocked: Scene = { game: "souls", cards: [{ id: "stock-0", name: words("estoc"), at: "inventory" }, { id: "stock-1", name: words("ring"), at: "inventory" }] };
    expect(handsOf(stocked, NONE)).toEqual([]);
    expect(handsOf(stocked, new Set(["stock-1"])).map((card) => card.id)).toEqual(["stock-1", "stock-0"]);
    const worn: Scene = { ...stocked, sheets: [{ id: "hero-0", name: words("knight"), cards: [{ id: "hero-0-left", name: words("sword"), at: "left" }] }] };
    expect(handsOf(worn, new Set(["hero-0-left"])).map((card) => card.id)).toEqual(["hero-0-left", "stock-0", "stock-1"]);
    const both = new Set(["hero-0-left", "stock-1"]);
    expect(spreadsOf(worn, both).map((spread) => spread.cards.map((card) => card.id))).toEqual([["hero-0-left"], ["stock-1", "stock-0"]]);
    const skilled: Scene = { ...worn, sheets: [{ ...worn.sheets![0]!, stats: [{ id: "hero-0-str", name: words("str"), value: 13 }] }] };
    expect(statsOf(skilled, both)).toEqual({ str: 13 });
    expect(statsOf(skilled, new Set(["stock-1"]))).toBeUndefined();
    expect(viewOf({ ...worn, board: fight().board! }, new Set(["hero-0-left"]))).toBe("arena");
  });

  it("reads the epilogue aloud, and no story of a campaign over the map", () => {
    const page = (kind: string): Scene => ({ game: "souls", pages: [{ id: "page", title: words("t"), kind }] });
    expect(viewOf(page("epilogue"), NONE)).toBe("page");
    expect(viewOf(page("story"), NONE)).toBe("map");
  });
});

describe("the arena", () => {
  it("lays nodes by row and column and each way once", () => {
    const arena = arenaOf(fight(), true);
    expect(arena.turned).toBe(false);
    expect(arena.nodes[6]).toMatchObject({ id: "n6", x: EDGE + 2 * STEP, y: EDGE + 2 * STEP });
    expect(arena.ways.map((way) => way.id)).toEqual(["n0-n1", "n0-n3"]);
  });

  it("turns a long room on its side where there is width, and facings with it", () => {
    const long = fight({ places: [{ id: "r0c0", kind: "node" }, { id: "r10c4", kind: "node", x: 4, y: 10 }] });
    const arena = arenaOf(long, true);
    expect(arena.turned).toBe(true);
    expect(arena.width).toBeGreaterThan(arena.height);
    expect(arena.nodes[0]).toMatchObject({ x: EDGE, y: EDGE + 4 * STEP });
    expect(facingIn(arena, 0)).toBe(270);
    expect(arenaOf(long, false).turned).toBe(false);
    expect(doorOf(arena, "south")).toMatchObject({ x: arena.width + 25, y: arena.height / 2 });
  });

  it("sets those who share a node apart and leaves out the fallen", () => {
    const arena = arenaOf(fight(), true);
    const here = standing(fight(), arena);
    expect(here.map((one) => one.id).sort()).toEqual(["figure-0", "figure-1", "foe-0"]);
    const [one, other] = here.filter((piece) => piece.hero);
    expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(78); // as wide as a shield
    expect(here.find((piece) => piece.boss)).toMatchObject({ x: EDGE + 2 * STEP });
  });

  it("draws an arc a quarter wide around the facing", () => {
    expect(arcShape({ x: 0, y: 0 }, 0, "front", 10, 20)).toMatch(/^M-7\.1 -7\.1L-14\.1 -14\.1A20 20/);
    expect(pointAt({ x: 0, y: 0 }, 180, "front", 10).y).toBeCloseTo(10);
    expect(reachOf(null)).toBeLessThan(reachOf(1));
    expect(reachOf(99)).toBeGreaterThan(reachOf(4));
  });

  it("keeps signs inside the room", () => {
    const arena = arenaOf(fight(), true);
    expect(inside(arena, { x: arena.width + 20, y: -9 }, 90, 24)).toEqual({ x: arena.width - 45, y: 12 });
    expect(inside(arena, { x: 200, y: 200 }, 90, 24)).toEqual({ x: 200, y: 200 });
  });

  it("fills the floor with stones and leaves no gap in a row", () => {
    const stones = stonesOf(400, 120);
    const first = stones.filter((stone) => stone.y === 0);
    expect(first[0]!.x).toBeLessThanOrEqual(0);
    expect(first.at(-1)!.x + first.at(-1)!.w).toBeGreaterThanOrEqual(400);
    first.slice(1).forEach((stone, i) => expect(stone.x).toBeCloseTo(first[i]!.x + first[i]!.w));
  });
});

describe("what is coming", () => {
  const strike = (target: string, damage = 5) => ({ target, damage, type: "physical" });
  const intents = [{ foe: "foe-0", path: ["n6"], targets: ["figure-0", "figure-1"], damage: 5, type: "physical", blows: [strike("figure-0"), strike("figure-1")] }];

  it("is a blow for each target and one flag for each node", () => {
    const scene = fight({}, { intents });
    const arena = arenaOf(scene, true);
    const here = standing(scene, arena);
    const coming = blows(scene, here, arena);
    expect(coming.map((blow) => blow.target)).toEqual(["figure-0", "figure-1"]);
    expect(flagsOf(coming, here, arena)).toMatchObject([{ damage: 5, times: 1, only: [], side: "over" }]);
    expect(flagsOf(coming.slice(0, 1), here, arena)).toMatchObject([{ times: 1, only: ["figure-0"], side: "right" }]);
  });

  it("says on a shared node who is struck more often than the others", () => {
    const blowsOf = [strike("figure-0"), strike("figure-1"), strike("figure-1")];
    const scene = fight({}, { intents: [{ ...intents[0]!, blows: blowsOf }] });
    const arena = arenaOf(scene, true);
    const here = standing(scene, arena);
    const flags = flagsOf(blows(scene, here, arena), here, arena);
    expect(flags).toMatchObject([
      { times: 1, only: ["figure-0"] },
      { times: 2, only: ["figure-1"] },
    ]);
    expect(flags[0]!.y).not.toBe(flags[1]!.y);
  });

  it("draws one arrow for each foe and node", () => {
    const scene = fight({}, { intents });
    const arena = arenaOf(scene, true);
    const here = standing(scene, arena);
    const coming = blows(scene, here, arena);
    const node = arena.nodes.find((one) => one.id === "n10")!;
    expect(arrowsOf(coming, here, arena)).toMatchObject([{ id: "foe-0-n10", to: { x: node.x, y: node.y } }]);
    expect(arrowsOf(coming.slice(0, 1), here, arena)[0]!.to).toMatchObject({ id: "figure-0" });
  });

  it("hangs its flag on the figure where somebody stands on a boss's own node", () => {
    const pieces = [
      { id: "figure-0", name: words("knight"), at: "n6", kind: "hero", seat: 0, facing: 2 },
      { id: "foe-0", name: words("gargoyle"), at: "n6", kind: "boss", facing: 4 },
    ];
    const scene = fight({ pieces }, { intents: [{ ...intents[0]!, blows: [strike("figure-0")] }] });
    const arena = arenaOf(scene, true);
    const here = standing(scene, arena);
    const knight = here.find((one) => one.id === "figure-0")!;
    expect(flagsOf(blows(scene, here, arena), here, arena)).toMatchObject([{ side: "over", x: knight.x }]);
  });

  it("counts what strikes again, and tells unlike blows apart", () => {
    const twice = [{ ...intents[0]!, blows: [strike("figure-0"), strike("figure-0"), strike("figure-0", 2)] }];
    const scene = fight({}, { intents: twice });
    const arena = arenaOf(scene, true);
    const here = standing(scene, arena);
    expect(blows(scene, here, arena)).toMatchObject([{ damage: 5, times: 2 }, { damage: 2, times: 1 }]);
    expect(flagsOf(blows(scene, here, arena), here, arena)).toMatchObject([{ damage: 5, times: 2 }, { damage: 2, times: 1 }]);
  });

  it("is shown also where the foe will come onto the very node", () => {
    const pieces = [
      { id: "figure-0", name: words("knight"), at: "n10", kind: "hero", seat: 0 },
      { id: "foe-0", name: words("hollow"), at: "n8", kind: "hollow_soldier" },
    ];
    const scene = fight({ pieces }, { intents: [{ ...intents[0]!, path: ["n8", "n10"], blows: [strike("figure-0", 4)] }] });
    const arena = arenaOf(scene, true);
    const here = standing(scene, arena);
    const [blow] = blows(scene, here, arena);
    expect(blow).toMatchObject({ damage: 4, from: { id: "foe-0" } });
  });

  it("is the blow that hangs over a bar while somebody defends", () => {
    const bar = { id: "hero-1-bar", name: words("bar"), value: 6, style: "ends" as const, parts: { black: 0, red: 0, pending: 4 } };
    const scene = fight({ sheets: [{ id: "hero-1", name: words("herald"), tracks: [bar] }] }, { intents });
    const arena = arenaOf(scene, true);
    const here = standing(scene, arena);
    expect(blows(scene, here, arena)).toMatchObject([{ target: "figure-1", damage: 5 }]);
    const unforeseen = { ...scene, board: fight().board! };
    expect(blows(unforeseen, here, arena)).toMatchObject([{ target: "figure-1", damage: 4, type: "physical" }]);
  });

  it("follows the way of each foe that walks", () => {
    const scene = fight({ paths: [{ id: "intent-0", places: ["n6", "n8"] }, { id: "intent-1", places: ["n6"] }] });
    expect(walks(scene, arenaOf(scene, true)).map((way) => way.id)).toEqual(["intent-0"]);
  });

  it("orders enemies by threat and leaves out the fallen", () => {
    const foe = (id: string, threat: number) => ({ id, threat, block: 1, resist: 0, heat_up: null, acted: false });
    const pieces = [
      { id: "foe-0", name: words("a"), at: "n1", kind: "hollow_soldier" },
      { id: "foe-1", name: words("b"), at: "n2", kind: "sentinel" },
      { id: "foe-2", name: words("c"), kind: "sentinel", state: "fallen" },
    ];
    const scene = fight({ pieces }, { foes: [foe("foe-0", 1), foe("foe-1", 7), foe("foe-2", 9)] });
    expect(foesOf(scene).map((one) => one.piece.id)).toEqual(["foe-1", "foe-0"]);
  });
});

describe("what is pointed at", () => {
  const cards = {
    "hero-0-left": { range: 0, actions: [{ cost: 0, dice: { black: 1 } }, { cost: 2, dice: { black: 1 }, range: 1 }] },
    "hero-0-right": { block: { black: 1 }, actions: [] },
  };
  const places = [
    { id: "n0", kind: "node", links: ["n1"] },
    { id: "n1", kind: "node", links: ["n0", "n2"] },
    { id: "n2", kind: "node", links: ["n1", "tile-0"] },
    { id: "tile-0", kind: "room", links: ["n2"] },
  ];
  const pieces = [{ id: "figure-0", name: words("knight"), at: "n0", kind: "hero", seat: 0 }];
  const foes = [{ id: "foe-0", threat: 5, block: 1, resist: 0, heat_up: null, acted: false, threatens: ["n1", "n2"] }];
  const scene = fight({ places, pieces }, { cards, foes });

  it("counts steps from node to node, and leaves the room by no door", () => {
    expect([...within(scene, "n0", 1)]).toEqual(["n0", "n1"]);
    expect([...within(scene, "n0", 99)]).toEqual(["n0", "n1", "n2"]);
    expect(within(scene, "nowhere", 3).size).toBe(0);
  });

  it("shows how far a weapon reaches, by its farthest attack", () => {
    expect(reachShown(scene, NONE, null)).toBeNull();
    expect(reachShown(scene, new Set(["hero-0-left"]), null)).toEqual({ range: 1, nodes: new Set(["n0", "n1"]) });
    expect(reachShown(scene, NONE, "figure-0")?.range).toBe(1);
    expect(reachShown(scene, new Set(["hero-0-right"]), null)).toBeNull();
  });

  it("shows where a foe would strike, under the pointer or aimed at", () => {
    expect(threatShown(scene, NONE, null).size).toBe(0);
    expect([...threatShown(scene, NONE, "foe-0")]).toEqual(["n1", "n2"]);
    expect([...threatShown(scene, new Set(["foe-0"]), null)]).toEqual(["n1", "n2"]);
  });
});

describe("a boss", () => {
  it("shows the side of its card only while it acts", () => {
    expect(sideOf(fight({}, { boss: boss() }), 0)?.hit).toEqual(["left"]);
    expect(sideOf(fight({}, { boss: boss() }), 1)?.hit).toEqual(["left"]);
    const waiting = fight({ pieces: [{ id: "foe-0", name: words("g"), at: "n6", kind: "boss" }] }, { boss: boss() });
    expect(sideOf(waiting, 0)).toBeNull();
  });

  it("is remembered: what acts, what is next, what is done, what nobody has seen", () => {
    expect(memoryOf(fight({}, { boss: boss() }))).toEqual({
      order: [
        { id: "breath", state: "done" },
        { id: "whip", state: "now" },
      ],
      shuffled: [],
      earlier: [],
      unseen: 2,
    });
    const waiting = fight({ pieces: [] }, { boss: boss({ next: ["breath"], deck: 0, unseen: 0 }) });
    expect(memoryOf(waiting)?.order[0]).toEqual({ id: "breath", state: "next" });
    const doubtful = fight({ pieces: [] }, { boss: boss({ next: ["breath"] }) });
    expect(memoryOf(doubtful)?.order[0]?.state).toBe("done");
  });

  it("keeps apart what was shuffled and what belongs to an earlier fight", () => {
    const mixed = memoryOf(fight({ pieces: [] }, { boss: boss({ pattern: [], shuffled: ["whip"], discard: [], next: ["whip"] }) }));
    expect(mixed?.order).toEqual([]);
    expect(mixed?.shuffled).toEqual([{ id: "whip", state: "" }]);
    expect(mixed?.earlier.map((one) => one.id)).toEqual(["breath"]);
  });

  it("has an arc for every option that goes to one", () => {
    expect(["arc", "dodge", "move", "around", "heroic"].map((kind) => arcOffered(option(kind, { arc: "left" })))).toEqual(Array(5).fill("left"));
    const others = [option("end"), option("dodge", { node: "n3" }), option("attack", { slot: "left", line: 1, foe: 2 }), option("slot", { slot: "left" }), null];
    expect(others.map(arcOffered)).toEqual(Array(5).fill(null));
  });

  it("has no sign of going back on an arc", () => {
    expect(optionIcon("souls.ask.arc", option("arc", { arc: "back" }))).toBeNull();
    expect(optionIcon("souls.ask.card-place", option("back"))).not.toBeNull();
    expect(optionIcon("souls.ask.dash", option("dash", { side: "north" }))).toBe("sprint");
    expect(optionIcon("souls.ask.dash", option("fight"))).toBe("crossed-swords");
  });
});

describe("the dungeon", () => {
  const map = {
    bonfire: ["west"],
    tiles: [{ id: "tile-0", x: -1, y: 0, doors: ["east"], level: 1, up: false, known: false, opened: false }],
    fog: { tile: "tile-0", side: "north" },
    dealt: { doors: ["north", "east"] },
  };
  const scene: Scene = {
    game: "souls",
    places: [
      { id: "bonfire", kind: "room" },
      { id: "tile-0", kind: "room", state: "up" },
      { id: "cell--1-1", kind: "cell" },
    ],
    board: { map },
  };

  it("has its rooms, free cells and fog where they lie", () => {
    const found = dungeonOf(scene);
    expect(found.rooms.map((room) => [room.id, room.x, room.y])).toEqual([["bonfire", 0, 0], ["tile-0", -100, 0]]);
    expect(found.cells).toMatchObject([{ id: "cell--1-1", x: -100, y: 100 }]);
    expect(found.fog).toEqual({ x: -100, y: 0, side: "north" });
    expect(found.width).toBeGreaterThanOrEqual(300);
  });

  it("shows a tile as an option would lay it", () => {
    expect(laidBy(scene, option("lay", { x: -1, y: 1, turn: 1 }))).toEqual({ x: -100, y: 100, doors: ["east", "south"] });
    expect(laidBy(scene, option("auto"))).toBeNull();
    expect(laidBy({ game: "souls" }, option("lay", { x: 0, y: 0, turn: 0 }))).toBeNull();
  });
});

describe("the dock", () => {
  it("knows an icon by the option", () => {
    expect(optionIcon("souls.ask.defence", option("block"))).toBe("round-shield");
    expect(optionIcon("souls.ask.defence", option("dodge"))).toBe("dodging");
    expect(optionIcon("souls.ask.defence", option("dodge", { node: "n3" }))).toBe("jump-across");
    expect(optionIcon("souls.ask.rolled", option("reroll", { die: 2 }))).toBe("clover");
    expect(optionIcon("souls.ask.explore", option("level", { hero: 0, stat: "int" }))).toBe("brain");
    expect(optionIcon("souls.ask.explore", option("gear", { hero: 0 }))).toBeNull();
    expect(optionIcon("souls.ask.explore", option("fog"))).toBe("fog");
    expect(optionIcon("souls.ask.fog", option("fog", { tile: 1, side: "north" }))).toBeNull();
  });

  it("adds up a roll, told or lying there", () => {
    const scene: Scene = { game: "souls" };
    expect(verdict({ scene, event: null, tray: [] })).toBeNull();
    expect(verdict({ scene, event: null, tray: [{ face: "pip2" }, { face: "pip1" }] })).toEqual({ figure: "3" });
    expect(verdict({ scene, event: { kind: "roll", data: { total: 4 } }, tray: [{ face: "pip4" }] })).toEqual({ figure: "4" });
  });
});
