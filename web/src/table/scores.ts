/** Who came out how, from an outcome that says so. */
import type { OutcomeView, ScoreLine } from "../wire/messages";

export interface Standing {
  readonly seat: number;
  readonly score: number;
  /** 1 for the first; 0 where nobody is ranked. */
  readonly place: number;
  readonly lines: readonly ScoreLine[];
}

/** The seats, the best first; ties in the order of the seats. */
export function standings(outcome: OutcomeView): Standing[] {
  const seats = Math.max(outcome.scores?.length ?? 0, outcome.places?.length ?? 0);
  const all = Array.from({ length: seats }, (_, seat) => ({
    seat,
    score: outcome.scores?.[seat] ?? 0,
    place: outcome.places?.[seat] ?? 0,
    lines: outcome.breakdown?.[seat] ?? [],
  }));
  return all.sort((a, b) => (a.place && b.place ? a.place - b.place : b.score - a.score) || a.seat - b.seat);
}
