/** What people do at a table besides talking, and the picture of each. */
import type { EmoteCommand, Line } from "../wire/messages";

export const GESTURES: Readonly<Record<EmoteCommand["emote"], string>> = {
  wave: "hand",
  cheer: "party-popper",
  think: "think",
  laugh: "cheerful",
  groan: "despair",
  thanks: "prayer",
  sorry: "shrug",
  hurry: "stopwatch",
};

export interface Gesture {
  readonly n: number;
  readonly person: number;
  readonly emote: string;
}

/** The gestures that have come after a line of the log. */
export function gesturesAfter(log: readonly Line[], n: number): Gesture[] {
  return log.flatMap((line) => (line.n > n && line.kind === "emoted" && line.person != null && line.text ? [{ n: line.n, person: line.person, emote: line.text }] : []));
}
