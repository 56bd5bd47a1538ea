/** Another round, asked for at the end of one: whoever plays alone has nobody to wait for there. */
import type { Mirror } from "../wire/mirror";

let wanted: string | null = null;

/** Begin at this table as soon as it stands. */
export function beginAt(code: string): void {
  wanted = code;
}

/** Whether to begin here and now; true once only, and never where others sit or a seat is free. */
export function begins(mirror: Mirror): boolean {
  const { code, status, seats = [] } = mirror.table;
  if (code !== wanted || status !== "gathering" || !mirror.you.host) return false;
  wanted = null;
  return seats.every((seat) => (seat.person == null ? !!seat.companion : seat.person === mirror.you.person));
}
