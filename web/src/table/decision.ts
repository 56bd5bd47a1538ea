/**
 * What the dock shows: the decision that is this person's to make, or the state they are in.
 *
 * Pure functions of the mirror, so that every state can be tested without a browser.
 */
import type { Asked, Offer, OutcomeView, SeatView, VoteView } from "../wire/messages";
import type { Mirror } from "../wire/mirror";

export const CREW = -1;

export type Dock =
  | { kind: "gathering" }
  | { kind: "decide"; asked: Asked; seat: number; also: Asked[] }
  | { kind: "waiting"; resume: Asked | null; seat: number; seats: number[]; asked: Asked | null }
  | { kind: "companion"; asked: Asked; companion: string; mine: boolean }
  | { kind: "watching"; asked: Asked | null; free: number[] }
  | { kind: "vote"; vote: VoteView; mine: boolean }
  | { kind: "paused" }
  | { kind: "stuck" }
  | { kind: "over"; outcome: OutcomeView | null };

/**
 * The state of the dock. `prefer` is the seat the person looks through: where one person holds
 * several seats that are asked at once, that one comes first.
 */
export function dock(mirror: Mirror, prefer: number | null = null): Dock {
  const { table, you } = mirror;
  if (table.status === "gathering") return { kind: "gathering" };
  if (table.status === "over") return { kind: "over", outcome: table.outcome ?? null };
  if (table.status === "stuck") return { kind: "stuck" };
  if (table.paused) return { kind: "paused" };
  const seats = you.seats ?? [];
  const vote = table.vote;
  if (vote && you.person != null) {
    const mine = vote.needs.includes(you.person);
    if (mine || vote.person === you.person) return { kind: "vote", vote, mine };
  }
  const asked = Object.values(mirror.asked);
  if (seats.length === 0) {
    return { kind: "watching", asked: spotlight(mirror, asked), free: freeSeats(mirror) };
  }
  const mine = answerable(mirror).sort((a, b) => rank(a, prefer) - rank(b, prefer));
  const open = mine.filter((one) => !one.waiting);
  const first = open[0];
  if (first) return { kind: "decide", asked: first, seat: answering(mirror, first, prefer), also: open.slice(1) };
  const others = asked.filter((one) => !one.waiting && !mine.includes(one));
  const companion = others.find((one) => companionOf(mirror, one.seat));
  const people = others.filter((one) => !companionOf(mirror, one.seat));
  const resume = mine.find((one) => one.waiting) ?? null;
  if (companion && people.length === 0) {
    return { kind: "companion", asked: companion, companion: companionOf(mirror, companion.seat)!, mine: resume !== null };
  }
  return { kind: "waiting", resume, seat: resume ? answering(mirror, resume, prefer) : seats[0]!, seats: others.map((one) => one.seat), asked: seen(spotlight(mirror, people)) };
}

/** Only what is decided with its options in sight is shown to those who wait. */
const seen = (asked: Asked | null): Asked | null => (asked?.options ? asked : null);

/** The decisions this person may answer. */
export function answerable(mirror: Mirror): Asked[] {
  const seats = mirror.you.seats ?? [];
  return Object.values(mirror.asked).filter((one) => {
    if (seats.length === 0) return false;
    if (one.seat === CREW || one.real) return true;
    return seats.includes(one.seat) && !coveredNow(mirror, one.seat);
  });
}

/** Through which of their seats a person answers. */
export function answering(mirror: Mirror, asked: Asked, prefer: number | null = null): number {
  const seats = mirror.you.seats ?? [];
  if (asked.seat !== CREW) return asked.seat;
  if (prefer !== null && seats.includes(prefer)) return prefer;
  if (mirror.table.consent === "captain" && seats.includes(mirror.table.captain ?? 0)) return mirror.table.captain ?? 0;
  const proposals = mirror.table.proposals ?? {};
  return seats.find((seat) => !(String(seat) in proposals)) ?? seats[0] ?? 0;
}

