/** What is drawn on the faces of dice, by the kind of die and the id of the face. */

export interface Face {
  /** Icons, in reading order. */
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

/** The symbol of each type of ammo. */
export const AMMO: Readonly<Record<string, string>> = {
  ballistic: "heavy-bullets",
  energy: "laser-blast",
  explosive: "bright-explosion",
  flame: "flame",
  special: "chemical-bolt",
};

const TRAITS: Readonly<Record<string, string>> = { might: "fist", cunning: "eye-target", wisdom: "brain" };

/** Faces that mean the same on every die that has them. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  burst: ["bullets"],
  surge: ["lightning-arc"],
  pulse: ["pulse"],
  flare: ["fire-wave"],
  fault: ["cancel"],
  jam: ["cancel"],
  steady: ["circuitry"],
  flicker: ["lightning-branches"],
  run: ["run"],
  knife: ["bowie-knife"],
  knife2: ["bowie-knife", "bowie-knife"],
  gun: ["revolver"],
  wound: ["drop"],
  train: ["weight-lifting-up"],
  buy: ["pay-money"],
};

/** Dice whose figures are counted out in one symbol. */
const COUNTED: Readonly<Record<string, string>> = {
  black: "broadsword",
  blue: "broadsword",
  orange: "broadsword",
  green: "dodging",
  dodge: "dodging",
};

const BLANK = new Set(["", "blank", "miss", "none"]);

export function faceOf(kind: string, face: string): Face {
  const counted = COUNTED[kind];
  if (counted !== undefined && /^\d+$/.test(face)) {
    const count = Number(face);
    return count ? { icons: Array<string>(Math.min(count, 4)).fill(counted) } : { icons: [], blank: true };
  }
  if (BLANK.has(face)) return { icons: [], blank: true };
  if (face === "hit") return { icons: [AMMO[kind] ?? "bullet-impacts"] };
  const trait = TRAITS[face.replace(/2$/, "")];
  if (trait) return face.endsWith("2") ? { icons: [trait, trait], shield: true } : { icons: [trait] };
  const known = FACES[face];
  if (known) return { icons: known };
  if (/^[1-6]$/.test(face) && kind !== "d4") return { icons: [], pips: Number(face) };
  return { icons: [], text: face.length > 3 ? face.slice(0, 3) : face };
}
