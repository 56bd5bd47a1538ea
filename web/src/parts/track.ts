/** Which box of a track is filled with what. */

type Parts = Readonly<Record<string, number | undefined>>;

const spread = (parts: [string, number | undefined][]): string[] =>
  parts.flatMap(([kind, count]) => Array<string>(Math.max(0, count ?? 0)).fill(kind));

/** Filled from the left, one kind after the other; empty boxes are "". */
export function fromLeft(parts: Parts, boxes: number): string[] {
  const filled = spread(Object.entries(parts));
  return Array.from({ length: Math.max(0, boxes) }, (_, place) => filled[place] ?? "");
}

/**
 * Filled from both ends: the first kind from the left, the others against the right end in their
 * order. Where they meet, what comes from the right lies on top.
 */
export function fromEnds(parts: Parts, boxes: number): string[] {
  const [first, ...others] = Object.entries(parts);
  const left = spread(first ? [first] : []);
  const right = spread(others).slice(-Math.max(0, boxes));
  const free = Math.max(0, boxes) - right.length;
  return [...Array.from({ length: free }, (_, place) => left[place] ?? ""), ...right];
}
