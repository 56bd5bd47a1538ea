/** The scene of Vengeance as its board draws it. See SCENE.md for what is sent. */
import type { Asked, Badge, Card, Offer, Scene, Sheet, Words } from "../../parts/contracts";
import { linked } from "../../parts/map";
import { listIn, textIn } from "../../parts/offers";

type Place = NonNullable<Scene["places"]>[number];
type Piece = NonNullable<Scene["pieces"]>[number];
type Die = NonNullable<Scene["dice"]>[number];

/** Of the map, in its own units, and of a room on it: wide panels that leave their doors in sight. */
export const MAP = { width: 1100, height: 770 } as const;
const ROOM = { width: 160, height: 128 } as const;

export interface Room {
  id: string;
  place: Place;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees: comic panels hang a little askew. */
  tilt: number;
  visited: boolean;
  boss: Piece | null;
  minions: Piece[];
  hero: Piece | null;
  loot: Badge | null;
  objectives: Badge[];
  start: boolean;
}

export interface Tile {
  id: string;
  kind: string;
  icon?: string;
  requires?: string[][];
  steps?: string[];
  bonus?: string[];
  timing?: string;
  once?: boolean;
  ready?: boolean;
  needs?: number;
  groups?: { faces: string[]; bonus?: boolean }[];
  slots?: number;
  marks?: number;
  squares?: number;
  uses?: number;
  checked?: number;
  /** While a tile is chosen: what its first step could reach. */
  reach?: string[];
}
export interface SeatFacts {
  seat: number;
  sheet: string;
  phase: string;
  room?: string;
  lair?: string[];
  hand?: { id: string; face: string | null; state: string }[];
  tiles?: Tile[];
  /** During Flashback: the skills that may still be learned. */
  offers?: (Tile & { cost: number })[];
  /** Whoever wounds the hero if Combat ends now. */
  threat?: string[];
  /** Of the flashback dice, and of the free action at the end. */
  used?: boolean[];
  throws?: number;
  cooling?: boolean;
  auto?: boolean;
  stopped?: boolean;
  out?: boolean;
  score?: Record<string, number>;
}
export interface Plan {
  rooms: { x: number; y: number; minions: number; loot: number; points: number }[];
  doors: [number, number][];
  entrance: number;
  boss: number;
}
export interface Board {
  viewer?: number;
  titles?: Record<string, { key: string }>;
  mode?: string;
  stage?: string;
  turn?: number | null;
  reserve?: { left: number[]; of: number; closed: boolean };
  flash?: { id: string; action: string; icon: string }[];
  /** In the solo challenge without a clock: throws after which no more dice come. */
  throws?: number | null;
  target?: number | null;
  /** During setup: the lairs on both sides of a board, by the id of the side's card. */
  plans?: Record<string, Plan>;
  seats?: SeatFacts[];
}

export const boardOf = (scene: Scene): Board => (scene.board ?? {}) as Board;

/** Whose lair is shown: that of whoever is asked, where one person leads several; else one's own, else the first. */
export function eyeOf(scene: Scene, seats: readonly number[], asked?: Asked | null): number {
  const board = boardOf(scene);
  return seats.find((seat) => seat === asked?.seat) ?? seats[0] ?? board.viewer ?? board.seats?.[0]?.seat ?? 0;
}

export const factsOf = (scene: Scene, seat: number): SeatFacts | null => boardOf(scene).seats?.find((one) => one.seat === seat) ?? null;
export const sheetOf = (scene: Scene, seat: number): Sheet | null => (scene.sheets ?? []).find((sheet) => sheet.id === `p${seat}`) ?? null;

const TILTS = [-1.2, 0.9, -0.6, 1.1, -0.9, 0.7, 1.3, -1, 0.5];

