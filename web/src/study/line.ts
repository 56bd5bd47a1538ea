/**
 * The line of the chance to win, as geometry: where moments stand, the band around them, what each swung, which
 * stretch of the game they are in, and where the flags of the turning points have room.
 */
import type { Act, Point, Section, View } from "../wire/messages";
import { TWICE } from "../hints/weights";

/** The plot inside its box, in pixels: always 0 to 100 %, never zoomed, so that two games compare. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How many moments there are. */
  readonly moments: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the game stands after so many moments; 0 is the start. */
export const xAfter = (plot: Plot, passed: number): number => plot.left + (plot.width * passed) / Math.max(1, plot.moments);
/** Where a moment leads to. */
export const xOf = (plot: Plot, moment: number): number => xAfter(plot, moment + 1);
export const yOf = (plot: Plot, chance: number): number => plot.top + plot.height * (1 - Math.max(0, Math.min(1, chance)));

/** The moment under a place of the sheet. */
export function momentAt(plot: Plot, x: number): number {
  const passed = Math.round(((x - plot.left) / plot.width) * plot.moments);
  return Math.max(0, Math.min(plot.moments - 1, passed - 1));
}

interface Known extends Spot {
  readonly doubt: number;
  /** The moment it comes after; -1 for the start. */
  readonly after: number;
}

/** Everything on the line that has been looked at, the start first. */
export function known(plot: Plot, view: View): Known[] {
  const found: Known[] = [];
  if (view.start != null) found.push({ x: xAfter(plot, 0), y: yOf(plot, view.start), doubt: TWICE * (view.start_error ?? 0), after: -1 });
  (view.points ?? []).forEach((point, moment) => {
    if (point.chance != null) found.push({ x: xOf(plot, moment), y: yOf(plot, point.chance), doubt: TWICE * (point.error ?? 0), after: moment });
  });
  return found;
}

const at = ({ x, y }: Spot): string => `${round(x)},${round(y)}`;
const round = (n: number): number => Math.round(10 * n) / 10;

/** The line itself, as a path. */
export const pathOf = (spots: readonly Spot[]): string => (spots.length ? `M${spots.map(at).join("L")}` : "");

/** How sure we are, as a closed path around the line. */
export function bandOf(plot: Plot, spots: readonly Known[]): string {
  if (spots.length < 2) return "";
  const edge = (sign: number): Spot[] =>
    spots.map((one) => ({ x: one.x, y: Math.max(plot.top, Math.min(plot.top + plot.height, one.y - sign * one.doubt * plot.height)) }));
  return `M${edge(1).map(at).join("L")}L${edge(-1).reverse().map(at).join("L")}Z`;
}

/** What lies under the line, closed at the foot of the plot. */
export function underOf(plot: Plot, spots: readonly Spot[]): string {
  if (spots.length < 2) return "";
  const foot = plot.top + plot.height;
  return `${pathOf(spots)}L${round(spots.at(-1)!.x)},${foot}L${round(spots[0]!.x)},${foot}Z`;
}

/** What a moment swung, as a bar around a line of its own. */
export interface Swing {
  readonly moment: number;
  readonly x: number;
  /** From the line: above it where it is positive. */
  readonly height: number;
}

export function swings(plot: Plot, points: readonly Point[], reach: number): Swing[] {
  const most = Math.max(0.05, ...points.map((one) => Math.abs(one.swing ?? 0)));
  return points.flatMap((point, moment) => {
    const height = (reach * (point.swing ?? 0)) / most;
    return Math.abs(height) < 0.5 ? [] : [{ moment, x: xOf(plot, moment), height }];
  });
}

/** A stretch of the game under the line. */
export interface Box {
  readonly place: number;
  readonly left: number;
  readonly width: number;
}

/** Sections from their first moment to the first of the next. */
export function boxes(plot: Plot, sections: readonly Section[]): Box[] {
  return sections.map((section, place) => {
    const left = xAfter(plot, section.first);
    const end = xAfter(plot, sections[place + 1]?.first ?? plot.moments);
    return { place, left, width: Math.max(0, end - left) };
  });
}

/** Acts over the sections they hold. */
export function brackets(acts: readonly Act[], over: readonly Box[]): Box[] {
  return acts.flatMap((act, place) => {
    const first = over[act.first];
    const last = over[(acts[place + 1]?.first ?? over.length) - 1];
    return first && last ? [{ place, left: first.left, width: last.left + last.width - first.left }] : [];
  });
}

/** Where a flag hangs. */
export interface Flag {
  readonly moment: number;
  readonly left: number;
  readonly top: number;
  /** Where its pole meets the line. */
  readonly foot: Spot;
}

export interface Banner {
  readonly width: number;
  readonly height: number;
}

