/** What the board reads from a scene: see SCENE.md. Everything may be missing. */
import type { Card, Die, Offer, Page, Scene, Sheet, Track, Words } from "../../parts/contracts";
import { numberIn, textIn } from "../../parts/offers";

export type View = "crew" | "cybernetics" | "drones" | "weapons" | "chapter" | "regroup" | "epilogue";

export interface ChartLine {
  ammo: string;
  icon: string;
  name?: Words;
  hits: number;
  wounds: number;
  hits_name?: Words;
  wounds_name?: Words;
  weak?: boolean;
}

export interface Enemy {
  name?: Words;
  fighting?: "none" | "ranged" | "close";
  round?: number;
  row?: Words;
  printed?: string[];
  per_crew?: number;
  chart?: ChartLine[];
}

export interface Test {
  trait: string;
  icon?: string;
  name?: Words;
  need?: number;
  task?: Words;
  rollers?: number[];
  results?: Record<string, "passed" | "failed">;
}

/** Both officers of a lone player attack: the declarations, in their order. */
export interface Together {
  options: [string, string];
  kind: string;
  label: Words;
  detail?: Words;
  odds?: Offer["odds"];
  points_at: string[];
}

/** `scene.board` as the rules of Dark Sector write it. */
export interface Board {
  view?: View;
  won?: boolean;
  act?: number;
  place?: Words;
  enemy?: Enemy;
  test?: Test;
  together?: Together;
  titles?: Partial<Record<"choice" | "pool" | "declared" | "acts" | "tactics" | "next" | "taken", Words>>;
}

/** What lies under the page. */
export type Strip = "pool" | "test" | "enemy" | "none";

export interface Mission {
  view: View;
  board: Board;
  page: Page | null;
  special: Page | null;
  strip: Strip;
  row: readonly Die[];
  values: readonly Track[];
  acts: readonly Track[];
  pool: readonly Card[];
  discard: readonly Card[];
  choice: readonly Card[];
  tactical: readonly Card[];
  /** By number of the crewmember. */
  declared: ReadonlyMap<number, Card>;
  crew: readonly Sheet[];
  /** Whether actions are declared at all just now. */
  fighting: boolean;
}

const TRAIT_ICONS: Readonly<Record<string, string>> = { might: "fist", cunning: "eye-target", wisdom: "brain" };

/** The symbol of a trait. */
export function traitIcon(trait: string): string {
  return TRAIT_ICONS[trait] ?? "fist";
}

/** The trait an id ends in, such as `crew.abbot-might`. */
export function traitOf(id: string): string | null {
  return Object.keys(TRAIT_ICONS).find((trait) => id.endsWith(trait)) ?? null;
}

/** The number at the end of an id such as `crew-2`; -1 where there is none. */
export function numberOf(id: string): number {
  const found = /-(\d+)$/.exec(id);
  return found ? Number(found[1]) : -1;
}

export function missionOf(scene: Scene): Mission {
  const board = (scene.board ?? {}) as Board;
  const cards = scene.cards ?? [];
  const tracks = scene.tracks ?? [];
  const pages = scene.pages ?? [];
  const row = (scene.dice ?? []).filter((die) => die.at === "row");
  const pool = cards.filter((card) => card.at === "pool");
  const discard = cards.filter((card) => card.at === "discard");
  const declared = new Map<number, Card>();
  for (const card of cards) if (card.at === "declared") declared.set(numberOf(card.id), card);
  const fighting = (board.enemy?.fighting ?? "none") !== "none";
  const strip: Strip =
    pool.length || discard.length ? "pool" : board.test && !fighting ? "test" : board.enemy || row.length ? "enemy" : "none";
  return {
    view: board.view ?? "chapter",
    board,
    page: pages.find((page) => page.id === "card") ?? pages.find((page) => page.id !== "special") ?? null,
    special: pages.find((page) => page.id === "special") ?? null,
    strip,
    row: row.length ? row : printedRow(board.enemy, (scene.sheets ?? []).length),
    values: ["ranged", "close", "search"].flatMap((id) => tracks.filter((track) => track.id === id)),
    acts: tracks.filter((track) => /^(act-\d|boss)$/.test(track.id)),
    pool,
    discard,
    choice: cards.filter((card) => card.at === "choice" || card.at === "taken"),
    tactical: cards.filter((card) => card.at === "tactical"),
    declared,
    crew: scene.sheets ?? [],
    fighting,
  };
}

/** The row as it will be: the printed dice show their face, the crew's are still to be rolled. */
function printedRow(enemy: Enemy | undefined, crew: number): Die[] {
  if (!enemy) return [];
  const printed = (enemy.printed ?? []).map(
    (trait, i): Die => ({ id: `printed-${i}`, kind: "chapter", face: trait, faces: [], state: "printed", name: { key: `outcome-${trait}` } }),
  );
  const rolled = Array.from(
    { length: (enemy.per_crew ?? 0) * crew },
    (_, i): Die => ({ id: `unrolled-${i}`, kind: "chapter", face: null, faces: [], state: "unrolled" }),
  );
  return [...printed, ...rolled];
}

/** How large the dice of the row are, so that all of them (never over nine) stand in one line. */
export function rowEdge(count: number, width: number, most: number): number {
  if (!count || !width) return most;
  const air = 1.42;
  return Math.max(26, Math.min(most, Math.floor(width / (count * air))));
}

/** One of the acts as a Roman figure; the boss has none. */
export function roman(act: number): string {
  return ["", "I", "II", "III"][act] ?? "";
}

const ACTION_ICONS: Readonly<Record<string, string>> = {
  shoot: "thompson-m1",
  flank: "split-arrows",
  fight: "punch-blast",
  reload: "reload-gun-barrel",
  drone: "delivery-drone",
  trade: "trade",
  cover: "brick-wall",
};

/** The icon of an option; null where what it points at has a better one. */
export function optionIcon(key: string, offer: Offer): string | null {
  const asked = key.replace(/^sector\.ask\./, "");
  const { kind = "" } = offer;
  if (asked === "declare" || asked === "flank") {
    if (kind === "shoot") return textIn(offer, "second_gun") !== null || (numberIn(offer, "rate") ?? 0) > 1 ? "bullets" : null;
    return ACTION_ICONS[kind] ?? null;
  }
  if (asked === "begin") return kind === "ranged" ? "bullet-impacts" : "punch-blast";
  if (asked === "close-in") return kind === "shoot" ? "thompson-m1" : "punch-blast";
  if (asked === "remove" || asked === "reroll") return TRAIT_ICONS[textIn(offer, "trait") ?? ""] ?? (kind === "stop" ? "check-mark" : null);
  if (asked === "keep") return kind === "new" ? "rolling-dices" : "check-mark";
  if (kind === "done" || kind === "pass") return "check-mark";
  if (kind === "reload") return "reload-gun-barrel";
  return null;
}
