/**
 * A word that is a button is a box to the browser, and a line may break behind it, before its own
 * comma. What must not be torn off is taken from the text that follows, to be set beside the word.
 */

/** Punctuation at the start of a text, with the space that does not break before it in French. */
const CLINGS = /^[\u00a0\u202f]?[.,:;!?…»”’')\]%]+/;

export interface Glued<T> {
  readonly part: T;
  readonly text: string;
  /** What clings to it from the text that follows. */
  readonly tail: string;
}

/** The stretches of a sentence, each word that stands alone with the punctuation behind it. */
export function glued<T extends { readonly text: string }>(parts: readonly T[], alone: (part: T) => boolean): Glued<T>[] {
  const made: Glued<T>[] = [];
  let taken = 0;
  parts.forEach((part, place) => {
    const text = part.text.slice(taken);
    taken = 0;
    let tail = "";
    const next = parts[place + 1];
    if (alone(part) && next && !alone(next)) {
      tail = CLINGS.exec(next.text)?.[0] ?? "";
      taken = tail.length;
    }
    if (text || tail) made.push({ part, text, tail });
  });
  return made;
}
