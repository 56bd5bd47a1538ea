/**
 * What options are worth, ready to be drawn: chances with their doubt on one common axis, the best marked
 * only where it is clearly best. Hints and the study draw the same thing.
 */
import type { Weighed } from "../wire/messages";
import { t } from "../words/speech.svelte";

/** So many standard errors to either side hold the truth 19 times in 20. */
export const TWICE = 2;

/** `best`: clearly better than all others. `good`: as good as the best. `less`: clearly worse. */
export type Rank = "best" | "good" | "less";

export interface Weight {
  readonly option: string;
  /** The chance to win, from 0 to 1, and how far the truth may be from it. */
  readonly chance: number;
  readonly doubt: number;
  /** The doubt is about what it is behind: options are compared on the same luck, which tells them apart better. */
  readonly beside: boolean;
  readonly rank: Rank;
  /** What it gives away against the most promising option; never below 0. */
  readonly behind: number;
}

export interface Weights {
  readonly by: ReadonlyMap<string, Weight>;
  readonly best: string;
  /** Whether several are as good, and others are not. */
  readonly apart: boolean;
  /** The widest doubt among those that matter. */
  readonly doubt: number;
  readonly playouts: number;
  readonly done: boolean;
}

/** One option as the server weighs it. */
export interface Figure {
  readonly option: string;
  readonly chance: number;
  readonly error: number;
  readonly playouts?: number;
}

/**
 * What was weighed. A figure that is in sight changes only when it has moved by more than its doubt, or when
 * the last word is said: nobody can read figures that flicker.
 */
export function weightsOf(weighed: Weighed, before: Weights | null = null): Weights {
  const figures = (weighed.options ?? []).filter((one) => (one.playouts ?? 0) > 0);
  const best = weighed.best ?? "";
  const good = new Set(weighed.as_good ?? []);
  const by = new Map<string, Weight>();
  for (const one of figures) {
    const beside = (one.behind_error ?? 0) > 0;
    const doubt = TWICE * (one.behind_error || one.error);
    const old = before?.by.get(one.option);
    const chance = old && !weighed.done && Math.abs(old.chance - one.chance) <= doubt ? old.chance : one.chance;
    by.set(one.option, {
      option: one.option,
      chance,
      doubt,
      beside,
      rank: one.option === best ? "best" : !best && good.has(one.option) ? "good" : "less",
      behind: 0,
    });
  }
  const leading = Math.max(0, ...[...by.values()].filter((one) => one.rank !== "less").map((one) => one.chance));
  const ranked = [...by.values()].map((one) => ({ ...one, behind: Math.max(0, leading - one.chance) }));
  for (const one of ranked) by.set(one.option, one);
  const ahead = ranked.filter((one) => one.rank !== "less");
  return {
    by,
    best,
    apart: !best && ahead.length > 1 && ahead.length < ranked.length,
    doubt: Math.max(0, ...ahead.map((one) => one.doubt)),
    playouts: weighed.playouts ?? 0,
    done: weighed.done ?? false,
  };
}

/** How sure a figure is: "± 2" of the most promising option, "−7 ± 4" of one that is behind it. */
export const doubtOf = (weight: Weight): string =>
  weight.beside ? t("hint-behind", { n: hundredths(weight.behind), doubt: points(weight.doubt) }) : t("hint-doubt", { n: points(weight.doubt) });

/** What stands for several options that are chosen in two steps: the best of them. */
export function bestOf(weights: Weights, options: readonly string[]): Weight | null {
  const known = options.flatMap((id) => weights.by.get(id) ?? []);
  const order: Record<Rank, number> = { best: 0, good: 1, less: 2 };
  return known.sort((a, b) => order[a.rank] - order[b.rank] || b.chance - a.chance)[0] ?? null;
}

/** What is drawn of it on an option. */
export interface Worth {
  readonly weight: Weight;
  readonly axis: Axis;
  /** It stands for several options: this is the best of them. */
  readonly several: boolean;
  /** Somebody knows enough to tell the options apart. */
  readonly ranked: boolean;
}

/** A stretch of the scale from 0 to 1 that shows every band, cut into equal steps. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  /** Where its lines stand, in hundredths. */
  readonly marks: readonly number[];
}

const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20];
const GAPS = 5;

export function axisOf(weights: Iterable<Pick<Weight, "chance" | "doubt">>): Axis {
  const all = [...weights];
  const least = Math.max(0, Math.min(100, ...all.map((one) => 100 * (one.chance - one.doubt))));
  const most = Math.min(100, Math.max(0, ...all.map((one) => 100 * (one.chance + one.doubt))));
  for (const step of STEPS) {
    const first = Math.min(Math.floor(least / step) * step, 100 - GAPS * step);
    if (first >= 0 && first <= least && first + GAPS * step >= most) return made(first, step);
  }
  return made(0, 20);
}

function made(first: number, step: number): Axis {
  return { from: first / 100, to: (first + GAPS * step) / 100, marks: Array.from({ length: GAPS + 1 }, (_, place) => first + place * step) };
}

/** Where a chance stands on an axis, from 0 to 100. */
export function at(axis: Axis, chance: number): number {
  return Math.max(0, Math.min(100, (100 * (chance - axis.from)) / (axis.to - axis.from)));
}

/** A chance in whole hundredths: what was only played out is neither sure nor out of the question. */
export const hundredths = (chance: number): number => Math.max(0, Math.min(100, Math.round(100 * chance)));

/** Whether a choice gave something away beyond what is not known exactly. */
export const lostClearly = (weighed: Weighed): boolean => (weighed.lost ?? 0) > TWICE * (weighed.lost_error ?? 0);

/** A doubt in whole hundredths, one at least: nothing that was played out is exact. */
export const points = (doubt: number): number => Math.max(1, Math.round(100 * doubt));

/** A doubt from which a hint is sharp; what of the way there has been gone, in tenths. */
const SHARP = 0.02;
const BLUNT = 0.2;
export function sharpness(doubt: number): number {
  if (doubt <= 0) return 0;
  const way = Math.log(BLUNT / doubt) / Math.log(BLUNT / SHARP);
  return Math.max(0, Math.min(10, Math.floor(10 * way)));
}
