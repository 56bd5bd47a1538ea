/** The room as a lattice of nodes, and everybody who stands on it. */
import type { Scene } from "../../parts/contracts";
import { linked } from "../../parts/map";
import { SIDES, type Piece, type Place } from "./board";

/** Units between two columns of the lattice, and around it. */
export const STEP = 132;
export const EDGE = 66;

export interface Point {
  x: number;
  y: number;
}

export interface Node extends Point {
  id: string;
  place: Place;
}

export interface Standing extends Point {
  id: string;
  piece: Piece;
  boss: boolean;
  hero: boolean;
}

export interface Arena {
  nodes: Node[];
  ways: { id: string; from: Point; to: Point }[];
  width: number;
  height: number;
  /** Laid on its side, so that a long room fits a wide screen: columns run down, rows across. */
  turned: boolean;
}

/** The lattice of nodes. A room of eleven rows lies on its side where there is more width than height. */
export function arenaOf(scene: Scene, wide: boolean): Arena {
  const places = (scene.places ?? []).filter((place) => place.kind === "node");
  const columns = Math.max(0, ...places.map((place) => place.x ?? 0));
  const rows = Math.max(0, ...places.map((place) => place.y ?? 0));
  const turned = wide && rows > columns;
  const at = (place: Place): Point =>
    turned
      ? { x: EDGE + (place.y ?? 0) * STEP, y: EDGE + (columns - (place.x ?? 0)) * STEP }
      : { x: EDGE + (place.x ?? 0) * STEP, y: EDGE + (place.y ?? 0) * STEP };
  const nodes = places.map((place) => ({ id: place.id, place, ...at(place) }));
  const known = new Map(nodes.map((node) => [node.id, node]));
  const ways: Arena["ways"] = [];
  for (const node of nodes) {
    for (const id of linked(node.place)) {
      const to = known.get(id);
      if (to && node.id < to.id) ways.push({ id: `${node.id}-${to.id}`, from: node, to });
    }
  }
  const [across, down] = turned ? [rows, columns] : [columns, rows];
  return { nodes, ways, width: 2 * EDGE + across * STEP, height: 2 * EDGE + down * STEP, turned };
}

/** A direction in eighths clockwise from up, as it is drawn. */
export const facingIn = (arena: Arena, facing: number | null | undefined): number => (((facing ?? 0) + (arena.turned ? 6 : 0)) % 8) * 45;

/** How far from its middle so many stand who share a node, so that none covers another. */
const APART = [0, 0, 40];

/** Everybody in the room, apart where several share a node; whoever has fallen is gone. */
export function standing(scene: Scene, arena: Arena): Standing[] {
  const nodes = new Map(arena.nodes.map((node) => [node.id, node]));
  const groups = new Map<string, Piece[]>();
  for (const piece of scene.pieces ?? []) {
    if (piece.at && nodes.has(piece.at) && piece.state !== "fallen") groups.set(piece.at, [...(groups.get(piece.at) ?? []), piece]);
  }
  const found: Standing[] = [];
  for (const [at, here] of groups) {
    const node = nodes.get(at)!;
    const big = here.filter((piece) => piece.kind === "boss");
    const small = here.filter((piece) => piece.kind !== "boss");
    for (const piece of big) found.push({ id: piece.id, piece, boss: true, hero: false, x: node.x, y: node.y });
    small.forEach((piece, place) => {
      const angle = big.length
        ? ((facingIn(arena, piece.facing) - 90) * Math.PI) / 180
        : ((place / small.length) * 360 * Math.PI) / 180 - Math.PI / 4;
      const far = big.length ? 92 : (APART[small.length] ?? 48);
      found.push({
        id: piece.id,
        piece,
        boss: false,
        hero: piece.kind === "hero",
        x: node.x + Math.cos(angle) * far,
        y: node.y + Math.sin(angle) * far,
      });
    });
  }
  return found.sort((a, b) => Number(b.boss) - Number(a.boss) || a.y - b.y);
}

/** The same point, moved so that a sign of this size lies inside the room. */
export function inside(arena: Arena, at: Point, wide: number, high: number): Point {
  const held = (value: number, half: number, end: number): number => Math.min(Math.max(value, half), end - half);
  return { x: held(at.x, wide / 2, arena.width), y: held(at.y, high / 2, arena.height) };
}

/** Where the door is drawn that the party came by: the middle of its wall, and how it is turned. */
export function doorOf(arena: Arena, side: string | null | undefined): (Point & { turn: number }) | null {
  const place = SIDES.indexOf(side ?? "");
  if (place < 0) return null;
  const turned = (place + (arena.turned ? 3 : 0)) % 4;
  const middle = [
    { x: arena.width / 2, y: -25 },
    { x: arena.width + 25, y: arena.height / 2 },
    { x: arena.width / 2, y: arena.height + 25 },
    { x: -25, y: arena.height / 2 },
  ][turned]!;
  return { ...middle, turn: (turned * 90 + 180) % 360 };
}

/** Flagstones over a floor: rows of stones of uneven width, the same every time. */
export function stonesOf(width: number, height: number, row = 62): { x: number; y: number; w: number; shade: number }[] {
  const found = [];
  for (let line = 0; line * row < height; line++) {
    let x = -((line * 53) % 90);
    for (let place = 0; x < width; place++) {
      const seed = (line * 31 + place * 17) % 23;
      const w = row * (1.15 + (seed % 7) / 6);
      found.push({ x, y: line * row, w, shade: 30 + ((seed * 5) % 15) });
      x += w;
    }
  }
  return found;
}
