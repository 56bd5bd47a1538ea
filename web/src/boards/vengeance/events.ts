/** How what happens in Vengeance is seen: wounds and blows where they land, and moments of their own. */
import type { Blow, Happening, Moment, Scene, Tally } from "../../parts/contracts";
import { plainBlows, signed } from "../../table/blows";
import { boardOf, sheetOf } from "./lair";

const keyOf = (event: Happening): string => event.message?.key.replace("vengeance-told-", "") ?? "";
const seatOf = (event: Happening): number => Number(event.data?.["seat"] ?? -1);

export function blows(event: Happening): readonly Blow[] {
  const pieces = event.pieces ?? [];
  const what = keyOf(event);
  if (what === "dot") return [{ at: pieces.slice(1, 2), text: "1", icon: "punch", tone: "bad" }];
  if (what.startsWith("fell-")) return [{ at: pieces.slice(1, 2), icon: "skull-crossed-bones", text: "✕", tone: "bad" }];
  if (what === "boss-hurt" || what === "boss-dead") return [{ at: pieces.slice(1, 2), text: signed(-1), tone: "bad" }];
  if (what === "objective") return [{ at: pieces.slice(1, 3), text: signed(Number(event.data?.["points"] ?? 0)), icon: "flying-flag", tone: "good" }];
  if (what === "wound" || what === "enemies") return [{ at: [...pieces.slice(1, 2), `p${seatOf(event)}-hero`], text: signed(Number(event.data?.["amount"] ?? 0)), icon: "drop", tone: "bad" }];
  const [, ...after] = pieces;
  return plainBlows({ ...event, pieces: after.length ? after : [...pieces] });
}

/** One's own fall, and the death of any Boss, take the board for as long as they last. */
export function moment(event: Happening, _entry: readonly Happening[], scene: Scene | null): Moment | null {
  const mine = scene !== null && seatOf(event) === (boardOf(scene).viewer ?? -1);
  switch (keyOf(event)) {
    case "ko":
      return mine ? { icon: "knockout", title: { key: "web-vengeance-ko" }, text: event.message ?? null, tone: "lost" } : null;
    case "dead":
      return mine ? { icon: "broken-skull", title: { key: "web-vengeance-dead" }, text: event.message ?? null, tone: "lost", ...wayOut } : null;
    case "boss-dead":
      return { icon: "laurels", title: { key: "web-vengeance-boss" }, text: event.message ?? null, tone: "won" };
    default:
      return null;
  }
}

/** Whoever is dead is told so, and what is left to do. */
const wayOut: Pick<Moment, "go" | "lines"> = {
  go: { key: "web-vengeance-watch" },
  lines: [
    { icon: "tombstone", title: { key: "web-vengeance-out" }, text: { key: "web-vengeance-out-what" } },
    { icon: "spyglass", title: { key: "web-vengeance-stay" }, text: { key: "web-vengeance-stay-what" } },
  ],
};

export function tally(scene: Scene): readonly Tally[] {
  const board = boardOf(scene);
  const facts = board.seats?.find((one) => one.seat === (board.viewer ?? 0));
  const score = facts?.score ?? {};
  const total = Object.values(score).reduce((sum, points) => sum + points, 0);
  const ko = facts ? sheetOf(scene, facts.seat)?.tracks?.find((track) => track.id.endsWith("-ko")) : undefined;
  return [
    { icon: "trophy", name: { key: "vengeance-board-score" }, value: board.target ? `${total} / ${board.target}` : String(total) },
    { icon: "flying-flag", name: { key: "vengeance-board-objectives" }, value: String(score["objectives"] ?? 0) },
    ...(ko ? [{ icon: "knockout", name: ko.name, value: `${ko.value} / ${ko.high ?? 2}` }] : []),
  ];
}
