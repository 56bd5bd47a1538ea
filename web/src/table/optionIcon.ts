/** Which picture stands on an option: the board's own word for it, or that of what it points at. */
import type { BoardModule } from "../parts/contracts";
import type { Asked, Offer, Scene } from "../wire/messages";

/** The icon of anything in a scene. */
export function iconsOf(scene: Scene | null): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const put = (thing: { id: string; icon?: string }): void => {
    if (thing.icon) found.set(thing.id, thing.icon);
  };
  for (const piece of scene?.pieces ?? []) put(piece);
  for (const card of scene?.cards ?? []) put(card);
  for (const pile of scene?.piles ?? []) put(pile);
  for (const track of scene?.tracks ?? []) put(track);
  for (const sheet of scene?.sheets ?? []) {
    put(sheet);
    for (const one of [...(sheet.cards ?? []), ...(sheet.stats ?? []), ...(sheet.tracks ?? []), ...(sheet.badges ?? [])]) put(one);
  }
  return found;
}

export function optionIcon(module: BoardModule | null, asked: Asked, offer: Offer, icons: ReadonlyMap<string, string>): string {
  const own = module?.optionIcon?.(asked.key, offer);
  if (own) return own;
  for (const piece of offer.points_at ?? []) {
    const icon = icons.get(piece);
    if (icon) return icon;
  }
  return "";
}
