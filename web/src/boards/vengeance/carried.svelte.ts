/** A die on its way from the hand to a skill or to the life bar, by mouse or by finger. */

/** Further than this the pointer carries the die; a shorter way was a tap. */
const START = 6;

export interface Carried {
  readonly die: string;
  readonly x: number;
  readonly y: number;
  /** What lies under it: the tile of a skill, or `life`. */
  readonly over: string | null;
}

let carried: Carried | null = $state.raw(null);
let from: { die: string; pointer: number; x: number; y: number } | null = null;
let dropped = false;

/** Whatever takes dice says so by `data-feeds`. */
function under(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-feeds]")?.dataset["feeds"] ?? null;
}

export const hand = {
  get carried(): Carried | null {
    return carried;
  },
  /** The pointer went down on a die. */
  grab(event: PointerEvent, die: string): void {
    if (event.button !== 0 || from) return;
    from = { die, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    dropped = false;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  },
  move(event: PointerEvent): void {
    if (from?.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!carried && Math.hypot(x - from.x, y - from.y) < START) return;
    carried = { die: from.die, x, y, over: under(x, y) };
  },
  /** The pointer went up: which die was dropped on what; null after a tap, or over nothing that takes dice. */
  drop(event: PointerEvent): { die: string; on: string } | null {
    if (from?.pointer !== event.pointerId) return null;
    const last = carried;
    from = carried = null;
    dropped = last !== null;
    return last?.over ? { die: last.die, on: last.over } : null;
  },
  cancel(event: PointerEvent): void {
    if (from?.pointer === event.pointerId) from = carried = null;
  },
  /** Whether the click that follows belongs to a die that was carried, and means nothing more. */
  wasCarried(): boolean {
    const was = dropped;
    dropped = false;
    return was;
  },
};
