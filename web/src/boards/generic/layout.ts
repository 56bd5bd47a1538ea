/** Where things go on a board that nobody has drawn: places by their coordinates, the rest by what lies where. */
import type { Card, Die, Piece, Place, Scene, Words } from "../../wire/messages";

export interface Spot {
  readonly place: Place;
  /** In percent of the map. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Map2 {
  readonly spots: readonly Spot[];
  readonly lines: readonly Line[];
  /** Ways that somebody will go or has gone, as points in percent of the map. */
  readonly ways: readonly { readonly id: string; readonly tone: string; readonly points: readonly (readonly [number, number])[] }[];
  /** Width over height. */
  readonly aspect: number;
}

export interface Line {
  readonly id: string;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** A door, a wall: `open`, `shut`, `locked`, `one-way`; empty for a plain way. */
  readonly state: string;
}

const onMap = (place: Place): boolean => place.kind !== "row";

/** The map of all places that have coordinates; null where there are none. */
export function mapOf(scene: Scene): Map2 | null {
  const places = (scene.places ?? []).filter(onMap);
  if (places.length === 0) return null;
  const spread = places.every((one) => (one.x ?? 0) === 0 && (one.y ?? 0) === 0) && places.length > 1;
  const across = Math.ceil(Math.sqrt(places.length));
  const at = places.map((place, index) => ({
    place,
    x: spread ? (index % across) * 1.2 : (place.x ?? 0),
    y: spread ? Math.floor(index / across) * 1.2 : (place.y ?? 0),
    w: place.w ?? 1,
    h: place.h ?? 1,
  }));
  const left = Math.min(...at.map((one) => one.x));
  const top = Math.min(...at.map((one) => one.y));
  const width = Math.max(...at.map((one) => one.x + one.w)) - left;
  const height = Math.max(...at.map((one) => one.y + one.h)) - top;
  const spots = at.map((one) => ({
    place: one.place,
    left: ((one.x - left) / width) * 100,
    top: ((one.y - top) / height) * 100,
    width: (one.w / width) * 100,
    height: (one.h / height) * 100,
  }));
  return { spots, lines: linesOf(spots), ways: waysOf(spots, scene), aspect: width / height };
}

const middle = (spot: Spot): readonly [number, number] => [spot.left + spot.width / 2, spot.top + spot.height / 2];

function waysOf(spots: readonly Spot[], scene: Scene): Map2["ways"] {
  const byId = new Map(spots.map((one) => [one.place.id, one]));
  return (scene.paths ?? []).map((path) => ({
    id: path.id,
    tone: path.tone ?? "",
    points: (path.places ?? []).flatMap((id) => {
      const spot = byId.get(id);
      return spot ? [middle(spot)] : [];
    }),
  }));
}

/** The tone of each place that something is about to happen to, the worst of several. */
export function tonesOf(scene: Scene): ReadonlyMap<string, { tone: string; name: Words | null }> {
  const RANK = ["", "off", "good", "now", "bad"];
  const found = new Map<string, { tone: string; name: Words | null }>();
  for (const area of scene.areas ?? []) {
    const tone = area.tone ?? "";
    for (const place of area.places ?? []) {
      const before = found.get(place);
      if (!before || RANK.indexOf(tone) > RANK.indexOf(before.tone)) found.set(place, { tone, name: area.name ?? null });
    }
  }
  return found;
}

/** One line for each pair of linked places, from middle to middle. Cells lie side by side and need none. */
function linesOf(spots: readonly Spot[]): Map2["lines"] {
  const byId = new Map(spots.map((one) => [one.place.id, one]));
  const lines = new Map<string, Line>();
  for (const from of spots) {
    if (from.place.kind === "cell") continue;
    for (const link of from.place.links ?? []) {
      const to = byId.get(typeof link === "string" ? link : link.to);
      if (!to) continue;
      const state = typeof link === "string" ? "" : (link.state ?? "");
      const id = [from.place.id, to.place.id].sort().join(" ");
      // What one side knows of a way, a door or a wall, both are drawn by.
      if (lines.has(id) && !state) continue;
      const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
      lines.set(id, { id, x1, y1, x2, y2, state });
    }
  }
  return [...lines.values()];
}

/** What lies in a row, a pile or nowhere in particular, in the order of the scene. */
export interface Loose {
  readonly id: string;
  readonly place: Place | null;
  readonly cards: readonly Card[];
  readonly dice: readonly Die[];
  readonly pieces: readonly Piece[];
}

export function looseOf(scene: Scene): Loose[] {
  const mapped = new Set((scene.places ?? []).filter(onMap).map((one) => one.id));
  const rows = (scene.places ?? []).filter((one) => one.kind === "row");
  const found = new Map<string, { place: Place | null; cards: Card[]; dice: Die[]; pieces: Piece[] }>();
  for (const row of rows) found.set(row.id, { place: row, cards: [], dice: [], pieces: [] });
  const of = (at: string | undefined) => {
    const key = at ?? "";
    let one = found.get(key);
    if (!one) found.set(key, (one = { place: null, cards: [], dice: [], pieces: [] }));
    return one;
  };
  for (const card of scene.cards ?? []) if (!mapped.has(card.at ?? "")) of(card.at).cards.push(card);
  for (const die of scene.dice ?? []) if (!mapped.has(die.at ?? "")) of(die.at).dice.push(die);
  for (const piece of scene.pieces ?? []) if (!mapped.has(piece.at ?? "")) of(piece.at).pieces.push(piece);
  return [...found].map(([id, one]) => ({ id, ...one })).filter((one) => one.cards.length + one.dice.length + one.pieces.length > 0);
}

/** What stands on each place of the map. */
export function standing(scene: Scene): ReadonlyMap<string, { pieces: Piece[]; cards: Card[]; dice: Die[] }> {
  const found = new Map<string, { pieces: Piece[]; cards: Card[]; dice: Die[] }>();
  const of = (at: string) => {
    let one = found.get(at);
    if (!one) found.set(at, (one = { pieces: [], cards: [], dice: [] }));
    return one;
  };
  // A large piece stands once, in the first place it covers.
  for (const piece of scene.pieces ?? []) {
    const at = piece.at || piece.covers?.[0];
    if (at) of(at).pieces.push(piece);
  }
  for (const card of scene.cards ?? []) if (card.at) of(card.at).cards.push(card);
  for (const die of scene.dice ?? []) if (die.at) of(die.at).dice.push(die);
  return found;
}
