/** "The dice are rigged": each seat's rolls against what was to be expected, and the seed's proof. */
import type { Line } from "../wire/messages";
import { sha256 } from "./sha256";

export interface Tally {
  /** Who rolled: the scene's id of the character, or a seat, or the table itself. */
  readonly who: string;
  /** The kind of die, as the scene draws it. */
  readonly die: string;
  /** Which of that kind, where each has its own faces. */
  readonly key: string;
  /** All faces of the die; empty where nobody said. */
  readonly sides: readonly string[];
  /** How often each face came up. */
  readonly faces: ReadonlyMap<string, number>;
  readonly rolls: number;
}

/** Every die rolled in these lines, by who rolled it and which die it was. Undone lines do not count. */
export function tallies(log: readonly Line[], gone: ReadonlySet<number> = new Set()): Tally[] {
  const found = new Map<string, { -readonly [K in keyof Tally]: Tally[K] } & { faces: Map<string, number> }>();
  for (const line of log) {
    if (gone.has(line.n)) continue;
    for (const event of line.events ?? []) {
      const { die, key, sides, faces } = event.data ?? {};
      if (event.kind !== "roll" || typeof die !== "string" || !Array.isArray(faces)) continue;
      const who = event.pieces?.[0] ?? "";
      const which = typeof key === "string" ? key : die;
      const place = `${who} ${die} ${which}`;
      const tally = found.get(place) ?? { who, die, key: which, sides: [], faces: new Map<string, number>(), rolls: 0 };
      if (Array.isArray(sides)) tally.sides = sides.map(String);
      for (const face of faces) {
        tally.faces.set(String(face), (tally.faces.get(String(face)) ?? 0) + 1);
        tally.rolls += 1;
      }
      found.set(place, tally);
    }
  }
  return [...found.values()];
}

/** How likely each face of a die is, given all its faces; null where they are not known. */
export function shares(faces: readonly string[]): ReadonlyMap<string, number> | null {
  if (faces.length === 0) return null;
  const found = new Map<string, number>();
  for (const face of faces) found.set(face, (found.get(face) ?? 0) + 1 / faces.length);
  return found;
}

/**
 * How far off a tally is, in plain terms: the chance that honest dice stray at least this far from
 * their expectation (Pearson's chi-squared). Null where there are too few rolls to say anything.
 */
export function luck(tally: Tally, share: ReadonlyMap<string, number>): number | null {
  if (tally.rolls < 5 * share.size) return null;
  let distance = 0;
  for (const [face, expected] of share) {
    const wanted = expected * tally.rolls;
    distance += ((tally.faces.get(face) ?? 0) - wanted) ** 2 / wanted;
  }
  return tail(distance, share.size - 1);
}

/** The upper tail of the chi-squared distribution, by its series. */
export function tail(distance: number, degrees: number): number {
  if (degrees <= 0 || distance <= 0) return 1;
  const a = degrees / 2;
  const x = distance / 2;
  let term = 1 / a;
  let sum = term;
  for (let k = 1; k < 1000 && term > sum * 1e-12; k++) {
    term *= x / (a + k);
    sum += term;
  }
  return Math.min(1, Math.max(0, 1 - sum * Math.exp(-x + a * Math.log(x) - logGamma(a))));
}

function logGamma(a: number): number {
  // Half-integers only: down to Γ(1) = 1 or Γ(1/2) = √π.
  let sum = 0;
  let n = a;
  while (n > 1) {
    n -= 1;
    sum += Math.log(n);
  }
  return sum + (n === 0.5 ? 0.5 * Math.log(Math.PI) : 0);
}

/** Whether a seed and a nonce are those that were committed to before the first roll. */
export async function proves(commitment: string, seed: string, nonce: string): Promise<boolean> {
  const bytes = Uint8Array.from([...pairs(hex(seed)), ...pairs(hex(nonce))]);
  const hash = await sha256(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment.toLowerCase();
}

const hex = (text: string): string => text.replace(/^0x/, "").padStart(32, "0");
const pairs = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
