/** How seats, people and characters are called at a table. */
import type { Asked, Scene, Sheet, Words } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import { maybe, say, t } from "../words/speech.svelte";
import { CREW } from "./decision";
import type { Sentence } from "./digest";

/** The characters a seat leads. */
export function sheetsOf(scene: Scene | null, seat: number): Sheet[] {
  return (scene?.sheets ?? []).filter((sheet) => sheet.seat === seat);
}

/** The character a decision is for: by its number where that fits, otherwise by its seat. */
export function sheetFor(scene: Scene | null, asked: Pick<Asked, "seat" | "actor">): Sheet | null {
  const sheets = scene?.sheets ?? [];
  const actor = asked.actor ?? -1;
  const numbered = actor >= 0 ? sheets[actor] : undefined;
  if (numbered && (asked.seat === CREW || numbered.seat == null || numbered.seat === asked.seat)) return numbered;
  return sheets.find((sheet) => sheet.seat === asked.seat) ?? null;
}

/** The person or companion in a seat. */
export function playerAt(mirror: Mirror, seat: number): string {
  if (seat === CREW) return t("crew");
  const found = mirror.table.seats?.find((one) => one.seat === seat);
  if (found?.name) return found.name;
  if (found?.person != null) return mirror.table.people?.find((one) => one.person === found.person)?.name ?? t("seat", { n: seat + 1 });
  return found?.companion ? t("companion") : t("seat", { n: seat + 1 });
}

/** What a seat is called in a sentence: its character where it leads one, its player otherwise. */
export function calledAt(mirror: Mirror, seat: number): string {
  const sheets = seat === CREW ? [] : sheetsOf(mirror.scene, seat);
  return sheets.length === 1 ? say(sheets[0]!.name) : playerAt(mirror, seat);
}

/** Several names in a row, joined as the language joins them. */
export function joined(names: readonly (string | Words)[]): string {
  return say({ key: "web-just", args: { what: { list: [...names] } } });
}

export function personName(mirror: Mirror, person: number | null | undefined): string {
  return mirror.table.people?.find((one) => one.person === person)?.name ?? t("somebody");
}

/** What somebody said or did at the table: "Ada:" and their words, or "Ada" and "waves.". */
export function spoken(mirror: Mirror, one: Pick<Sentence, "kind" | "person" | "said">): { who: string; what: string } {
  const who = personName(mirror, one.person);
  if (one.kind === "emoted") return { who, what: maybe(`emote-${one.said}-told`) ?? one.said };
  return { who: t("says", { who }), what: one.said };
}

/** A sentence of the log in one line. */
export function sentence(mirror: Mirror, one: Sentence): string {
  if (one.words) return say(one.words);
  if (!one.said) return "";
  const { who, what } = spoken(mirror, one);
  return `${who} ${what}`;
}