/** The rooms of a seat's lair, each with whoever is in it. */
export function roomsOf(scene: Scene, seat: number): Room[] {
  const mine = new Set(factsOf(scene, seat)?.lair ?? []);
  const places = (scene.places ?? []).filter((place) => mine.has(place.id));
  const lowest = Math.min(...places.map((place) => place.y ?? 0));
  const offset = Math.floor(Math.max(0, lowest) / 130) * 130;
  return places.map((place, number) => {
    const here = (scene.pieces ?? []).filter((piece) => piece.at === place.id);
    const badges = place.badges ?? [];
    return {
      id: place.id,
      place,
      x: ((place.x ?? 0) * MAP.width) / 100,
      y: (((place.y ?? 0) - offset) * MAP.height) / 100,
      w: ROOM.width,
      h: ROOM.height,
      tilt: TILTS[number % TILTS.length] ?? 0,
      visited: (place.state ?? "").includes("visited"),
      boss: here.find((piece) => piece.kind === "boss") ?? null,
      minions: here.filter((piece) => piece.kind !== "boss" && piece.kind !== "hero"),
      hero: here.find((piece) => piece.kind === "hero") ?? null,
      loot: badges.find((badge) => badge.id.endsWith("-loot")) ?? null,
      objectives: badges.filter((badge) => /-o\d+$/.test(badge.id)),
      start: badges.some((badge) => badge.id.endsWith("-start")),
    };
  });
}

/** A room as it is drawn while it is touched on a small screen: larger, and still on the map. */
const GROWTH = 1.7;
export function grown(room: Room, width: number, height: number): Room {
  const [w, h] = [room.w * GROWTH, room.h * GROWTH];
  const within = (at: number, size: number, all: number): number => Math.max(size / 2 + 8, Math.min(all - size / 2 - 8, at));
  return { ...room, w, h, x: within(room.x, w, width), y: Math.max(h / 2 + 34, within(room.y, h, height)), tilt: 0 };
}

/** What the tile of an option could reach with its first step. */
export function reachOf(scene: Scene, seat: number, offer: Offer | null): readonly string[] {
  const tile = offer?.points_at?.[0];
  return (tile && factsOf(scene, seat)?.tiles?.find((one) => one.id === tile)?.reach) || [];
}

export interface Door {
  id: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** On the best way out. */
  exit: boolean;
}

export function doorsOf(scene: Scene, rooms: readonly Room[], seat: number): Door[] {
  const known = new Map(rooms.map((room) => [room.id, room]));
  const way = (scene.paths ?? []).find((path) => path.id === `p${seat}-exit`)?.places ?? [];
  const pairs = new Set(way.slice(1).map((id, place) => [way[place], id].sort().join(" ")));
  const found: Door[] = [];
  for (const room of rooms) {
    for (const id of linked(room.place)) {
      const to = known.get(id);
      if (!to || room.id >= to.id) continue;
      found.push({ id: `${room.id} ${to.id}`, x1: room.x, y1: room.y, x2: to.x, y2: to.y, exit: pairs.has(`${room.id} ${to.id}`) });
    }
  }
  return found;
}

/** The dice in a seat's hand, as the tray draws them. */
export function handOf(scene: Scene, seat: number): Die[] {
  const hand = new Set((factsOf(scene, seat)?.hand ?? []).map((die) => die.id));
  return (scene.dice ?? []).filter((die) => hand.has(die.id));
}

/** The skills of a seat that dice can go to: passive ones, and those on offer, are only on its sheet. */
export const skillsOf = (scene: Scene, seat: number): Tile[] =>
  (factsOf(scene, seat)?.tiles ?? []).filter((tile) => tile.kind.startsWith("skill") && tile.requires?.length);
/** How many dice lie on a seat's skills. */
export const laidOf = (scene: Scene, seat: number): number =>
  (factsOf(scene, seat)?.tiles ?? []).reduce((sum, tile) => sum + (tile.groups ?? []).reduce((dice, group) => dice + group.faces.length, 0), 0);
export const itemsOf = (scene: Scene, seat: number): Tile[] => (factsOf(scene, seat)?.tiles ?? []).filter((tile) => tile.kind === "item");
export const cardOf = (sheet: Sheet | null, id: string): Card | null => (sheet?.cards ?? []).find((card) => card.id === id) ?? null;

