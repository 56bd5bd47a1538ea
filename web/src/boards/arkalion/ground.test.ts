import { describe, expect, it } from "vitest";
import type { Offer, Scene } from "../../parts/contracts";
import { aboard, aim, armourNext, around, byHarm, CELL, cellsOf, endComing, harmOf, heldGreen, optionIcon, outside, threats, verdict, zonesOf } from "./ground";

const words = (key: string) => ({ key });
const scene = (more: Partial<Scene> = {}): Scene => ({
  game: "arkalion",
  places: [
    { id: "A0", kind: "cell", y: 6, state: "green" },
    { id: "A6", kind: "cell", state: "tile" },
    { id: "B6", kind: "cell", x: 1, state: "gap" },
    { id: "laboratory", y: 7, w: 2 },
  ],
  pieces: [
    { id: "enemy-A6", name: words("legionnaire"), at: "A6", kind: "legionnaire" },
    { id: "pawn-0", name: words("knight"), at: "A0", kind: "hero", seat: 0 },
    { id: "pawn-1", name: words("gunner"), at: "laboratory", kind: "hero", seat: 1 },
    { id: "station-laboratory", name: words("lab"), at: "laboratory", kind: "station" },
    { id: "station-chest-laboratory", name: words("chest"), at: "laboratory", kind: "chest" },
  ],
  ...more,
});

describe("the ground", () => {
  it("is empty where there is nothing yet", () => {
    const nothing: Scene = { game: "arkalion" };
    expect(cellsOf(nothing)).toEqual([]);
    expect(zonesOf(nothing)).toEqual([]);
    expect([...outside(nothing), ...aboard(nothing), ...threats(nothing), ...armourNext(nothing)]).toEqual([]);
    expect(verdict({ scene: nothing, event: null })).toBeNull();
  });

  it("lays cells by column and row, and tells tiles, gaps and green apart", () => {
    const cells = cellsOf(scene());
    expect(cells.map((cell) => [cell.id, cell.x / CELL, cell.y / CELL, cell.state])).toEqual([
      ["A0", 0, 6, "green"],
      ["A6", 0, 0, "tile"],
      ["B6", 1, 0, "gap"],
    ]);
    expect(cells.filter((cell) => cell.edge).map((cell) => cell.id)).toEqual(["A6", "B6"]);
  });

  it("puts who is outside on their cells, and apart where they share one", () => {
    const one = outside(scene());
    expect(one.map((standing) => standing.id)).toEqual(["enemy-A6", "pawn-0"]);
    const crowded = scene();
    crowded.pieces![0]!.at = "A0";
    const [first, second] = outside(crowded);
    expect(first!.x).not.toBe(second!.x);
  });

  it("sets the station left, the chest right and the crew between them", () => {
    const found = new Map(aboard(scene()).map((one) => [one.id, one.x]));
    expect(found.get("station-laboratory")!).toBeLessThan(found.get("pawn-1")!);
    expect(found.get("pawn-1")!).toBeLessThan(found.get("station-chest-laboratory")!);
  });

  it("gives a crowd smaller pawns, so that nobody covers the station, the chest or another", () => {
    const crowd = scene();
    for (let hero = 2; hero < 6; hero++) crowd.pieces!.push({ id: `pawn-${hero}`, name: words("hero"), at: "laboratory", kind: "hero", seat: hero });
    const found = aboard(crowd);
    expect(found).toHaveLength(7);
    for (const [place, one] of found.entries()) {
      for (const other of found.slice(place + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
        expect(apart, `${one.id} and ${other.id}`).toBeGreaterThanOrEqual((one.size + other.size) / 2);
      }
    }
  });

  it("aims guns at what hits somebody first, and keeps each offer's own key", () => {
    const blast = (id: string, kills: number, armour = "no"): Offer => ({ id, label: words("aim"), detail: { key: "arkalion-detail-blast", args: { kills, tokens: kills, armour } } });
    const offers = [blast("A0", 0), blast("A1", 2), blast("A2", 0, "yes"), { id: "cancel", label: words("cancel") }];
    expect(byHarm(offers).map(({ offer, number }) => [offer.id, number])).toEqual([
      ["A1", 2],
      ["A2", 3],
      ["cancel", 4],
      ["A0", 1],
    ]);
    expect(harmOf(offers[3]!)).toBeNull();
  });

  it("draws what the enemies will do", () => {
    const board = {
      forecast: [
        { kind: "move", enemy: "legionnaire", from: "A6", to: "A0" },
        { kind: "shot", enemy: "fusilier", from: "A6", to: ["A0"] },
        { kind: "break", from: "A6", station: "station-laboratory" },
        { kind: "armour", to: "B5", cells: ["A6", "B6"] },
        { kind: "end", end: "boarded" },
      ],
    };
    expect(threats(scene({ board })).map((arrow) => arrow.look)).toEqual(["walk", "shot", "lob"]);
    expect(around(scene({ board }), armourNext(scene({ board })))).toEqual({ x: 0, y: 0, w: 2 * CELL, h: CELL });
  });

  it("warns of an enemy on green, and of a phase that would lose the game", () => {
    const calm = scene();
    expect(heldGreen(calm)).toEqual([]);
    expect(endComing(calm)).toBe(false);
    const boarded = scene({ board: { forecast: [{ kind: "end", end: "boarded" }] } });
    boarded.places![0]!.badges = [{ id: "entered-A0", name: words("entered") }];
    expect(heldGreen(boarded).map((cell) => cell.id)).toEqual(["A0"]);
    expect(endComing(boarded)).toBe(true);
  });

  it("aims from whoever acts at what the option points at", () => {
    const offer = { id: "attack:A6:basic", kind: "attack", fields: { target: "A6", weapon: "basic" }, label: words("attack"), points_at: ["enemy-A6"], odds: [{ chance: 0.5, of: words("kill") }] } as unknown as Offer;
    expect(aim(scene({ board: { acting: 0 } }), offer)?.chance).toBe(0.5);
    expect(aim(scene({ board: { acting: null } }), offer)).toBeNull();
    expect(aim(scene({ board: { acting: 0 } }), { ...offer, kind: "end" })).toBeNull();
    const place = (at: string): Offer => ({ ...offer, kind: "place", fields: { place: at } });
    expect(aim(scene({ board: { acting: 0 } }), place("A6"))?.chance).toBe(0.5);
    expect(aim(scene({ board: { acting: 0 } }), place("zone"))).toBeNull();
  });

  it("says what a die came to", () => {
    const roll = { kind: "roll", data: { faces: ["5"], need: 3, hit: true } };
    expect(verdict({ scene: scene(), event: roll as never })).toMatchObject({ figure: "5", tone: "good" });
    expect(verdict({ scene: scene({ board: { roll: { need: null, faces: [2] } } }), event: null })).toEqual({ figure: "2" });
  });

  it("has an icon for what is done, and leaves the rest to what it points at", () => {
    const option = (kind: string, fields: Offer["fields"] = {}): Offer => ({ id: kind, label: words(kind), kind, fields });
    const attack = option("attack", { target: "D4", weapon: "basic" });
    expect(optionIcon("arkalion.ask-act", option("move", { place: "D3" }))).toBe("walk");
    expect(optionIcon("arkalion.ask-act", option("fire", { gun: "mortar" }))).toBe("mortar");
    expect(optionIcon("arkalion.ask-act", option("ability", { use: "volley" }))).toBe("bullets");
    expect(optionIcon("arkalion.ask-act", attack)).toBe("crossed-pistols");
    expect(optionIcon("arkalion.ask-aim", attack)).toBeNull();
  });
});
