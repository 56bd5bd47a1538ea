/** What the board shows: a fight, cards, a page, or the dungeon. */
import type { Asked, Card, Offer, Scene } from "../../parts/contracts";
import { textIn } from "../../parts/offers";
import { boardOf, type Words } from "./board";

type Sheet = NonNullable<Scene["sheets"]>[number];

/** What the board shows: a fight, cards to choose from, a page to read, or the way through the dungeon. */
export function viewOf(scene: Scene, lit: ReadonlySet<string>, asked: Asked | null = null): "arena" | "cards" | "page" | "map" {
  if (inHands(scene, asked).length) return "cards";
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
  const spread = boardOf(scene).room ? [] : [...(wearerOf(scene, lit)?.cards ?? []), ...stockOf(scene, lit)];
  return spread.some((card) => lit.has(card.id)) ? spread : [];
}

/** The cards among which the hands are chosen before the first fight. */
export function inHands(scene: Scene, asked: Asked | null): Card[] {
  if (asked?.key !== "souls.ask.start-hands") return [];
  return (scene.sheets?.[asked.actor ?? -1]?.cards ?? []).filter((card) => card.at !== "armour");
}

/** The cards that an option takes into the hands. */
export function takenBy(scene: Scene, asked: Asked | null, offer: Offer | null): ReadonlySet<string> {
  const hands = offer ? (textIn(offer, "hands") ?? "").split("+") : [];
  return new Set(inHands(scene, asked).filter((card) => hands.includes(card.at ?? "")).map((card) => card.id));
}

/** Whose equipment is being changed: the character one of whose cards may be taken. */
function wearerOf(scene: Scene, lit: ReadonlySet<string>): Sheet | undefined {
  return (scene.sheets ?? []).find((sheet) => (sheet.cards ?? []).some((card) => lit.has(card.id)));
}

/** The inventory, what may be taken first. */
function stockOf(scene: Scene, lit: ReadonlySet<string>): Card[] {
  const stock = (scene.cards ?? []).filter((card) => card.at === "inventory");
  return [...stock.filter((card) => lit.has(card.id)), ...stock.filter((card) => !lit.has(card.id))];
}

export interface Spread {
  title: Words | undefined;
  cards: Card[];
}

/** The same cards under their headings: what is worn, and what lies in the inventory. */
export function spreadsOf(scene: Scene, lit: ReadonlySet<string>): Spread[] {
  const cards = handsOf(scene, lit);
  const named = (at: string | undefined): Words | undefined => (scene.places ?? []).find((place) => place.id === at)?.name ?? undefined;
  const first = cards[0]?.at ?? "";
  if (first === "choice" || first === "drawn") return [{ title: named(first), cards }];
  const [worn, stock] = [cards.filter((card) => card.at !== "inventory"), cards.filter((card) => card.at === "inventory")];
  return [
    { title: boardOf(scene).titles?.["worn"], cards: worn },
    { title: named("inventory"), cards: stock },
  ].filter((spread) => spread.cards.length);
}

/** The stats of whoever's equipment is being changed: `{str: 16}`. */
export function statsOf(scene: Scene, lit: ReadonlySet<string>): Record<string, number> | undefined {
  const sheet = boardOf(scene).room ? undefined : wearerOf(scene, lit);
  if (!sheet) return undefined;
  return Object.fromEntries((sheet.stats ?? []).map((stat) => [stat.id.replace(`${sheet.id}-`, ""), Number(stat.value ?? 0)]));
}