const codeOf = (die: string): string => die.replace(/^die-/, "d");

/** The option that throws all dice but those held back; null where the rules offer no such throw. */
export function throwing(asked: Asked | null | undefined, held: ReadonlySet<string>): Offer | null {
  const throws = (asked?.options ?? []).filter((offer) => offer.kind === "throw");
  const kept = [...held].map(codeOf);
  const fitting = throws.filter((offer) => diceOf(offer).every((die) => !kept.includes(die)));
  return fitting.sort((a, b) => diceOf(b).length - diceOf(a).length)[0] ?? null;
}

/** The dice that an option throws or lays on a skill. */
export const diceOf = (offer: Offer): readonly string[] => listIn(offer, "dice");

/** What the dice of a hand show, by their ids. */
export type Faces = ReadonlyMap<string, string>;
export const facesOf = (scene: Scene, seat: number): Faces =>
  new Map((factsOf(scene, seat)?.hand ?? []).flatMap((die) => (die.face ? [[codeOf(die.id), die.face] as const] : [])));

/** The actions that a detail speaks of, in their order. */
export function stepsOf(offer: Offer): string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const action = /^vengeance-action-(\w+)$/.exec((value as Partial<Words>).key ?? "")?.[1];
    if (action) found.push(action);
    else Object.values(value).forEach(look);
  };
  look(offer.detail?.args?.["steps"]);
  return found;
}

/** What a group takes away, less what it gives: a double knife serves where a knife does, but may bring a bonus. */
const priceOf = (offer: Offer, faces: Faces): number => diceOf(offer).reduce((sum, die) => sum + (faces.get(die) === "double_knife" ? 3 : 2), 0) - 2 * stepsOf(offer).length;

/**
 * The option that feeds a skill. Where several groups fit, the one with most of the dice that are
 * held back, and then the cheapest; `die`: only with this very one, or one that shows the same.
 */
export function feeding(
  asked: Asked | null | undefined,
  tile: string,
  sheet: string,
  held: ReadonlySet<string> = new Set(),
  faces: Faces = new Map(),
  die?: string,
): Offer | null {
  const dropped = die === undefined ? null : codeOf(die);
  const like = (one: string): boolean => one === dropped || (faces.has(one) && faces.get(one) === faces.get(dropped!));
  const fitting = (asked?.options ?? []).filter(
    (offer) => offer.kind === "assign" && (offer.points_at?.[0] === tile || tileIn(offer, sheet) === tile) && (dropped === null || diceOf(offer).some(like)),
  );
  const wanted = [...held, ...(die ? [die] : [])].map(codeOf);
  const kept = (offer: Offer): number => diceOf(offer).filter((one) => wanted.includes(one)).length;
  const better = (one: Offer, other: Offer): boolean => kept(one) - kept(other) > 0 || (kept(one) === kept(other) && priceOf(one, faces) < priceOf(other, faces));
  return fitting.reduce<Offer | null>((best, offer) => (best && !better(offer, best) ? best : offer), null);
}

/** The option for a die that was dropped: on a skill the group it completes, on the life bar its wound; like dice are one. */
export function dropping(asked: Asked | null | undefined, die: string, on: string, held: ReadonlySet<string> = new Set(), faces: Faces = new Map()): Offer | null {
  if (!asked) return null;
  if (on !== "life") return feeding(asked, on, `p${asked.seat}`, held, faces, die);
  const wounds = (asked.options ?? []).filter((offer) => offer.kind === "place");
  const wound = faces.size === 0 || faces.get(codeOf(die)) === "wound";
  return wounds.find((offer) => textIn(offer, "die") === codeOf(die)) ?? (wound && faces.size ? (wounds[0] ?? null) : null);
}

/** A double knife serves as a knife. */
const serving = (choice: readonly string[]): readonly string[] => (choice.includes("knife") ? [...choice, "double_knife"] : choice);

