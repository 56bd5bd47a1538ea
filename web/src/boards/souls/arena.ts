/** The scene of Dark Souls as its board draws it: an arena of nodes, or the dungeon. See SCENE.md. */
import type { Card, Happening, Offer, Scene, Sheet, Verdict } from "../../parts/contracts";

type Place = NonNullable<Scene["places"]>[number];
type Piece = NonNullable<Scene["pieces"]>[number];

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
export interface Side {
  name: { key: string };
  range: number | null;
  dodge: number;
  hit: string[];
  weak: string[];
}
export interface Intent {
  foe: string;
  path: string[];
  targets: string[];
  damage: number;
  type: string;
  card?: string | null;
}
export interface Board {
  map?: {
    bonfire: string[];
    tiles: { id: string; x: number; y: number; doors: string[]; level: number; up: boolean; known: boolean; opened: boolean }[];
    fog?: { tile: string; side: string } | null;
    dealt?: { doors: string[] } | null;
  };
  defence?: { block?: Record<string, number>; resist?: Record<string, number>; dodge?: number }[];
  room?: { id: string; rows: number; entry: string[]; door: string } | null;
  foes?: { id: string; threat: number; block: number; resist: number; heat_up: number | null; acted: boolean }[];
  intents?: Intent[];
  boss?: {
    heated: boolean;
    card?: string | null;
    deck: number;
    discard: string[];
    order: string[];
    next: string[];
    weak: string[][];
    behaviours: Record<string, { heat_up: boolean; sides: Side[] }>;
  } | null;
}

export const boardOf = (scene: Scene): Board => (scene.board ?? {}) as Board;

/** What the board shows: a fight, cards to choose from, or the way through the dungeon. */
export function viewOf(scene: Scene): "arena" | "cards" | "map" {
  if (boardOf(scene).room) return "arena";
  return handsOf(scene).length ? "cards" : "map";
}

/** Cards laid out for a choice: characters, bosses, treasure just drawn. */
export const handsOf = (scene: Scene): Card[] => (scene.cards ?? []).filter((card) => card.at === "choice" || card.at === "drawn");

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
    for (const link of node.place.links ?? []) {
      const to = known.get(typeof link === "string" ? link : ((link as { to: string }).to ?? ""));
      if (to && node.id < to.id) ways.push({ id: `${node.id}-${to.id}`, from: node, to });
    }
  }
  const [across, down] = turned ? [rows, columns] : [columns, rows];
  return { nodes, ways, width: 2 * EDGE + across * STEP, height: 2 * EDGE + down * STEP, turned };
}

/** A direction in eighths clockwise from up, as it is drawn. */
export const facingIn = (arena: Arena, facing: number | null | undefined): number => (((facing ?? 0) + (arena.turned ? 6 : 0)) % 8) * 45;

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
      const far = big.length ? 92 : small.length > 1 ? 34 : 0;
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

const ARCS = ["front", "right", "back", "left"];

/** A quarter of a ring around a point, for an arc of a boss: `inner` and `outer` from its middle. */
export function arcShape(centre: Point, facing: number, arc: string, inner: number, outer: number): string {
  const from = ((facing + ARCS.indexOf(arc) * 90 - 135) * Math.PI) / 180;
  const to = from + Math.PI / 2;
  const at = (angle: number, far: number): string => `${(centre.x + Math.cos(angle) * far).toFixed(1)} ${(centre.y + Math.sin(angle) * far).toFixed(1)}`;
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}
export { ARCS };

/** The side of a behaviour that shows: the card that acts, or the one that is known to come. */
export function sideOf(scene: Scene, place: number): Side | null {
  const boss = boardOf(scene).boss;
  const card = boss?.card ?? boss?.next[0];
  const sides = card ? boss?.behaviours[card]?.sides : undefined;
  return sides?.[Math.min(place, sides.length - 1)] ?? null;
}

export interface Blow {
  id: string;
  from: Point;
  to: Point;
  damage: number;
  type: string;
}

