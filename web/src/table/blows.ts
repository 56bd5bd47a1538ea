/** What an event takes off or adds, where a game says no more of it than in its figures. */
import type { Blow, Happening } from "../parts/contracts";

/** A figure with its sign, as it floats away. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

export function plainBlows(event: Happening): readonly Blow[] {
  const { amount, before, after } = event.data ?? {};
  const change = typeof amount === "number" ? amount : typeof before === "number" && typeof after === "number" ? after - before : 0;
  const [first] = event.pieces ?? [];
  if (event.kind !== "hp" || !first || change === 0) return [];
  return [{ at: [first], text: signed(change), tone: change < 0 ? "bad" : "good" }];
}
