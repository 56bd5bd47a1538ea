/**
 * A word that is a button is a box to the browser, and a line may break on either side of it: before
 * its own comma, or behind its own bracket. What must not be torn off is taken from the texts around
 * it, to be set beside the word.
 */

/** Punctuation at the start of a text, with the space that does not break before it in French. */
const CLINGS = /^[\u00a0\u202f]?[.,:;!?…»”’')\]%]+/;

/** What stands before a word without a space: a bracket, a quotation mark, an article cut short. */
const LEADS = /(?:\S|[\u00a0\u202f])+$/;

export interface Glued<T> {
  readonly part: T;
  readonly text: string;
  /** What clings to it from the text before. */
  readonly head: string;
  /** What clings to it from the text that follows. */
  readonly tail: string;
}

/** The stretches of a sentence, each word that stands alone with the punctuation around it. */
export function glued<T extends { readonly text: string }>(parts: readonly T[], alone: (part: T) => boolean): Glued<T>[] {
  const made: Glued<T>[] = [];
  let taken = 0;
  let head = "";
  parts.forEach((part, place) => {
    const next = parts[place + 1];
    let text = part.text.slice(taken);
    taken = 0;
    let tail = "";
    if (alone(part)) {
      if (next && !alone(next)) tail = CLINGS.exec(next.text)?.[0] ?? "";
      taken = tail.length;
    } else if (next && alone(next)) {
      const lead = LEADS.exec(text)?.[0] ?? "";
      text = text.slice(0, text.length - lead.length);
      head = lead;
      if (text) made.push({ part, text, head: "", tail });
      return;
    }
    if (text || tail) made.push({ part, text, head, tail });
    head = "";
  });
  return made;
}
