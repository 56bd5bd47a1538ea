/** The scene of Arkalion as its board draws it. A cell is 58 units wide; see SCENE.md for what is sent. */
import type { Badge, Card, Happening, Offer, Scene, Sheet, Verdict } from "../../parts/contracts";
import { textIn } from "../../parts/offers";

type Place = NonNullable<Scene["places"]>[number];
type Piece = NonNullable<Scene["pieces"]>[number];

export const CELL = 58;
/** Of the whole map: thirteen columns, seven rows, the letters above and the ship below. */
export const MAP = { left: -34, top: -30, width: 822, height: 588 } as const;
const ZONE_TOP = 428;
const ZONE_HIGH = 84;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Cell extends Box {
  id: string;
  place: Place;
  state: "tile" | "gap" | "green";
  /** 0 to 2: no two neighbours are quite of one colour. */
  shade: number;
  /** Where a crack runs, or null. */
  crack: Point | null;
  /** In the row where enemies appear. */
  edge: boolean;
}
export interface Zone extends Box {
  id: string;
  place: Place;
}
export interface Standing extends Point {
  id: string;
  piece: Piece;
  kind: string;
  /** How wide it is drawn. */
  size: number;
}
export type Forecast = { kind: string; from?: string; to?: string | string[]; enemy?: string; station?: string; cells?: string[]; heroes?: string[]; green?: boolean };
export interface Board {
  columns?: number;
  rows?: number;
  turn?: number;
  sequence?: number;
  acting?: number | null;
  first?: number | null;
  actions?: number;
  guns?: Record<string, string>;
  armour?: { at: string; cells: string[]; hp: number } | null;
  roll?: { need?: number | null; faces?: number[]; hit?: boolean | null; hero?: string | null } | null;
  forecast?: Forecast[];
  trade?: { partner: string; given?: Record<string, number>; taken?: Record<string, number> };
}

/** How wide pawns, stations and chests are drawn where nothing crowds them. */
const PAWN = 46;
const STATION = 42;
const CHEST = 36;

export const boardOf = (scene: Scene): Board => (scene.board ?? {}) as Board;

/** The same for a cell every time it is drawn. */
const grain = (place: Place, salt: number): number => (((place.x ?? 0) * 7 + (place.y ?? 0) * 13 + salt * 5) % 11) / 11;

export function cellsOf(scene: Scene): Cell[] {
  return (scene.places ?? [])
    .filter((place) => place.kind === "cell")
    .map((place) => {
      const x = (place.x ?? 0) * CELL;
      const y = (place.y ?? 0) * CELL;
      return {
        id: place.id,
        place,
        x,
        y,
        w: CELL,
        h: CELL,
        state: place.state === "gap" || place.state === "green" ? place.state : "tile",
        shade: ((place.x ?? 0) * 2 + (place.y ?? 0) * 3) % 3,
        crack: grain(place, 1) > 0.55 ? { x: x + 8 + grain(place, 2) * 26, y: y + 8 + grain(place, 3) * 22 } : null,
        edge: (place.y ?? 0) === 0,
      };
    });
}

export function zonesOf(scene: Scene): Zone[] {
  return (scene.places ?? [])
    .filter((place) => (place.kind ?? "zone") === "zone")
    .map((place) => ({ id: place.id, place, x: (place.x ?? 0) * CELL + 4, y: ZONE_TOP, w: (place.w ?? 2) * CELL - 8, h: ZONE_HIGH }));
}

const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 - 1 });

/** Where a place lies, by its id. */
export function pointsOf(scene: Scene): Map<string, Point> {
  return new Map([...cellsOf(scene).map((one) => [one.id, middle(one)] as const), ...zonesOf(scene).map((one) => [one.id, middle(one)] as const)]);
}

/** Enemies and heroes outside: in the middle of their cell, heroes beside what else stands there. */
export function outside(scene: Scene): Standing[] {
  const cells = new Map(cellsOf(scene).map((cell) => [cell.id, cell]));
  const found: Standing[] = [];
  for (const [at, here] of grouped(scene, (piece) => cells.has(piece.at ?? "") && piece.kind !== "armour")) {
    const centre = middle(cells.get(at)!);
    here.forEach((piece, place) => {
      const apart = here.length > 1 ? (place - (here.length - 1) / 2) * (22 / Math.max(1, here.length - 1)) : 0;
      found.push({ id: piece.id, piece, kind: piece.kind ?? "", size: PAWN, x: centre.x + apart, y: centre.y + apart * 0.4 });
    });
  }
  return found;
}

