/** Pieces that are shown strongly for another reason than the option in focus. */

/** How long a word of the log lights its piece. */
const LIT_FOR = 1500;

export class Lights {
  /** What a word of the log or a rule points at, for a moment. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** What the guided opening speaks of. */
  guided = $state.raw<ReadonlySet<string>>(new Set());
  /** What the pointer or the keyboard is on. */
  hovered = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly all: ReadonlySet<string> = $derived.by(() => {
    const strong = new Set([...this.pointed, ...this.guided]);
    if (this.hovered) strong.add(this.hovered);
    return strong;
  });

  point(ids: readonly string[]): void {
    clearTimeout(this.#timer);
    this.pointed = new Set(ids);
    this.#timer = setTimeout(() => (this.pointed = new Set()), LIT_FOR);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
