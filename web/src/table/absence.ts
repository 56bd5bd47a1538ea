/** Who of a table's seats is not there, and when a companion steps in for them. */
import type { Presence, SeatView } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import { ago, t } from "../words/speech.svelte";
import { playerAt } from "./names";

/** From here on it is counted in seconds. */
const SOON = 90;

/** Seconds until a companion steps in; null where none will: nobody wants one, or one is there already. */
export function untilCovered(seat: SeatView, since: number | undefined, grace: number, now: number): number | null {
  if (since === undefined || seat.covered || seat.companion || seat.left || grace === 0) return null;
  return Math.max(0, Math.ceil(grace - (now - since) / 1000));
}

/** Since when whoever holds a seat is away. */
export function awaySince(seat: SeatView, presence: Presence | null): number | undefined {
  return seat.person == null ? undefined : (presence?.away ?? {})[String(seat.person)];
}

/** "last seen 2 minutes ago", "a companion takes over in 40 seconds": what is to be said of a seat nobody sits at. */
export function absence(mirror: Mirror, seat: SeatView, presence: Presence | null, now: number): string[] {
  const since = awaySince(seat, presence);
  if (since === undefined) return [];
  const left = untilCovered(seat, since, mirror.table.grace ?? 120, now);
  const away = t("away", { ago: ago(since, now) });
  if (left !== null) return [away, left > SOON ? t("steps-in-minutes", { n: Math.round(left / 60) }) : t("steps-in", { n: Math.max(1, left) })];
  return mirror.table.grace === 0 && !seat.companion ? [away, t("steps-in-never")] : [away];
}

/** Whoever is away, in the order of the seats. */
export function absent(mirror: Mirror, presence: Presence | null, now: number): { seat: number; who: string; what: string }[] {
  return (mirror.table.seats ?? []).flatMap((seat) => {
    const said = absence(mirror, seat, presence, now);
    return said.length ? [{ seat: seat.seat, who: playerAt(mirror, seat.seat), what: said.join(" · ") }] : [];
  });
}
