/**
 * From pointing to choosing: which option is in focus, which one asks for a second tap, and which
 * one is taken.
 *
 * A click or a key takes an option at once. A finger on the board first brings the option forward,
 * and takes it with the second tap. What one would miss afterwards asks once more in place.
 */
import type { Asked, Offer } from "../wire/messages";
import { answers, offersAt } from "./decision";

export type Pointer = "mouse" | "touch" | "keyboard";

export interface Picked {
  /** The option in focus. */
  readonly focus: string | null;
  /** The option that waits to be confirmed. */
  readonly confirm: string | null;
  /** The piece whose several options are being gone through, one touch after the other. */
  readonly piece?: string;
}

export interface Move extends Picked {
  /** The option that is taken by this, if one is. */
  readonly take: string | null;
}

/** Whether an option asks once more before it is taken. */
export type Twice = (asked: Asked, offer: Offer) => boolean;

export const NOTHING: Picked = { focus: null, confirm: null };

/** An option's own button was used. */
export function pickOption(asked: Asked, before: Picked, id: string, twice: Twice): Move {
  const offer = asked.options?.find((one) => one.id === id);
  if (!offer) return { ...before, take: null };
  if (before.confirm !== id && twice(asked, offer)) {
    return { focus: id, confirm: id, take: null };
  }
  return { focus: null, confirm: null, take: id };
}

/** A lit piece of the board was used. */
export function pickPiece(asked: Asked, before: Picked, piece: string, pointer: Pointer, twice: Twice): Move {
  const at = offersAt(asked, piece);
  if (at.length === 0) return { ...before, take: null };
  const here = at.findIndex((one) => one.id === before.focus);
  if (at.length > 1) {
    // Several options are about it: each touch brings the next one forward, and its button takes it.
    // What hovering has brought forward already is what the first touch means.
    const next = here >= 0 && before.piece !== piece ? here : (here + 1) % at.length;
    return { focus: at[next]!.id, confirm: null, piece, take: null };
  }
  if (pointer === "touch" && here < 0) return { focus: at[0]!.id, confirm: null, take: null };
  return pickOption(asked, before, at[0]!.id, twice);
}

/**
 * Enter: whatever is in focus. Without a focus it takes the only answer there is, but never turns
 * something up by itself: that comes into focus first.
 */
export function pickFocused(asked: Asked, before: Picked, twice: Twice): Move {
  if (before.focus) return pickOption(asked, before, before.focus, twice);
  const [only, ...others] = answers(asked);
  if (!only || others.length > 0) return { ...before, take: null };
  if (only.reveals && !asked.real) return { focus: only.id, confirm: null, take: null };
  return pickOption(asked, before, only.id, twice);
}

/** Arrow keys: the next or the previous option. */
export function step(offers: readonly Offer[], before: Picked, by: 1 | -1): Picked {
  if (offers.length === 0) return NOTHING;
  const here = offers.findIndex((one) => one.id === before.focus);
  const next = here < 0 ? (by === 1 ? 0 : offers.length - 1) : (here + by + offers.length) % offers.length;
  return { focus: offers[next]!.id, confirm: null };
}

/**
 * Whether an option turns up something hidden where others do not: then somebody may be surprised by it. Where all
 * of them do, that is what was asked; and whoever says what lies on the real table has turned it up already.
 */
export function surprises(asked: Asked, offer: Offer): boolean {
  return (offer.reveals ?? false) && !asked.real && answers(asked).some((one) => !one.reveals);
}