/** The companion that plays a seat now, for good or while its person is away. */
export function companionOf(mirror: Mirror, seat: number): string | null {
  const found = mirror.table.seats?.find((one) => one.seat === seat);
  return found?.companion ? found.companion : null;
}

function coveredNow(mirror: Mirror, seat: number): boolean {
  return mirror.table.seats?.find((one) => one.seat === seat)?.covered ?? false;
}

/** Whether anybody may take a seat: nobody holds it, and it has not left the game. */
export function isFree(seat: SeatView): boolean {
  return seat.person == null && !seat.left && (!seat.companion || (seat.covered ?? false));
}

function freeSeats(mirror: Mirror): number[] {
  return (mirror.table.seats ?? []).filter(isFree).map((one) => one.seat);
}

/** What somebody who only looks on is shown: a decision with its options in sight, people's first. */
function spotlight(mirror: Mirror, asked: Asked[]): Asked | null {
  const open = asked.filter((one) => !one.waiting);
  return open.find((one) => one.options && !companionOf(mirror, one.seat)) ?? open.find((one) => one.options) ?? open[0] ?? null;
}

function rank(asked: Asked, prefer: number | null): number {
  if (asked.seat === prefer) return -1;
  return asked.seat === CREW ? 1000 : asked.seat;
}

// -- options -----------------------------------------------------------------------------------

/** The options that answer the question. */
export const answers = (asked: Asked): Offer[] => (asked.options ?? []).filter((one) => !one.aside);

/** What may be done at any time, beside answering. */
export const asides = (asked: Asked): Offer[] => (asked.options ?? []).filter((one) => one.aside);

/** Every piece some option points at, so that the board can light it. */
export function litBy(asked: Asked | null): ReadonlySet<string> {
  return new Set((asked?.options ?? []).flatMap((one) => one.points_at ?? []));
}

/** The options that are about a piece: those that point at it first of all, before others. */
export function offersAt(asked: Asked, piece: string): Offer[] {
  const at = (asked.options ?? []).filter((one) => one.points_at?.includes(piece));
  return [...at].sort((a, b) => (a.points_at!.indexOf(piece) === 0 ? 0 : 1) - (b.points_at!.indexOf(piece) === 0 ? 0 : 1));
}

/** Whether every option that points at a piece first of all surely ends somebody, or the game. */
export function deadlyAt(asked: Asked | null, piece: string): boolean {
  const there = (asked?.options ?? []).filter((one) => one.points_at?.[0] === piece);
  return there.length > 0 && there.every((one) => one.ends);
}

/** Whether a party card is an answer of its own: one of several that options point at first, with one option there. */
export function whose(asked: Asked | null, sheet: string): boolean {
  const first = (asked ? answers(asked) : []).map((one) => one.points_at?.[0]);
  const kin = (id: string | undefined): boolean => id !== undefined && id.replace(/\d+$/, "") === sheet.replace(/\d+$/, "");
  return first.filter((id) => id === sheet).length === 1 && new Set(first.filter(kin)).size > 1;
}

/** Two decisions that would be answered in the same way: what "keep doing this" compares. */
export function routine(asked: Asked): string {
  const options = (asked.options ?? []).map((one) => [one.id, one.detail ?? null, (one.odds ?? []).map((odds) => odds.chance)]);
  return JSON.stringify([asked.seat, asked.actor ?? -1, asked.key, asked.prompt, options]);
}

/** The decision that a state of the dock shows, if it shows one. */
export function asks(state: Dock | null): Asked | null {
  if (!state) return null;
  if (state.kind === "decide" || state.kind === "companion") return state.asked;
  return state.kind === "watching" || state.kind === "waiting" ? state.asked : null;
}

/** What stands on an option after its name: what it does, then a second figure: a sentence of its own where one has ended, set off where not. */
export function sentences(detail: string, figure: string): string {
  if (!detail || !figure) return detail || capital(figure);
  return /[.!?…]$/.test(detail) ? `${detail} ${capital(figure)}` : `${detail} · ${figure}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