/** For each die that a skill asks for, whether the hand has one; a die serves only once, where least else would do. */
export function having(requires: readonly string[][], faces: readonly string[]): boolean[] {
  const left = [...faces];
  const found = requires.map(() => false);
  const asks = requires.map((choice, at) => ({ at, choice: serving(choice) })).sort((a, b) => a.choice.length - b.choice.length);
  for (const { at, choice } of asks) {
    const fitting = choice.find((face) => left.includes(face));
    if (fitting === undefined) continue;
    left.splice(left.indexOf(fitting), 1);
    found[at] = true;
  }
  return found;
}

/** The first option of a kind. */
export const ofKind = (asked: Asked | null | undefined, kind: string): Offer | null => (asked?.options ?? []).find((offer) => offer.kind === kind) ?? null;

/** What else may be done while dice fly: always in the same place, each with a key of its own. */
export const ACTS = [
  { kind: "place", key: "s" },
  { kind: "refill", key: "t" },
  { kind: "pass", key: "p" },
  { kind: "auto", key: "o" },
  { kind: "done", key: "d" },
] as const;

/** Keys of its own while dice fly: space throws what is not held back, or takes dice; letters for the rest, digits feed the skills in their order. */
export function keys(key: string, asked: Asked, scene: Scene, held: ReadonlySet<string> = new Set()): string | null {
  if (asked.key !== "vengeance.roll") return null;
  if (key === " ") return throwing(asked, held)?.id ?? ofKind(asked, "refill")?.id ?? null;
  const act = ACTS.find((one) => one.key === key);
  if (act) return ofKind(asked, act.kind)?.id ?? null;
  const place = Number(key);
  if (!Number.isInteger(place) || place < 1) return null;
  const seat = asked.seat;
  const tile = skillsOf(scene, seat)[place - 1];
  return tile ? (feeding(asked, tile.id, `p${seat}`, held, facesOf(scene, seat))?.id ?? null) : null;
}

/** What a Flashback is done with: the three dice, the free action, experience; each with what it can do now. */
export interface Source {
  id: "1" | "2" | "3" | "free" | "learn";
  offers: { offer: Offer; number: number }[];
  used: boolean;
}
const SOURCES = ["1", "2", "3", "free", "learn"] as const;
const sourceOf = (offer: Offer): string | null => (offer.kind === "learn" ? "learn" : textIn(offer, "source"));

export function sourcesOf(offers: readonly Offer[], used: readonly boolean[]): Source[] {
  const numbered = offers.map((offer, place) => ({ offer, number: place + 1 }));
  return SOURCES.map((id, place) => ({ id, offers: numbered.filter(({ offer }) => sourceOf(offer) === id), used: used[place] ?? false }));
}

/** The tile that an option is about: the item that is bought, the skill that is learned or fed. */
export function tileIn(offer: Offer, sheet: string): string {
  const name = textIn(offer, "item") ?? textIn(offer, "skill");
  return name ? `${sheet}-${name.replaceAll(".", "-")}` : "";
}

/** Of the eight actions, as skills show what they give. */
export const ACTION_ICONS: Readonly<Record<string, string>> = {
  move: "wingfoot",
  hit: "punch",
  shoot: "crosshair",
  wound: "drop",
  heal: "heart-plus",
  jump: "jump-across",
  evade: "ghost",
  kill: "skull-crossed-bones",
};

/** Dice of the hand by letter, so that a keyboard can hold them back as well. */
export const LETTERS = ["q", "w", "e", "r"] as const;

const ICONS: Readonly<Record<string, string>> = {
  throw: "rolling-dices",
  refill: "dice-fire",
  count: "dice-fire",
  done: "padlock",
  pass: "hourglass",
  "go-on": "plain-arrow",
  collect: "swap-bag",
  train: "weight-lifting-up",
  heal: "heart-plus",
  anticipate: "brain-dump",
  buy: "pay-money",
  learn: "star-medal",
  auto: "cog",
};

export const optionIcon = (_key: string, offer: Offer): string | null => ICONS[offer.kind ?? ""] ?? null;
