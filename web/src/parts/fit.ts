/** Boxes whose contents may be larger than they are: reached by keyboard, or set smaller until they fit. */
import type { Attachment } from "svelte/attachments";
import { measure } from "./measure";

/** How many steps there are; the style sheet says what each means, by `data-fit`. */
export const STEPS = 5;

/** Makes a box that scrolls a stop for the keyboard, and only while there is something to scroll to. */
function* reach(box: HTMLElement): Generator<void, boolean> {
  const taller = box.scrollHeight > box.clientHeight + 1;
  const over = taller || box.scrollWidth > box.clientWidth + 1;
  yield;
  box.tabIndex = over ? 0 : -1;
  box.classList.toggle("more", taller);
  return over;
}

/** For whatever scrolls: the keyboard can get at it. */
export const scrolls: Attachment<HTMLElement> = (box) => {
  const measured = measure([box, ...box.children], function* () {
    yield;
    yield* reach(box);
  });
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const one of removedNodes) if (one instanceof Element) measured.drop(one);
      for (const one of addedNodes) if (one instanceof Element) measured.add(one);
    }
    measured.again();
  });
  watch.observe(box, { childList: true });
  return () => {
    watch.disconnect();
    measured.end();
  };
};

type Fits = (element: HTMLElement, inner: HTMLElement) => boolean;

const whole: Fits = (element, inner) =>
  inner.scrollHeight <= inner.clientHeight + 1 && inner.scrollWidth <= inner.clientWidth + 1 && element.scrollWidth <= element.clientWidth + 1;

/** Counted and not measured: a typeface may reach beyond its line. */
const lines: Fits = (_, inner) => {
  const style = getComputedStyle(inner);
  const most = parseFloat(style.getPropertyValue("--most")) || 1;
  return Math.round(inner.clientHeight / parseFloat(style.lineHeight)) <= most;
};

/**
 * Text that must not be cut. Sets `data-fit` on the element: 0 as designed, up to `STEPS - 1`, the
 * smallest. `of` is whatever the text depends on; `then` goes on where the sizes of the last step can be read.
 */
export function shrink(of: unknown, words: string, then?: (inner: HTMLElement) => Generator<void>, fits: Fits = whole): Attachment<HTMLElement> {
  return (element) => {
    void of;
    const inner = element.querySelector<HTMLElement>(words);
    if (!inner) return;
    // Whatever stands beside the text takes room from it, and may grow after it was set.
    return measure([element, ...element.children, ...inner.children], function* () {
      for (let step = 0; step < STEPS; step++) {
        if (step) yield;
        element.dataset["fit"] = String(step);
        yield;
        if (fits(element, inner)) break;
      }
      if (then) yield* then(inner);
    }).end;
  };
}

/** The same for text that may take so many lines as `--most` says at each step, one unless it says more. */
export function fewLines(of: unknown, words: string): Attachment<HTMLElement> {
  return shrink(of, words, undefined, lines);
}

const across: Fits = (_, inner) => inner.scrollWidth <= inner.clientWidth + 1;

/** The same for one line, of which the style sheet leaves out whole parts at each step. */
export function sheds(of: unknown, words: string): Attachment<HTMLElement> {
  return shrink(of, words, undefined, across);
}

/** The same for a box that can be scrolled, where even the smallest step is too large. */
export function fit(of: unknown, scroller: string): Attachment<HTMLElement> {
  return shrink(of, scroller, function* (inner) {
    if (yield* reach(inner)) inner.scrollTop = 0;
  });
}