/**
 * Flags for the turning points, where they cover neither the line nor each other. Each hangs beside its pole; which
 * one is hung first decides what room the others find, so every order is tried.
 */
export function flags(plot: Plot, view: View, spots: readonly Known[], size: Banner): Flag[] {
  const feet = (view.turning ?? []).flatMap((moment) => spots.find((one) => one.after === moment) ?? []);
  const tries = orders(feet).map((order) => hung(plot, order, spots, size));
  const best = tries.reduce((a, b) => (b.cost < a.cost ? b : a));
  return best.flags.sort((a, b) => a.moment - b.moment);
}

/** Every order of a few things. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((one, place) => orders(things.toSpliced(place, 1)).map((rest) => [one, ...rest]));
}

function hung(plot: Plot, feet: readonly Known[], spots: readonly Known[], size: Banner): { flags: Flag[]; cost: number } {
  const placed: Flag[] = [];
  let total = 0;
  const end = plot.left + plot.width;
  for (const foot of feet) {
    let best: { flag: Flag; cost: number } | null = null;
    for (const shift of [0.5, 0.05, 0.95, 0.25, 0.75]) {
      const left = Math.max(plot.left, Math.min(end - size.width, foot.x - shift * size.width));
      for (let row = 0; row < 9; row++) {
        const top = plot.top + 6 + (row * (plot.height - size.height - 12)) / 8;
        const flag: Flag = { moment: foot.after, left, top, foot };
        const cost = covers(flag, size, spots) + placed.reduce((sum, one) => sum + overlap(flag, one, size), 0) + Math.abs(top + size.height / 2 - foot.y) / 400 + Math.abs(shift - 0.5) / 10;
        if (!best || cost < best.cost) best = { flag, cost };
      }
    }
    if (!best) continue;
    placed.push(best.flag);
    total += best.cost;
  }
  return { flags: placed, cost: total };
}

/** How much of the line a flag would hide. */
function covers(flag: Flag, size: Banner, spots: readonly Spot[]): number {
  const near = spots.filter((one) => one.x > flag.left - 6 && one.x < flag.left + size.width + 6);
  return near.filter((one) => one.y > flag.top - 14 && one.y < flag.top + size.height + 14).length;
}

function overlap(a: Flag, b: Flag, size: Banner): number {
  const wide = Math.min(a.left, b.left) + size.width + 8 - Math.max(a.left, b.left);
  const high = Math.min(a.top, b.top) + size.height + 8 - Math.max(a.top, b.top);
  const pole = a.foot.x > b.left && a.foot.x < b.left + size.width && b.top > Math.min(a.top, a.foot.y) && b.top < Math.max(a.top, a.foot.y);
  return (wide > 0 && high > 0 ? 50 : 0) + (pole ? 5 : 0);
}

/** Tabs in one row, in order, none over another: for a phone. */
export function tabs(plot: Plot, view: View, spots: readonly Known[], size: Banner): Flag[] {
  const feet = (view.turning ?? []).flatMap((moment) => spots.find((one) => one.after === moment) ?? []);
  const end = plot.left + plot.width;
  const gap = 5;
  const lefts = feet.map((foot) => Math.max(plot.left, Math.min(end - size.width, foot.x - size.width / 2)));
  for (let i = 1; i < lefts.length; i++) lefts[i] = Math.max(lefts[i]!, lefts[i - 1]! + size.width + gap);
  for (let i = lefts.length - 1, most = end - size.width; i >= 0; i--, most -= size.width + gap) lefts[i] = Math.min(lefts[i]!, most);
  return feet.map((foot, i) => ({ moment: foot.after, left: lefts[i]!, top: plot.top - size.height - 12, foot }));
}

/** A label and its corner. */
export interface Label extends Banner {
  readonly left: number;
  readonly top: number;
}

/**
 * Where the figure of the moment in sight stands: beside its spot, right or left, below or above it,
 * where it hides the least of what hangs there. `beside` is how far from the spot it keeps.
 */
export function placed(plot: Plot, spot: Spot, size: Banner, beside: number, others: readonly Label[]): Label {
  const places = [spot.y + beside, spot.y - beside - size.height].flatMap((top) =>
    [spot.x + beside, spot.x - beside - size.width].map((left) => ({ ...size, left, top: Math.max(plot.top, Math.min(plot.top + plot.height - size.height, top)) })),
  );
  const inside = places.filter((one) => one.left >= plot.left && one.left + size.width <= plot.left + plot.width);
  const ranked = (inside.length ? inside : places).map((one) => ({ one, hidden: others.reduce((sum, other) => sum + common(one, other), 0) }));
  return ranked.reduce((best, next) => (next.hidden < best.hidden ? next : best)).one;
}

function common(one: Label, other: Label): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
