/**
 * Where the keyboard was. A choice takes away the very thing that had the focus; whoever chose by
 * keyboard, on the board or in the dock, goes on at the next question instead of at the top of the page.
 */
class Keeper {
  #choosing = false;

  /** Something took the focus. */
  note(target: EventTarget | null): void {
    if (target instanceof Element) this.#choosing = target.closest(".option, [data-piece], #prompt") !== null;
  }

  /** The next question is there. */
  restore(): void {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (this.#choosing && lost) document.getElementById("prompt")?.focus({ preventScroll: true });
  }
}

export const keeper = new Keeper();
