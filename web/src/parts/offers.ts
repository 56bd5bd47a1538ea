/** What an option says: its parts by name, each of the type that its board expects. */
import type { Asked, Offer } from "../wire/messages";

type Said = Offer | null | undefined;

/** A part that is a text; null where the option has none of this name. */
export function textIn(offer: Said, name: string): string | null {
  const part = offer?.fields?.[name];
  return typeof part === "string" ? part : null;
}

/** A part that is a number. */
export function numberIn(offer: Said, name: string): number | null {
  const part = offer?.fields?.[name];
  return typeof part === "number" ? part : null;
}

/** A part that is a list of texts. */
export function listIn(offer: Said, name: string): readonly string[] {
  const part = offer?.fields?.[name];
  return Array.isArray(part) ? part : [];
}

/** So many answers are seen at a glance; more are chosen in two steps. */
const MOST = 8;

/** Whether a question has more answers than that; what may be done beside it does not count. */
export const crowded = (asked: Asked, most: number = MOST): boolean => (asked.options ?? []).filter((one) => !one.aside).length > most;
