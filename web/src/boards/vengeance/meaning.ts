/** What an option of Vengeance means: its price and what it brings, as signs; and what one would miss. */
import type { Asked, Fact, Glance, Offer, Words } from "../../parts/contracts";
import { ACTION_ICONS, stepsOf } from "./lair";

const argOf = (offer: Offer, name: string): unknown => offer.detail?.args?.[name];

/** Wounds and loot of ending Combat; the steps of a tile, and how often it can still be used. */
export function glance(_asked: Asked, offer: Offer): Glance | null {
  const detail = offer.detail;
  if (detail?.key.startsWith("vengeance-brings")) {
    const [wounds, loot] = [Number(argOf(offer, "wounds") ?? 0), Number(argOf(offer, "loot") ?? 0)];
    const facts: Fact[] = [];
    if (wounds) facts.push({ icon: "drop", text: String(wounds), tone: "bad" });
    if (detail.key !== "vengeance-brings") facts.push({ icon: "knockout", words: { key: "vengeance-ko" }, tone: "bad" });
    if (loot) facts.push({ icon: "swap-bag", text: `+${loot}`, tone: "good" });
    return { facts, prose: detail };
  }
  const uses = argOf(offer, "uses");
  if (typeof uses !== "number") return null;
  const facts: Fact[] = stepsOf(offer).map((step) => ({ icon: ACTION_ICONS[step] ?? "run" }));
  return { facts: uses > 1 ? [...facts, { text: `×${uses}` }] : facts, prose: detail ?? null };
}

/** A second K.O. is the end of a hero. */
export const asksTwice = (_asked: Asked, offer: Offer): Words | null => (offer.detail?.key === "vengeance-brings-dead" ? { key: "web-sure-dead" } : null);
