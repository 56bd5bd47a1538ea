/** The figures of a study as people read them: whole points that add up, bars on one axis, weights of errors. */
import type { Moment, OptionStudy, PlayerStudy, Study, View } from "../wire/messages";
import { type Rank, TWICE, type Weight } from "../hints/weights";

/** From this doubt on, nothing is judged. */
export const TOO_EARLY = "begun";

/** A change in whole points, with its sign; a true minus, as wide as the plus. */
export function signed(change: number): string {
  const points = Math.round(100 * change);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

export interface Sum {
  readonly start: number;
  readonly luck: number;
  readonly play: number;
  readonly others: number;
  readonly result: number;
}

/**
 * The sum in whole points: start + luck + play + others = result. It is exact before rounding, and stays so: what
 * rounding takes away is put back where it hurts least.
 */
export function summed(view: Pick<View, "start" | "luck" | "play" | "others" | "result">): Sum | null {
  if (view.start == null || view.result == null) return null;
  const exact = { start: 100 * view.start, luck: 100 * (view.luck ?? 0), play: 100 * (view.play ?? 0), others: 100 * (view.others ?? 0) };
  const sum = { start: Math.round(exact.start), luck: Math.round(exact.luck), play: Math.round(exact.play), others: Math.round(exact.others) };
  const result = Math.round(100 * view.result);
  const parts = ["luck", "play", "others", "start"] as const;
  for (let off = result - (sum.start + sum.luck + sum.play + sum.others); off !== 0; off -= Math.sign(off)) {
    const open = parts.filter((part) => part !== "others" || view.others);
    const cost = (part: keyof typeof exact): number => Math.abs(sum[part] + Math.sign(off) - exact[part]);
    const cheapest = open.reduce((best, part) => (cost(part) < cost(best) ? part : best));
    sum[cheapest] += Math.sign(off);
  }
  return { ...sum, result };
}

/** A stretch of the bar that luck and play share, in hundredths of its half. */
export interface Stretch {
  readonly kind: "luck" | "play";
  /** Where it begins and how wide it is, from 0 (left end) to 100. */
  readonly left: number;
  readonly width: number;
}

/** Luck and play on one axis: left of the middle is lost, right of it gained, what points the same way stands side by side. */
export function stretches(luck: number, play: number, scale: number): Stretch[] {
  const unit = scale > 0 ? 50 / scale : 0;
  const found: Stretch[] = [];
  // Play is nearest to the middle: it is what one can do something about.
  let right = 50;
  let left = 50;
  for (const [kind, change] of [["play", play], ["luck", luck]] as const) {
    const width = Math.min(50, Math.abs(change) * unit);
    if (width === 0) continue;
    if (change > 0) {
      found.push({ kind, left: right, width });
      right += width;
    } else {
      left -= width;
      found.push({ kind, left, width });
    }
  }
  return found;
}

/** What fills half a bar, so that all bars can be compared. */
export function scaleOf(players: readonly Pick<PlayerStudy, "luck" | "play">[]): number {
  const reach = players.flatMap(({ luck = 0, play = 0 }) => [Math.max(0, luck) + Math.max(0, play), Math.max(0, -luck) + Math.max(0, -play)]);
  return Math.max(0.05, ...reach) * 1.08;
}

/** Which side a label stands on. */
export const side = (change: number): "left" | "right" => (change < 0 ? "left" : "right");

/** The players of a study in table order. Where seats compete, each view has its own. */
export const playersOf = (study: Study): readonly PlayerStudy[] => (study.views ?? []).flatMap((view) => view.players ?? []);

/** The view in which a seat's chance stands: its own where seats compete. */
export function viewOf(study: Study, seat: number | null): View | null {
  const views = study.views ?? [];
  return views.find((view) => view.seat === seat) ?? views[0] ?? null;
}

export const competes = (study: Study): boolean => (study.views ?? []).some((view) => view.seat != null);

// -- options of a moment -----------------------------------------------------------------------

const RANKS: Readonly<Record<string, Rank>> = { best: "best", "as-good": "good", worse: "less" };

/** What an option was worth, to be drawn beside the others; null where nobody looked. */
export function weightOf(option: OptionStudy): Weight | null {
  if (option.chance == null) return null;
  return {
    option: option.option,
    chance: option.chance,
    doubt: TWICE * (option.behind_error || (option.error ?? 0)),
    beside: (option.behind_error ?? 0) > 0,
    rank: RANKS[option.standing ?? ""] ?? "less",
    behind: Math.max(0, option.behind ?? 0),
  };
}

/** Whether options can be told apart at all. */
export const isRanked = (options: readonly OptionStudy[]): boolean => options.some((one) => one.standing);

/** What a choice gave away for sure; 0 where that is within its doubt. */
export function lostBy(moment: Pick<Moment, "lost" | "lost_error" | "weight">): number {
  const lost = moment.lost ?? 0;
  return moment.weight || lost > TWICE * (moment.lost_error ?? 0) ? lost : 0;
}

/** The most promising first; what nobody looked at last. */
export function byWorth(options: readonly OptionStudy[]): OptionStudy[] {
  const order = { best: 0, "as-good": 1, worse: 2, "": 1 } as const;
  return [...options].sort((a, b) => {
    if ((a.chance == null) !== (b.chance == null)) return a.chance == null ? 1 : -1;
    return order[a.standing ?? ""] - order[b.standing ?? ""] || (b.chance ?? 0) - (a.chance ?? 0);
  });
}

/** How many out of ten ticks of the work are done. */
export const tenths = (part: number): number => Math.max(0, Math.min(10, Math.floor(10 * part + 1e-9)));
