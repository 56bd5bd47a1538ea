/** How the dice of a roll share the tray. */
import type { Die } from "./contracts";

/** With more cuts than this a roll is many small ones, and is shown as one. */
const MOST_CUTS = 2;

/** The dice in the order they were rolled, cut where one kind of reading ends: `group` names what is read together. */
export function groups(dice: readonly Die[], group: (die: Die) => string = () => ""): Die[][] {
  const found: Die[][] = [];
  for (const die of dice) {
    const last = found.at(-1);
    if (last && group(last[0]!) === group(die)) last.push(die);
    else found.push([die]);
  }
  return found.length > MOST_CUTS + 1 ? [[...dice]] : found;
}

const SIZES = [96, 84, 72, 62, 56, 50, 46, 42, 38, 34, 30, 26] as const;
/** Larger ones are for a tray as wide as a television's. */
const USUAL = 62;
const WIDE_TRAY = 600;
/** A die and the air around it, as a part of its edge. */
const WIDE = 1.44;
const HIGH = 1.52;
const BETWEEN = 26;

/** The largest dice with which all of them fit, in as many rows as the height allows. */
export function edgeFor(count: number, cuts: number, width: number, height: number): number {
  for (const size of SIZES) {
    const rows = Math.max(1, Math.floor(height / (size * HIGH)));
    const inRow = Math.max(1, Math.floor((width - cuts * BETWEEN) / (size * WIDE)));
    if (size > USUAL && width < WIDE_TRAY) continue;
    if (size * HIGH <= height && inRow * rows >= count) return size;
  }
  return SIZES.at(-1)!;
}
