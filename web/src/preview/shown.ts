/** Where a card of a pack is on the table, so that its author sees what it says at once. */
import type { Scene } from "../wire/messages";

/** The sheet that holds a card, by the id of its record; empty where it lies on the board, or nowhere. */
export function holder(scene: Scene, record: string): string {
  const texts = `-${record.replaceAll(".", "-")}-`;
  const held = (scene.sheets ?? []).find((sheet) => (sheet.cards ?? []).some((card) => card.id === record || card.name?.key.includes(texts)));
  return held?.id ?? "";
}