/** What is aboard, zone by zone: the station on the left, the chest on the right, the crew between. */
export function aboard(scene: Scene): Standing[] {
  const found: Standing[] = [];
  for (const zone of zonesOf(scene)) {
    const here = (scene.pieces ?? []).filter((piece) => piece.at === zone.id);
    const station = here.find((piece) => piece.kind === "station");
    const chest = here.find((piece) => piece.kind === "chest");
    const crew = here.filter((piece) => piece.kind === "hero");
    const y = zone.y + 52;
    // A small zone has room for all three only if each takes less.
    const snug = crew.length > 0 && station && chest && zone.w < 130;
    const wide = { station: snug ? 28 : STATION, chest: snug ? 26 : CHEST };
    if (station) found.push({ id: station.id, piece: station, kind: "station", size: wide.station, x: zone.x + 5 + wide.station / 2, y });
    if (chest) found.push({ id: chest.id, piece: chest, kind: "chest", size: wide.chest, x: zone.x + zone.w - 4 - wide.chest / 2, y: y + 4 });
    const from = zone.x + (station ? 8 + wide.station : 6);
    const to = zone.x + zone.w - (chest ? 7 + wide.chest : 6);
    found.push(...seated(crew, { x: from, y: zone.y + 21, w: to - from, h: zone.h - 25 }));
  }
  return found;
}

/** How much smaller than designed something is drawn. */
export const scaleOf = (one: Standing): number => one.size / (one.kind === "station" ? STATION : one.kind === "chest" ? CHEST : PAWN);

/** A crew in the room that is theirs: in one row, or in two of smaller pawns, whichever leaves them larger. */
function seated(crew: readonly Piece[], room: Box): Standing[] {
  const inRows = (rows: number): { across: number; size: number } => {
    const across = Math.ceil(crew.length / rows);
    return { across, size: Math.min(PAWN, room.w / across - 5, room.h / rows - 3) };
  };
  const rows = inRows(2).size > inRows(1).size ? 2 : 1;
  const { across, size } = inRows(rows);
  return crew.map((piece, place) => {
    const row = Math.floor(place / across);
    const here = Math.min(across, crew.length - row * across);
    const x = room.x + (room.w * ((place % across) + 0.5)) / here;
    return { id: piece.id, piece, kind: "hero", size, x, y: room.y + (room.h * (row + 0.5)) / rows };
  });
}

function grouped(scene: Scene, wanted: (piece: Piece) => boolean): Map<string, Piece[]> {
  const groups = new Map<string, Piece[]>();
  for (const piece of scene.pieces ?? []) {
    if (wanted(piece)) groups.set(piece.at ?? "", [...(groups.get(piece.at ?? "") ?? []), piece]);
  }
  return groups;
}

/** The box around a number of cells. */
export function around(scene: Scene, ids: readonly string[]): Box | null {
  const boxes = cellsOf(scene).filter((cell) => ids.includes(cell.id));
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  return { x: left, y: top, w: Math.max(...boxes.map((box) => box.x + box.w)) - left, h: Math.max(...boxes.map((box) => box.y + box.h)) - top };
}

export interface Arrow {
  id: string;
  from: Point;
  to: Point;
  look: "walk" | "shot" | "lob";
  /** Damage written beside it. */
  harm: number;
}

/** What the coming Enemies phase would do, as arrows. */
export function threats(scene: Scene): Arrow[] {
  const at = pointsOf(scene);
  const stations = new Map((scene.pieces ?? []).map((piece) => [piece.id, piece.at ?? ""]));
  const found: Arrow[] = [];
  for (const [place, one] of (boardOf(scene).forecast ?? []).entries()) {
    const from = at.get(one.from ?? "");
    if (!from) continue;
    const id = `${place}-${one.from}`;
    if (one.kind === "move" && typeof one.to === "string") {
      const to = at.get(one.to);
      if (to) found.push({ id, from: short(from, to, 22), to: short(to, from, 16), look: "walk", harm: 0 });
    } else if (one.kind === "shot") {
      const last = Array.isArray(one.to) ? one.to.at(-1) : one.to;
      const to = at.get(last ?? "");
      if (to) found.push({ id, from: short(from, to, 22), to: short(to, from, 26), look: "shot", harm: 1 });
    } else if (one.kind === "break") {
      const to = at.get(stations.get(one.station ?? "") ?? "") ?? at.get(one.station ?? "");
      if (to) found.push({ id, from: short(from, to, 22), to: { x: to.x, y: ZONE_TOP + 4 }, look: "lob", harm: 0 });
    }
  }
  return found;
}

/** Whether the coming Enemies phase would lose the game. */
export const endComing = (scene: Scene): boolean => (boardOf(scene).forecast ?? []).some((one) => one.kind === "end");

/** The green cells on which an enemy stands: whoever holds one for a turn boards the airship. */
export const heldGreen = (scene: Scene): Cell[] => cellsOf(scene).filter((cell) => cell.place.badges?.some((badge) => badge.id.startsWith("entered-")));

/** The cells that the Armour takes next, hatched. */
export const armourNext = (scene: Scene): string[] => boardOf(scene).forecast?.find((one) => one.kind === "armour")?.cells ?? [];

function short(from: Point, to: Point, by: number): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / far, y: from.y + ((to.y - from.y) * by) / far };
}

