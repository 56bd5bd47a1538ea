/** Clocks in figures. */
import type { ClockView } from "./contracts";

/** Milliseconds left on a clock at this time of the server's; a paused one stands still. */
export const leftOf = (clock: ClockView, now: number): number => Math.max(0, clock.left ?? clock.due - now);

/** "1:12". */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Shorter clocks are the rules' own breath between two throws: nobody has time to read them. */
const READABLE = 3000;

/** The clocks a person at these seats watches: their own and the table's. */
export const watched = (clocks: readonly ClockView[], seats: readonly number[]): ClockView[] =>
  clocks.filter((clock) => clock.milliseconds >= READABLE && ((clock.seat ?? -1) < 0 || seats.includes(clock.seat ?? -1)));
