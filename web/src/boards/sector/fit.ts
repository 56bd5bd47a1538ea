/** Text that must not be cut: it is set smaller, step by step, until it fits. */
import type { Attachment } from "svelte/attachments";

/** How many steps there are; the style sheet says what each means, by `data-fit`. */
export const STEPS = 5;

/**
 * Sets `data-fit` on the element: 0 as designed, up to `STEPS - 1`, the smallest. What then still
 * does not fit can be scrolled. `of` is whatever the text depends on.
 */
export function fit(of: unknown, scroller: string): Attachment<HTMLElement> {
  return (element) => {
    void of;
    const inner = element.querySelector<HTMLElement>(scroller);
    if (!inner) return;
    const set = (): void => {
      for (let step = 0; step < STEPS; step++) {
        element.dataset["fit"] = String(step);
        if (inner.scrollHeight <= inner.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) break;
      }
      const over = inner.scrollHeight > inner.clientHeight + 1;
      inner.tabIndex = over ? 0 : -1;
      inner.classList.toggle("more", over);
      if (over) inner.scrollTop = 0;
    };
    set();
    const watch = new ResizeObserver(set);
    watch.observe(element);
    let gone = false;
    void document.fonts.ready.then(() => gone || set());
    return () => {
      gone = true;
      watch.disconnect();
    };
  };
}
