/** What an option of Arkalion means to this board, which reads no id itself. */
import type { Asked, Group, Offer, Words } from "../../parts/contracts";
import { crowded } from "../../parts/offers";

/** Actions that are left when a turn ends are lost. */
export function asksTwice(asked: Asked, offer: Offer): Words | null {
  const left = offer.detail?.key === "arkalion-detail-end" ? Number(offer.detail.args?.["actions"] ?? 0) : 0;
  return left > 0 ? { key: "web-sure-actions" } : null;
}

/** All of so many are in sight; more are chosen in two steps. */
const MOST = 12;

const KINDS: Readonly<Record<string, Group>> = {
  "arkalion-option-shot": { id: "attack", name: { key: "web-group-attack" }, icon: "crossed-pistols" },
  "arkalion-option-move": { id: "move", name: { key: "web-group-move" }, icon: "walk" },
  "arkalion-option-brew": { id: "make", name: { key: "web-group-make" }, icon: "bubbling-flask" },
  "arkalion-option-craft": { id: "make", name: { key: "web-group-make" }, icon: "anvil" },
  "arkalion-option-drink": { id: "make", name: { key: "web-group-make" }, icon: "round-potion" },
};

/** What an option does, by its name: many attacks and many steps are each chosen in two steps. */
export function group(asked: Asked, offer: Offer): Group | null {
  return crowded(asked, MOST) ? (KINDS[offer.label.key] ?? null) : null;
}
