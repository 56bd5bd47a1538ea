import { describe, expect, it } from "vitest";
import type { Scene } from "../../wire/messages";
import { looseOf, mapOf, standing, tonesOf } from "./layout";

const name = { key: "n" };
const scene: Scene = {
  game: "toy",
  places: [
    { id: "a", kind: "node", x: 0, y: 0, links: ["b"] },
    { id: "b", kind: "node", x: 3, y: 1, links: ["a", "nowhere"] },
    { id: "row", kind: "row" },
  ],
  pieces: [
    { id: "p", name, at: "a" },
    { id: "q", name },
  ],
  cards: [{ id: "c", at: "row" }],
  dice: [
    { id: "d", kind: "hit", at: "row" },
    { id: "e", kind: "hit", at: "b" },
  ],
};

describe("a board that nobody has drawn", () => {
  it("puts places by their coordinates into the whole of the map", () => {
    const map = mapOf(scene)!;
    expect(map.spots.map((one) => [one.place.id, one.left, one.top, one.width, one.height])).toEqual([
      ["a", 0, 0, 25, 50],
      ["b", 75, 50, 25, 50],
    ]);
    expect(map.aspect).toBe(2);
  });

  it("draws each link once, from middle to middle", () => {
    expect(mapOf(scene)!.lines).toEqual([{ id: "a b", x1: 12.5, y1: 25, x2: 87.5, y2: 75, state: "" }]);
  });

  it("draws doors by their state, whichever side knows it", () => {
    const places = [
      { id: "a", kind: "room", x: 0, links: ["b"] },
      { id: "b", kind: "room", x: 1, links: [{ to: "a", state: "shut" }] },
    ];
    expect(mapOf({ game: "toy", places })!.lines.map((one) => one.state)).toEqual(["shut"]);
  });

  it("draws ways from middle to middle, and knows which places are threatened most", () => {
    const told = { ...scene, paths: [{ id: "w", places: ["a", "b", "nowhere"], tone: "bad" }] };
    expect(mapOf(told)!.ways).toEqual([{ id: "w", tone: "bad", points: [[12.5, 25], [87.5, 75]] }]);
    const tones = tonesOf({ game: "toy", areas: [{ id: "r", places: ["a", "b"], tone: "bad" }, { id: "s", places: ["b"], tone: "good" }] });
    expect([...tones].map(([place, one]) => [place, one.tone])).toEqual([["a", "bad"], ["b", "bad"]]);
  });

  it("spreads places that have no coordinates", () => {
    const map = mapOf({ game: "toy", places: ["a", "b", "c"].map((id) => ({ id, kind: "zone" })) })!;
    expect(new Set(map.spots.map((one) => `${one.left} ${one.top}`)).size).toBe(3);
  });

  it("has no map without places", () => {
    expect(mapOf({ game: "toy", places: [{ id: "row", kind: "row" }] })).toBeNull();
  });

  it("keeps what lies in rows, or nowhere, together", () => {
    expect(looseOf(scene).map((one) => [one.id, one.cards.length, one.dice.length, one.pieces.length])).toEqual([
      ["row", 1, 1, 0],
      ["", 0, 0, 1],
    ]);
  });

  it("knows what stands where", () => {
    expect(standing(scene).get("a")!.pieces.map((one) => one.id)).toEqual(["p"]);
    expect(standing(scene).get("b")!.dice).toHaveLength(1);
  });
});
