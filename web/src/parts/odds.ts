/** Chances as ticks. */

/** Ticks of a ten-tick ruler: one for each tenth, at least one for a chance and never ten for less than certainty. */
export function ticksOf(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 10;
  return Math.min(9, Math.max(1, Math.round(chance * 10)));
}
