/** What is drawn on the faces of dice where the game has no drawing of its own. */

export interface Face {
  /** Icons, in reading order; four at most. */
  icons: readonly string[];
  /** A small shield in the corner. */
  shield?: boolean;
  /** Dots as on a common die. */
  pips?: number;
  /** A ring: nothing. */
  blank?: boolean;
  /** A figure or a word, where nothing better is known. */
  text?: string;
}

const BLANK = new Set(["", "blank", "miss", "none"]);

export function plainFace(kind: string, face: string): Face {
  if (BLANK.has(face)) return { icons: [], blank: true };
  if (/^[1-6]$/.test(face) && kind !== "d4") return { icons: [], pips: Number(face) };
  return { icons: [], text: face.length > 3 ? face.slice(0, 3) : face };
}

/** A figure counted out in one symbol; a ring for none. */
export function countedFace(icon: string, face: string): Face {
  const count = Number(face);
  return count ? { icons: Array<string>(Math.min(count, 4)).fill(icon) } : { icons: [], blank: true };
}
