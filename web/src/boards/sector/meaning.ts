/** What an option of Dark Sector means to this board, which reads no id itself. */
import type { Asked, Group, Offer, Words } from "../../parts/contracts";
import { crowded, textIn } from "../../parts/offers";

/** Nothing is thrown away unasked; whoever is asked who turns the card knows that it is turned. */
export function asksTwice(_asked: Asked, offer: Offer): Words | null {
  return offer.label.key === "sector-option-drop" ? { key: "web-sure-drop" } : null;
}

/** Between chapters items are dragged: to somebody, into the pool, or onto the discard pile. */
export function drop(asked: Asked, piece: string, onto: string): readonly Offer[] {
  const about = (asked.options ?? []).filter((offer) => textIn(offer, "item") === piece);
  if (/^crew-\d+$/.test(onto)) return about.filter((offer) => (offer.kind === "give" || offer.kind === "hand") && textIn(offer, "crew") === onto);
  if (onto === "discard") return about.filter((offer) => offer.kind === "drop");
  return onto === "pool" || onto === "pool-place" ? about.filter((offer) => offer.kind === "lay") : [];
}

/** Between chapters, what may be done with one item belongs together. */
export function group(asked: Asked, offer: Offer): Group | null {
  const item = offer.label.args?.["item"];
  if (!crowded(asked) || typeof item !== "object" || item === null) return null;
  return { id: JSON.stringify(item), name: { key: "web-group-item", args: { item } }, icon: "swap-bag" };
}
