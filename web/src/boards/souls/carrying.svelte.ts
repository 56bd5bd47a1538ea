/** A card on its way between the bag and somebody's board: lifted by a touch, or carried by the pointer. */
const START = 6;

let card: string | null = $state(null);
let at = $state({ x: 0, y: 0, moved: false });
let from: { card: string; x: number; y: number; pointer: number } | null = null;
let dragged = false;

export const carrying = {
  get card(): string | null {
    return card;
  },
  get moved(): boolean {
    return at.moved;
  },
  get x(): number {
    return at.x;
  },
  get y(): number {
    return at.y;
  },
  /** The pointer went down on it. */
  lift(id: string, event: PointerEvent): void {
    if (event.button !== 0) return;
    dragged = false;
    from = { card: id, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  },
  follow(event: PointerEvent): void {
    if (from?.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!at.moved && Math.hypot(x - from.x, y - from.y) < START) return;
    card = from.card;
    at = { x, y, moved: true };
  },
  /** A click lifts it, and another puts it back; the click that ends a drag means nothing more. */
  toggle(id: string): void {
    from = null;
    if (dragged) dragged = false;
    else card = card === id ? null : id;
  },
  drop(): void {
    dragged = at.moved;
    card = from = null;
    at = { ...at, moved: false };
  },
};
