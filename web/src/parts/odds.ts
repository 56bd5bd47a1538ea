/** Chances as figures and ticks. */

/** Ticks of a ten-tick ruler: one for each tenth, at least one for a chance and never ten for less than certainty. */
export function ticksOf(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 10;
  return Math.min(9, Math.max(1, Math.round(chance * 10)));
}

/** "83 %"; what is nearly impossible or nearly certain is written as such. */
export function figureOf(chance: number): string {
  if (chance > 0 && chance < 0.01) return "< 1\u00a0%";
  if (chance < 1 && chance > 0.99) return "> 99\u00a0%";
  return `${Math.round(chance * 100)}\u00a0%`;
}
