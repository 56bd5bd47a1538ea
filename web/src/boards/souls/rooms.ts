/** The dungeon as a map: rooms and doors, the fog gate, and where the tile in hand would lie. */
import type { Offer, Scene } from "../../parts/contracts";
import { numberIn } from "../../parts/offers";
import { boardOf, SIDES, type Place } from "./board";
import type { Point } from "./lattice";

export interface Room extends Point {
  id: string;
  place: Place;
  doors: string[];
  state: string;
  level: number;
}

/** The dungeon: rooms of 100 units, doors on the sides where they are. */
export function dungeonOf(scene: Scene): { rooms: Room[]; cells: Room[]; left: number; top: number; width: number; height: number; fog: { x: number; y: number; side: string } | null } {
  const map = boardOf(scene).map;
  const named = new Map((scene.places ?? []).map((place) => [place.id, place]));
  const rooms: Room[] = [];
  const add = (id: string, x: number, y: number, doors: string[], level: number): void => {
    const place = named.get(id);
    if (place) rooms.push({ id, place, x: x * 100, y: y * 100, doors, state: place.state ?? "", level });
  };
  add("bonfire", 0, 0, map?.bonfire ?? [], 0);
  for (const tile of map?.tiles ?? []) add(tile.id, tile.x, tile.y, tile.doors, tile.level);
  const cells = (scene.places ?? [])
    .filter((place) => place.kind === "cell")
    .map((place) => {
      const [, x = "0", y = "0"] = /^cell-(-?\d+)-(-?\d+)$/.exec(place.id) ?? [];
      return { id: place.id, place, x: Number(x) * 100, y: Number(y) * 100, doors: [], state: "free", level: 0 };
    });
  const all = [...rooms, ...cells];
  const span = (of: "x" | "y", least: number): [number, number] => {
    const low = Math.min(0, ...all.map((room) => room[of])) - 12;
    const size = Math.max(0, ...all.map((room) => room[of])) + 112 - low;
    const more = Math.max(0, least - size);
    return [low - more / 2, size + more];
  };
  const [left, width] = span("x", 300);
  const [top, height] = span("y", 260);
  const gate = rooms.find((room) => room.id === map?.fog?.tile);
  return { rooms, cells, left, top, width, height, fog: gate && map?.fog ? { x: gate.x, y: gate.y, side: map.fog.side } : null };
}

/** Where the tile in hand would lie by an option, with its doors as they would then be. */
export function laidBy(scene: Scene, offer: Offer): { x: number; y: number; doors: string[] } | null {
  const [x, y, turn] = ["x", "y", "turn"].map((name) => numberIn(offer, name));
  const doors = boardOf(scene).map?.dealt?.doors;
  if (x == null || y == null || turn == null || !doors) return null;
  const turned = doors.map((door) => SIDES[(SIDES.indexOf(door) + turn) % 4] ?? door);
  return { x: x * 100, y: y * 100, doors: turned };
}
