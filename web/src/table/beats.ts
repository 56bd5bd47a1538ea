/**
 * How a scene goes from one entry to the next, event by event: the number falls when its sentence is said, and
 * what a later sentence is about waits for that sentence.
 */
import type { Happening, Scene } from "../wire/messages";

type Lists = "sheets" | "pieces" | "cards" | "tracks" | "places";
const LISTS: readonly Lists[] = ["sheets", "pieces", "cards", "tracks", "places"];

type Thing = { id: string };
type Sheets = NonNullable<Scene["sheets"]>;

/** Everything the events name. */
export function namedBy(events: readonly Happening[]): ReadonlySet<string> {
  return new Set(events.flatMap((event) => event.pieces ?? []));
}

/** The scene with these things as they will be. */
export function settled(scene: Scene | null, end: Scene | null, ids: ReadonlySet<string>): Scene | null {
  return scene && end ? mixed(scene, end, (id) => ids.has(id)) : scene;
}

/** The scene as it will be, but for these things, which are as they were. */
export function heldBack(end: Scene | null, scene: Scene | null, ids: ReadonlySet<string>): Scene | null {
  if (!end || !scene || ids.size === 0) return end;
  return mixed(end, scene, (id) => ids.has(id));
}

/** `base`, with whatever is `taken` as `other` has it: changed, gone, or not gone yet. */
function mixed(base: Scene, other: Scene, taken: (id: string) => boolean): Scene {
  const made: Scene = { ...base };
  for (const list of LISTS) {
    const here = (base[list] ?? []) as Thing[];
    const there = (other[list] ?? []) as Thing[];
    const known = new Map(there.map((one) => [one.id, one]));
    const old = new Set(here.map((one) => one.id));
    // What only this scene has stays: it may be new, and nobody has said so yet in so many words.
    const kept = here.map((one) => (taken(one.id) ? (known.get(one.id) ?? one) : one));
    const more = there.filter((one) => taken(one.id) && !old.has(one.id));
    if (more.length || kept.some((one, place) => one !== here[place])) Object.assign(made, { [list]: [...kept, ...more] });
  }
  return made;
}

/** The scene with the figures that an event tells: `after` or `hp` on the track of what it is about, `left` on a piece. */
export function figured(scene: Scene | null, event: Happening): Scene | null {
  const value = [event.data?.["after"], event.data?.["hp"], event.data?.["left"]].find((one) => typeof one === "number");
  const [first] = event.pieces ?? [];
  if (!scene || value === undefined || !first) return scene;
  const named = new Set(event.pieces);
  const sheets = scene.sheets?.map((sheet): Sheets[number] => {
    if (sheet.id !== first) return sheet;
    const at = Math.max(0, sheet.tracks?.findIndex((track) => named.has(track.id)) ?? 0);
    return { ...sheet, tracks: (sheet.tracks ?? []).map((track, place) => (place === at ? { ...track, value: value as number } : track)) };
  });
  const pieces = scene.pieces?.map((piece) => {
    if (piece.id !== first || !piece.tracks?.length) return piece;
    return { ...piece, tracks: piece.tracks.map((track, place) => (place === 0 ? { ...track, value: value as number } : track)) };
  });
  return { ...scene, ...(sheets ? { sheets } : {}), ...(pieces ? { pieces } : {}) };
}
