/** Boxes whose contents may be larger than they are: reached by keyboard, or set smaller until they fit. */
import type { Attachment } from "svelte/attachments";

/** How many steps there are; the style sheet says what each means, by `data-fit`. */
export const STEPS = 5;

/** Makes a box that scrolls a stop for the keyboard, and only while there is something to scroll to. */
function reach(box: HTMLElement): boolean {
  const over = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  if (over) box.tabIndex = 0;
  else box.tabIndex = -1;
  box.classList.toggle("more", box.scrollHeight > box.clientHeight + 1);
  return over;
}

/** Calls `set` now, and whenever one of the boxes changes its size or a typeface arrives. */
function whenever(boxes: readonly Element[], set: () => void): () => void {
  set();
  const watch = new ResizeObserver(set);
  for (const box of boxes) watch.observe(box);
  let gone = false;
  void document.fonts?.ready.then(() => gone || set());
  return () => {
    gone = true;
    watch.disconnect();
  };
}

/** For whatever scrolls: the keyboard can get at it. */
export const scrolls: Attachment<HTMLElement> = (box) => {
  let end = whenever([box, ...box.children], () => void reach(box));
  const watch = new MutationObserver(() => {
    end();
    end = whenever([box, ...box.children], () => void reach(box));
  });
  watch.observe(box, { childList: true });
  return () => {
    watch.disconnect();
    end();
  };
};

type Fits = (element: HTMLElement, inner: HTMLElement) => boolean;

const whole: Fits = (element, inner) => inner.scrollHeight <= inner.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;

/** Counted and not measured: a typeface may reach beyond its line. */
const lines: Fits = (_, inner) => {
  const style = getComputedStyle(inner);
  const most = parseFloat(style.getPropertyValue("--most")) || 1;
  return Math.round(inner.clientHeight / parseFloat(style.lineHeight)) <= most;
};

/**
 * Text that must not be cut. Sets `data-fit` on the element: 0 as designed, up to `STEPS - 1`, the
 * smallest. `of` is whatever the text depends on; `done` is told the box that holds the text.
 */
export function shrink(of: unknown, words: string, done?: (inner: HTMLElement) => void, fits: Fits = whole): Attachment<HTMLElement> {
  return (element) => {
    void of;
    const inner = element.querySelector<HTMLElement>(words);
    if (!inner) return;
    // Whatever stands beside the text takes room from it, and may grow after it was set.
    return whenever([element, ...element.children, ...inner.children], () => {
      for (let step = 0; step < STEPS; step++) {
        element.dataset["fit"] = String(step);
        if (fits(element, inner)) break;
      }
      done?.(inner);
    });
  };
}

/** The same for text that may take so many lines as `--most` says at each step, one unless it says more. */
export function fewLines(of: unknown, words: string): Attachment<HTMLElement> {
  return shrink(of, words, undefined, lines);
}

/** The same for a box that can be scrolled, where even the smallest step is too large. */
export function fit(of: unknown, scroller: string): Attachment<HTMLElement> {
  return shrink(of, scroller, (inner) => {
    if (reach(inner)) inner.scrollTop = 0;
  });
}