/** What each foe is about to do: the blow, from where it will stand. */
export function blows(scene: Scene, here: readonly Standing[], arena: Arena): Blow[] {
  const at = new Map(arena.nodes.map((node) => [node.id, node]));
  const found: Blow[] = [];
  for (const intent of boardOf(scene).intents ?? []) {
    const from = at.get(intent.path.at(-1) ?? "") ?? here.find((one) => one.id === intent.foe);
    for (const target of intent.targets) {
      const to = here.find((one) => one.id === target);
      if (from && to && Math.hypot(from.x - to.x, from.y - to.y) > 4) {
        found.push({ id: `${intent.foe}-${target}`, from, to, damage: intent.damage, type: intent.type });
      }
    }
  }
  return found;
}

/** The way each foe will go, as lines between nodes. */
export function walks(scene: Scene, arena: Arena): { id: string; points: string }[] {
  const at = new Map(arena.nodes.map((node) => [node.id, node]));
  return (scene.paths ?? [])
    .map((path) => ({
      id: path.id,
      points: (path.places ?? [])
        .map((id) => at.get(id))
        .filter((node) => node !== undefined)
        .map((node) => `${node.x},${node.y}`)
        .join(" "),
    }))
    .filter((path) => path.points.includes(" "));
}

export const placesOf = (scene: Scene, tone: string): ReadonlySet<string> =>
  new Set((scene.areas ?? []).filter((area) => area.tone === tone).flatMap((area) => area.places ?? []));

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
  const left = Math.min(0, ...all.map((room) => room.x)) - 20;
  const top = Math.min(0, ...all.map((room) => room.y)) - 20;
  const width = Math.max(0, ...all.map((room) => room.x)) + 120 - left;
  const height = Math.max(0, ...all.map((room) => room.y)) + 120 - top;
  const gate = rooms.find((room) => room.id === map?.fog?.tile);
  return { rooms, cells, left, top, width, height, fog: gate && map?.fog ? { x: gate.x, y: gate.y, side: map.fog.side } : null };
}

export const numberOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0);
export const colourOf = (id: string): string => `var(--seat-${(numberOf(id) % 4) + 1})`;

/** Block, resist and dodge of a character, as dice: ["black", "black", "blue"]. */
export function defenceOf(scene: Scene, sheet: Sheet): { block: string[]; resist: string[]; dodge: number } {
  const has = boardOf(scene).defence?.[numberOf(sheet.id)] ?? {};
  const dice = (some: Record<string, number> | undefined): string[] => Object.entries(some ?? {}).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  return { block: dice(has.block), resist: dice(has.resist), dodge: has.dodge ?? 0 };
}

const ICONS: Readonly<Record<string, string>> = {
  block: "round-shield",
  resist: "magic-shield",
  dodge: "dodging",
  walk: "walk",
  run: "run",
  move: "walk",
  stay: "half-body-crawling",
  end: "hourglass",
  done: "check-mark",
  estus: "health-potion",
  luck: "clover",
  heroic: "laurels",
  rest: "campfire",
  leave: "exit-door",
  pass: "hourglass",
  attack: "crossed-swords",
};

export function optionIcon(_key: string, option: string): string | null {
  return ICONS[option.split(/[:.@]/)[0] ?? ""] ?? null;
}

/** "= 4": the sum of a roll. */
export function verdict({ event, tray }: { scene: Scene; event: Happening | null; tray: readonly { face?: string | null }[] }): Verdict | null {
  const total = event?.data?.["total"];
  if (typeof total === "number") return { figure: `= ${total}` };
  if (!tray.length) return null;
  const sum = tray.reduce((all, die) => all + Number(/\d+$/.exec(die.face ?? "")?.[0] ?? 0), 0);
  return { figure: `= ${sum}` };
}

export const chanceOf = (offer: Offer | null | undefined): number | null => offer?.odds?.[0]?.chance ?? null;
