/**
 * A first game that teaches by doing. A guide is data: steps that wait for their moment, each tied to
 * something in the scene or to the question at hand. It never blocks, and can be left at any moment.
 * Whatever it says of the rules names the entries of the ledger that say so too; the tests play the
 * lessons and see that each moment comes and that what is pointed at is there.
 */
import type { Mirror } from "../wire/mirror";
import { asks, dock } from "../table/decision";

interface Text {
  readonly en: string;
  readonly fr: string;
}

export interface Sentence extends Text {
  /** The rules that it states. */
  readonly rules?: readonly string[];
}

export interface Step {
  readonly id: string;
  /** When it is shown; left out: at once. All that is given must hold. */
  readonly when?: {
    /** The question at hand is one of these; a trailing `*` stands for anything. */
    readonly asked?: readonly string[];
    /** Something of this kind has just happened. */
    readonly event?: readonly string[];
    /** The scene holds this id; a trailing `*` stands for anything. */
    readonly scene?: string;
    /** These steps were shown before. */
    readonly after?: readonly string[];
  };
  /** Ids of the scene that are lit while it is shown. */
  readonly points?: readonly string[];
  readonly title: Text;
  readonly says: readonly Sentence[];
}

export interface Guide {
  readonly game: string;
  readonly steps: readonly Step[];
}

const guides = import.meta.glob<Guide>("./guides/*.json", { import: "default" });

export const hasGuide = (game: string): boolean => `./guides/${game}.json` in guides;

export async function guideOf(game: string): Promise<Guide | null> {
  const load = guides[`./guides/${game}.json`];
  return load ? load() : null;
}

/** What a step says, in one language. */
export const textOf = (step: Step, lang: keyof Text): string => step.says.map((one) => one[lang]).join(" ");

/** The rule to read on: the first that a step states. */
export const ruleOf = (step: Step): string | undefined => step.says.flatMap((one) => one.rules ?? [])[0];

/** The step to show now: the first one not shown yet whose moment has come. */
export function stepNow(guide: Guide, done: ReadonlySet<string>, mirror: Mirror, eye: number | null): Step | null {
  return guide.steps.find((step) => !done.has(step.id) && holds(step, done, mirror, eye)) ?? null;
}

function holds(step: Step, done: ReadonlySet<string>, mirror: Mirror, eye: number | null): boolean {
  const when = step.when;
  if (!when) return true;
  if (when.after?.some((id) => !done.has(id))) return false;
  if (when.asked) {
    const state = dock(mirror, eye);
    const key = state.kind === "decide" ? asks(state)?.key : undefined;
    if (key === undefined || !when.asked.some((one) => matches(one, key))) return false;
  }
  if (when.event) {
    const kinds = (mirror.log.at(-1)?.events ?? []).map((event) => event.kind);
    if (!when.event.some((one) => kinds.includes(one))) return false;
  }
  if (when.scene) {
    const wanted = when.scene;
    if (!idsOf(mirror).some((id) => matches(wanted, id))) return false;
  }
  return true;
}

function matches(pattern: string, text: string): boolean {
  return pattern.endsWith("*") ? text.startsWith(pattern.slice(0, -1)) : pattern === text;
}

function idsOf(mirror: Mirror): string[] {
  const scene = mirror.scene;
  if (!scene) return [];
  return [
    ...(scene.places ?? []),
    ...(scene.pieces ?? []),
    ...(scene.cards ?? []),
    ...(scene.dice ?? []),
    ...(scene.tray ?? []),
    ...(scene.piles ?? []),
    ...(scene.tracks ?? []),
    ...(scene.sheets ?? []),
    ...(scene.pages ?? []),
    ...(scene.badges ?? []),
  ].map((one) => one.id);
}
