/** Clocks in figures. */
import type { ClockView } from "./contracts";

/** Milliseconds left on a clock at this time of the server's; a paused one stands still. */
export const leftOf = (clock: ClockView, now: number): number => Math.max(0, clock.left ?? clock.due - now);

/** "1:12". */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
