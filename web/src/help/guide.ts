/**
 * A first game that teaches by doing. A guide is data that the server has of each game: steps that wait
 * for their moment, each tied to something in the scene or to the question at hand. It never blocks, and
 * can be left at any moment.
 */
import { api } from "../wire/api";
import type { Guide, GuideStep } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import { asks, dock } from "../table/decision";

/** The guide of a game, asked for once; null where it has none. */
export async function guideOf(game: string): Promise<Guide | null> {
  const known = guides.get(game);
  if (known) return known;
  try {
    const guide = await api.guide(game);
    guides.set(game, guide);
    return guide;
  } catch {
    return null; // There is simply nobody to guide.
  }
}
const guides = new Map<string, Guide>();

/** What a step says, in one language; what speaks of the terminal is left out. */
export const textOf = (step: GuideStep, lang: "en" | "fr"): string =>
  step.says
    .filter((one) => one.on !== "terminal")
    .map((one) => one[lang])
    .join(" ");

/** The rule to read on: the first that a step states. */
export const ruleOf = (step: GuideStep): string | undefined => step.says.flatMap((one) => one.rules ?? [])[0];

/** The step to show now: the first one not shown yet whose moment has come. */
export function stepNow(guide: Guide, done: ReadonlySet<string>, mirror: Mirror, eye: number | null): GuideStep | null {
  return guide.steps.find((step) => !done.has(step.id) && holds(step, done, mirror, eye)) ?? null;
}

function holds(step: GuideStep, done: ReadonlySet<string>, mirror: Mirror, eye: number | null): boolean {
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
  const sheets = scene.sheets ?? [];
  return [
    ...(scene.places ?? []),
    ...(scene.pieces ?? []),
    ...(scene.cards ?? []),
    ...(scene.dice ?? []),
    ...(scene.tray ?? []),
    ...(scene.piles ?? []),
    ...(scene.tracks ?? []),
    ...sheets,
    ...sheets.flatMap((sheet) => [...(sheet.stats ?? []), ...(sheet.tracks ?? []), ...(sheet.cards ?? []), ...(sheet.badges ?? []), ...(sheet.dice ?? [])]),
    ...(scene.pages ?? []),
    ...(scene.badges ?? []),
  ].map((one) => one.id);
}
