/**
 * Boxes measured side by side. Whoever writes a style and then reads a size makes the browser lay
 * out the page at once; a dozen boxes that do so one after another make it do that a dozen times.
 */

/**
 * What is done to a box: writing first, then reading, and so on in turn, with a `yield` wherever
 * one follows the other. All that are due do each in common.
 */
export type Fitting = () => Generator<void, unknown>;

/** A fitting that is done again whenever one of its boxes changes its size, or a typeface arrives. */
export interface Measured {
  add(box: Element): void;
  drop(box: Element): void;
  again(): void;
  end(): void;
}

/** The boxes each fitting depends on, and how large they were when it had last been done. */
const sizes = new Map<Fitting, Map<Element, string>>();
/** Which fittings depend on a box. */
const fittings = new Map<Element, Set<Fitting>>();

let due = new Set<Fitting>();
let watch: ResizeObserver | undefined;

function sizeOf(box: Element): string {
  const { width, height } = box.getBoundingClientRect();
  return `${width} ${height}`;
}

function carryOut(some: Iterable<Fitting>): void {
  const done = [...some].filter((fitting) => sizes.has(fitting));
  let going = done.map((fitting) => fitting());
  while (going.length) going = going.filter((one) => !one.next().done);
  for (const fitting of done) {
    const boxes = sizes.get(fitting);
    for (const box of boxes?.keys() ?? []) boxes?.set(box, sizeOf(box));
  }
}

/** Before the page is next drawn, together with whatever else is due by then. */
function later(fitting: Fitting): void {
  if (!due.size)
    queueMicrotask(() => {
      const now = due;
      due = new Set();
      carryOut(now);
    });
  due.add(fitting);
}

function resized(entries: readonly ResizeObserverEntry[]): void {
  const some = new Set<Fitting>();
  for (const { target } of entries)
    for (const fitting of fittings.get(target) ?? []) if (sizes.get(fitting)?.get(target) !== sizeOf(target)) some.add(fitting);
  carryOut(some);
}

function watching(): ResizeObserver {
  if (!watch) {
    watch = new ResizeObserver(resized);
    document.fonts?.addEventListener("loadingdone", () => carryOut(sizes.keys()));
  }
  return watch;
}

export function measure(boxes: Iterable<Element>, fitting: Fitting): Measured {
  const mine = new Map<Element, string>();
  sizes.set(fitting, mine);
  const add = (box: Element): void => {
    const others = fittings.get(box) ?? new Set();
    fittings.set(box, others.add(fitting));
    mine.set(box, "");
    watching().observe(box);
  };
  const drop = (box: Element): void => {
    mine.delete(box);
    const others = fittings.get(box);
    others?.delete(fitting);
    if (others?.size) return;
    fittings.delete(box);
    watching().unobserve(box);
  };
  for (const box of boxes) add(box);
  later(fitting);
  return {
    add,
    drop,
    again: () => later(fitting),
    end: () => {
      for (const box of [...mine.keys()]) drop(box);
      sizes.delete(fitting);
    },
  };
}
