/** Which of the three layouts fits the window. */
export type Size = "desktop" | "tablet" | "phone";

class Window {
  #size = $state<Size>("desktop");
  #touch = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const wide = matchMedia("(min-width: 1100px)");
    const narrow = matchMedia("(max-width: 560px)");
    /** A phone on its side. */
    const low = matchMedia("(max-height: 520px)");
    const coarse = matchMedia("(pointer: coarse)");
    const measure = (): void => {
      this.#size = wide.matches ? "desktop" : narrow.matches || low.matches ? "phone" : "tablet";
      this.#touch = coarse.matches;
    };
    measure();
    for (const one of [wide, narrow, low, coarse]) one.addEventListener("change", measure);
  }

  get size(): Size {
    return this.#size;
  }

  /** A finger is the main pointer here. */
  get touch(): boolean {
    return this.#touch;
  }
}

export const view = new Window();