export const shapeOf = (arrow: Arrow): string =>
  arrow.look === "lob"
    ? `M${arrow.from.x} ${arrow.from.y}Q${(arrow.from.x + arrow.to.x) / 2 + 40} ${(arrow.from.y + arrow.to.y) / 2} ${arrow.to.x} ${arrow.to.y}`
    : `M${arrow.from.x} ${arrow.from.y}L${arrow.to.x} ${arrow.to.y}`;

/** What is aimed at something: attacks, abilities and guns, and the cells that these ask for. */
const AIMED: ReadonlySet<string> = new Set(["attack", "ability", "fire", "target", "strip"]);
const aimed = (scene: Scene, offer: Offer): boolean =>
  AIMED.has(offer.kind ?? "") || (offer.kind === "place" && cellsOf(scene).some((cell) => cell.id === textIn(offer, "place")));

/** The line of the option in focus, from whoever acts to what it points at, with its odds. */
export function aim(scene: Scene, offer: Offer | null | undefined): { from: Point; to: Point; chance: number | null } | null {
  const acting = boardOf(scene).acting;
  const target = offer?.points_at?.[0];
  if (acting == null || !target || !aimed(scene, offer)) return null;
  const standing = [...outside(scene), ...aboard(scene)];
  const from = standing.find((one) => one.id === `pawn-${acting}`);
  const to = standing.find((one) => one.id === target) ?? pointsOf(scene).get(target);
  if (!from || !to) return null;
  return { from: short(from, to, 26), to: short(to, from, 28), chance: offer.odds?.[0]?.chance ?? null };
}

/** How many enemies a shot of a gun would kill, the Armour counted as one; null where that is not said. */
export function harmOf(offer: Offer): number | null {
  const said = offer.detail?.key === "arkalion-detail-blast" ? offer.detail.args : null;
  return said ? Number(said["kills"] ?? 0) + (said["armour"] === "yes" ? 1 : 0) : null;
}

/** Where a gun may aim, the deadliest first and thinking again after what hits anybody; `number` is an offer's own key. */
export function byHarm(offers: readonly Offer[]): { offer: Offer; number: number }[] {
  const weight = (offer: Offer): number => harmOf(offer) ?? 0.5;
  return offers.map((offer, place) => ({ offer, number: place + 1 })).sort((one, other) => weight(other.offer) - weight(one.offer));
}

/** The player of `hero-2` or `pawn-2`. */
export const numberOf = (id: string): number => Number(id.split("-")[1] ?? 0) || 0;

export const seatColour = (player: number): string => `var(--seat-${(player % 6) + 1})`;

/** What a hero holds: one badge a kind of token. */
export const tokensOf = (sheet: Sheet): Badge[] => (sheet.badges ?? []).filter((badge) => badge.id.startsWith("token-"));

/** How many copies of a potion a hero holds: the card says so from two on. */
export const copiesOf = (card: Card): number => Number(card.badges?.find((badge) => badge.id.startsWith("copies-"))?.value) || 1;

const ICONS: Readonly<Record<string, string>> = {
  attack: "crossed-pistols",
  move: "walk",
  end: "hourglass",
  trade: "trade",
  drink: "drink-me",
  brew: "bubbling-flask",
  craft: "anvil",
  open: "open-chest",
  stop: "stop-sign",
  cancel: "cancel",
  confirm: "check-mark",
  agree: "check-mark",
  decline: "cancel",
};

/** Of abilities, by how they are used. */
const USES: Readonly<Record<string, string>> = {
  volley: "bullets",
  repair: "gear-hammer",
  "repair-chest": "gear-hammer",
  "chain-lightning": "lightning-arc",
  grapnel: "grapple",
  "shield-wall": "cracked-shield",
};

/** Among other things to do an attack shows that it is one; where only a target is asked for, whom it is aimed at. */
const AIMING: ReadonlySet<string> = new Set(["arkalion.ask-aim", "arkalion.ask-second-aim"]);

export function optionIcon(key: string, offer: Offer): string | null {
  const { kind = "" } = offer;
  if (kind === "ability") return USES[textIn(offer, "use") ?? ""] ?? null;
  if (kind === "fire") return textIn(offer, "gun") === "mortar" ? "mortar" : "cannon";
  return kind === "attack" && AIMING.has(key) ? null : (ICONS[kind] ?? null);
}

/** "5 beats 3+": what the die came to. */
export function verdict({ scene, event }: { scene: Scene; event: Happening | null }): Verdict | null {
  const roll = boardOf(scene).roll;
  const need = (event?.data?.["need"] as number | null | undefined) ?? roll?.need;
  const told = (event?.data?.["faces"] as string[] | undefined)?.at(-1);
  const face = told === undefined ? roll?.faces?.at(-1) : Number(told);
  if (face == null) return null;
  if (need == null) return { figure: String(face) };
  const hit = (event?.data?.["hit"] as boolean | undefined) ?? face >= need;
  return { figure: String(face), tone: hit ? "good" : "bad", words: { key: "arkalion-verdict", args: { need } } };
}
