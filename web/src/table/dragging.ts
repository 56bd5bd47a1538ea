/** What dragging one piece onto another means: the option that is about both. */
import type { BoardModule } from "../parts/contracts";
import type { Asked, Offer } from "../wire/messages";

/** The options that a piece stands for when it is dropped on another; by the game's own word where it has one. */
export function dropped(module: Pick<BoardModule, "drop"> | null, asked: Asked, piece: string, onto: string): readonly Offer[] {
  if (piece === onto) return [];
  return module?.drop?.(asked, piece, onto) ?? [];
}

/** Whether any option is about a piece, so that it can be lifted at all. */
export const liftable = (asked: Asked, piece: string): boolean => (asked.options ?? []).some((offer) => (offer.points_at ?? []).includes(piece));
