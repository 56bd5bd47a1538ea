/** A trade as it is being put together: what lies on either side of the table, and the steps that are open. */
import type { Asked, Scene, Sheet, Words } from "../../parts/contracts";
import { textIn } from "../../parts/offers";
import { boardOf, copiesOf, tokensOf } from "./ground";

export interface Goods {
  /** As options name it: `leaves`, `salve`, `war_hammer`. */
  id: string;
  piece: string;
  name: Words;
  icon: string;
  /** Still with their owner, and laid on the table. */
  left: number;
  laid: number;
  /** The options that lay one more on the table and take one back; null where that cannot be. */
  lay: string | null;
  back: string | null;
}
export interface Side {
  sheet: Sheet;
  goods: Goods[];
}

/** Both sides, whoever's turn it is first; null while nobody trades. */
export function tradeOf(scene: Scene, asked: Asked | null | undefined): [Side, Side] | null {
  const { trade, acting } = boardOf(scene);
  const own = (scene.sheets ?? []).find((sheet) => sheet.id === `hero-${acting}`);
  const other = (scene.sheets ?? []).find((sheet) => sheet.id === trade?.partner);
  if (!trade || !own || !other) return null;
  const open = (kind: string, item: string): string | null =>
    (asked?.options ?? []).find((offer) => offer.kind === kind && textIn(offer, "item") === item)?.id ?? null;
  const side = (sheet: Sheet, laid: Record<string, number>, lay: string, back: string): Side => ({
    sheet,
    goods: carried(sheet).map((one) => ({
      ...one,
      left: one.left - (laid[one.id] ?? 0),
      laid: laid[one.id] ?? 0,
      lay: open(lay, one.id),
      back: open(back, one.id),
    })),
  });
  return [side(own, trade.given ?? {}, "give", "keep"), side(other, trade.taken ?? {}, "take", "leave")];
}

function carried(sheet: Sheet): Goods[] {
  const nothing = { laid: 0, lay: null, back: null };
  const last = (id: string): string => id.split("-").at(-1) ?? id;
  return [
    ...tokensOf(sheet).map((badge) => ({ ...nothing, id: last(badge.id), piece: badge.id, name: badge.name, icon: badge.icon ?? "swap-bag", left: Number(badge.value) || 1 })),
    ...(sheet.cards ?? [])
      .filter((card) => card.kind === "potion" || card.kind === "equipment")
      .map((card) => ({ ...nothing, id: last(card.id), piece: card.id, name: card.name!, icon: card.icon ?? "potion-ball", left: copiesOf(card) })),
  ];
}
