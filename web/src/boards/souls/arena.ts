/** The scene of Dark Souls as its board draws it: an arena of nodes, or the dungeon. See SCENE.md. */
import type { Card, Happening, Scene, Verdict } from "../../parts/contracts";

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
type Words = NonNullable<Place["name"]>;
export interface Side {
  name: Words;
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
  titles?: Record<string, Words>;
  campaign?: { name: Words; sections: { name: Words; state: "done" | "now" | "ahead"; bosses: { name: Words; beaten: boolean }[] }[] } | null;
  cards?: Record<string, Facts>;
  room?: { id: string; rows: number; entry: string[]; door: string | null } | null;
  foes?: { id: string; threat: number; block: number; resist: number; heat_up: number | null; acted: boolean; heats?: Words }[];
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

/** The numbers of an equipment card. */
export interface Facts {
  needs?: Record<string, number>;
  block?: Record<string, number>;
  resist?: Record<string, number>;
  dodge?: number;
  range?: number | null;
  upgrades?: number;
  actions?: Act[];
}
/** One line of a card: what it costs, what it rolls, what it adds. */
export interface Act {
  cost: number;
  dice: Record<string, number>;
  mod?: number;
  magic?: boolean;
  node?: boolean;
  push?: number | boolean;
  repeat?: number;
  range?: number;
  conditions?: string[];
  health?: number;
  stamina?: number;
  text?: Words;
}

export const boardOf = (scene: Scene): Board => (scene.board ?? {}) as Board;

/** What the board shows: a fight, cards to choose from, a page to read, or the way through the dungeon. */
export function viewOf(scene: Scene, lit: ReadonlySet<string>): "arena" | "cards" | "page" | "map" {
  if ((scene.pages ?? []).some((page) => page.kind === "epilogue")) return "page";
  if (boardOf(scene).room) return handsOf(scene, lit).some((card) => card.at === "drawn") ? "cards" : "arena";
  return handsOf(scene, lit).length ? "cards" : "map";
}

/**
 * Cards laid out for a choice: characters, bosses, treasure just drawn; by the fire also what a
 * character wears and the inventory, while one of them may be taken.
 */
export function handsOf(scene: Scene, lit: ReadonlySet<string>): Card[] {
  const cards = scene.cards ?? [];
  const drawn = cards.filter((card) => card.kind !== "tile" && (card.at === "choice" || card.at === "drawn"));
  if (drawn.length) return drawn;
  const worn = (scene.sheets ?? []).find((sheet) => (sheet.cards ?? []).some((card) => lit.has(card.id)))?.cards ?? [];
  const spread = boardOf(scene).room ? [] : [...worn, ...cards.filter((card) => card.at === "inventory")];
  return spread.some((card) => lit.has(card.id)) ? spread : [];
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

/** A point in the middle of an arc, that far from the boss. */
export function pointAt(centre: Point, facing: number, arc: string, far: number): Point {
  const angle = ((facing + ARCS.indexOf(arc) * 90 - 90) * Math.PI) / 180;
  return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
}

/** The same point, moved so that a sign of this size lies inside the room. */
export function inside(arena: Arena, at: Point, wide: number, high: number): Point {
  const held = (value: number, half: number, end: number): number => Math.min(Math.max(value, half), end - half);
  return { x: held(at.x, wide / 2, arena.width), y: held(at.y, high / 2, arena.height) };
}

const SIDES = ["north", "east", "south", "west"];

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

/** Whether a foe is at work now. */
export const acting = (scene: Scene): boolean => (scene.pieces ?? []).some((piece) => piece.state === "acting");

/** The side of the behaviour that is being carried out by a boss; null while nobody acts. */
export function sideOf(scene: Scene, place: number): Side | null {
  const boss = boardOf(scene).boss;
  if (!boss?.card || !acting(scene)) return null;
  const sides = boss.behaviours[boss.card]?.sides;
  return sides?.[Math.min(place, sides.length - 1)] ?? null;
}

/** How far an arc is drawn for a range: past the nodes it reaches. Null, a dash, stays at the base. */
export const reachOf = (range: number | null): number => (range === null ? 106 : range > 9 ? 1600 : 106 + range * 112);

/** Behaviours as the table remembers them: those whose order is known first, then the others, then unseen ones. */
export function patternOf(scene: Scene): { id: string; state: "now" | "next" | "done" | "" }[] {
  const boss = boardOf(scene).boss;
  if (!boss) return [];
  const ids = [...new Set([...boss.order, ...Object.keys(boss.behaviours)])].filter((id) => boss.behaviours[id]);
  const busy = acting(scene);
  return ids.map((id) => ({
    id,
    state: busy && boss.card === id ? "now" : !busy && boss.next.length === 1 && boss.next[0] === id ? "next" : boss.discard.includes(id) ? "done" : "",
  }));
}

/** Behaviours of this fight that nobody has seen: how many lie in the deck beyond those known. */
export function unseenOf(scene: Scene): number {
  const boss = boardOf(scene).boss;
  if (!boss) return 0;
  const seen = new Set(Object.keys(boss.behaviours));
  const gone = new Set([...boss.discard, ...(boss.card ? [boss.card] : [])]);
  const inDeck = [...seen].filter((id) => !gone.has(id) && boss.order.includes(id)).length;
  return Math.max(0, boss.deck - inDeck);
}

/** Enemies in the order in which they act: the highest threat first. */
export function foesOf(scene: Scene): { piece: Piece; facts: NonNullable<Board["foes"]>[number] }[] {
  const pieces = new Map((scene.pieces ?? []).map((piece) => [piece.id, piece]));
  return (boardOf(scene).foes ?? [])
    .flatMap((facts) => {
      const piece = pieces.get(facts.id);
      return piece && piece.state !== "fallen" ? [{ piece, facts }] : [];
    })
    .sort((one, other) => other.facts.threat - one.facts.threat);
}

export interface Blow {
  id: string;
  /** Whom it strikes: a figure. */
  target: string;
  from: Point;
  to: Point;
  damage: number;
  type: string;
}

/** Who is defending right now, by the blow that hangs over each bar. */
function struckNow(scene: Scene): { target: string; pending: number }[] {
  return (scene.sheets ?? []).flatMap((sheet) => {
    const pending = Number(sheet.tracks?.find((track) => track.style === "ends")?.parts?.["pending"] ?? 0);
    return pending > 0 ? [{ target: sheet.id.replace("hero-", "figure-"), pending }] : [];
  });
}

/** The blow that is falling now; else what each foe is about to do, from where it will stand. */
export function blows(scene: Scene, here: readonly Standing[], arena: Arena): Blow[] {
  const at = new Map(arena.nodes.map((node) => [node.id, node]));
  const found: Blow[] = [];
  const struck = struckNow(scene);
  const foe = struck.length ? here.find((one) => one.piece.state === "acting") : undefined;
  if (foe) {
    const intent = boardOf(scene).intents?.find((one) => one.foe === foe.id);
    for (const { target, pending } of struck) {
      const to = here.find((one) => one.id === target);
      if (to) found.push({ id: `${foe.id}-${target}`, target, from: foe, to, damage: intent?.damage || pending, type: intent?.type ?? "physical" });
    }
    return found;
  }
  for (const intent of boardOf(scene).intents ?? []) {
    const from = at.get(intent.path.at(-1) ?? "") ?? here.find((one) => one.id === intent.foe);
    for (const target of intent.targets) {
      const to = here.find((one) => one.id === target);
      if (from && to && Math.hypot(from.x - to.x, from.y - to.y) > 4) {
        found.push({ id: `${intent.foe}-${target}`, target, from, to, damage: intent.damage, type: intent.type });
      }
    }
  }
  return found;
}

export interface Flag extends Point {
  id: string;
  damage: number;
  type: string;
  /** How many such blows fall on the node. */
  times: number;
  /** Beside the one figure it is for, on this side of it; else over the node, or under it in the top row. */
  side: "right" | "left" | "over" | "under";
}

/** Blows as flags: one beside the only target; with several, one for each node, clear of its neighbours. */
export function flagsOf(coming: readonly Blow[], here: readonly Standing[], arena: Arena): Flag[] {
  const nodes = new Map(arena.nodes.map((node) => [node.id, node]));
  const first = coming[0];
  if (first && coming.length === 1) {
    const away = first.from.x > first.to.x + 10 ? "left" : "right";
    const side = first.to.x > arena.width - 150 ? "left" : first.to.x < 150 ? "right" : away;
    return [{ id: first.id, damage: first.damage, type: first.type, times: 1, side, x: first.to.x, y: first.to.y }];
  }
  const found = new Map<string, Flag>();
  for (const blow of coming) {
    const target = here.find((one) => one.id === blow.target);
    const node = nodes.get(target?.piece.at ?? "");
    if (!node) continue;
    const id = `${node.id}-${blow.damage}-${blow.type}`;
    const known = found.get(id);
    const more = [...found.values()].filter((one) => one.id.startsWith(`${node.id}-`)).length;
    if (known) known.times += 1;
    else {
      const over = node.y > STEP;
      const y = over ? node.y - 74 - more * 44 : node.y + 74 + more * 44;
      found.set(id, { id, damage: blow.damage, type: blow.type, times: 1, side: over ? "over" : "under", x: node.x, y });
    }
  }
  return [...found.values()];
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

export const numberOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0);
export const colourOf = (id: string): string => `var(--seat-${(numberOf(id) % 4) + 1})`;

/** Where the tile in hand would lie by an option such as `-1,0@3`, with its doors as they would then be. */
export function laidBy(scene: Scene, option: string): { x: number; y: number; doors: string[] } | null {
  const [, x, y, turn] = /^(-?\d+),(-?\d+)@([0-3])$/.exec(option) ?? [];
  const doors = boardOf(scene).map?.dealt?.doors;
  if (x === undefined || y === undefined || turn === undefined || !doors) return null;
  const turned = doors.map((door) => SIDES[(SIDES.indexOf(door) + Number(turn)) % 4] ?? door);
  return { x: Number(x) * 100, y: Number(y) * 100, doors: turned };
}

const ICONS: Readonly<Record<string, string>> = {
  block: "round-shield",
  resist: "magic-shield",
  suffer: "wolf-trap",
  dodge: "dodging",
  move: "walk",
  stay: "cancel",
  end: "hourglass",
  done: "check-mark",
  back: "anticlockwise-rotation",
  keep: "check-mark",
  fight: "crossed-swords",
  estus: "health-potion",
  luck: "clover",
  die: "clover",
  heroic: "laurels",
  rest: "campfire",
  spark: "campfire",
  bonfire: "campfire",
  buy: "locked-chest",
  sell: "pay-money",
  open: "open-chest",
  fog: "fog",
  go: "dungeon-gate",
  hands: "switch-weapon",
  pass: "hourglass",
  auto: "rolling-dices",
};
const STATS: Readonly<Record<string, string>> = { str: "biceps", dex: "sprint", int: "brain", fai: "prayer" };

/** By the option's first word; a dodge that goes somewhere leaps, a level shows its stat. */
export function optionIcon(_key: string, option: string): string | null {
  const [head = "", rest = ""] = option.split(/[:.@>]/);
  if (head === "dodge" && rest) return "jump-across";
  if (head === "level") return STATS[option.split(".").at(-1) ?? ""] ?? null;
  return ICONS[head.replace(/-\d+$/, "")] ?? null;
}

/** The sum of a roll; the tray writes the sign before it. */
export function verdict({ event, tray }: { scene: Scene; event: Happening | null; tray: readonly { face?: string | null }[] }): Verdict | null {
  const total = event?.data?.["total"];
  if (typeof total === "number") return { figure: `${total}` };
  if (!tray.length) return null;
  const sum = tray.reduce((all, die) => all + Number(/\d+$/.exec(die.face ?? "")?.[0] ?? 0), 0);
  return { figure: `${sum}` };
}
