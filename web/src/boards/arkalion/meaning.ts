/** What an option of Arkalion means to this board, which reads no id itself. */
import type { Asked, Offer, Words } from "../../parts/contracts";

/** Actions that are left when a turn ends are lost. */
export function asksTwice(asked: Asked, offer: Offer): Words | null {
  const left = offer.detail?.key === "arkalion-detail-end" ? Number(offer.detail.args?.["actions"] ?? 0) : 0;
  return left > 0 ? { key: "web-sure-actions" } : null;
}
