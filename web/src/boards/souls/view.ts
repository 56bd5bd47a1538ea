/** What the board shows: a fight, cards, a page, or the dungeon. */
import type { Card, Scene } from "../../parts/contracts";
import { boardOf } from "./board";

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
