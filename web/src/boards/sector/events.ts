/** How what happens in Dark Sector is seen. */
import type { Blow, Happening, Moment, Scene, Tally } from "../../parts/contracts";
import { plainBlows } from "../../table/blows";

export function blows(event: Happening): readonly Blow[] {
  const [first] = event.pieces ?? [];
  if (!first) return [];
  if (event.kind === "die-removed") return [{ at: [first], tone: "bad" }];
  if (event.kind === "block" || event.kind === "guard") return [{ at: [first], icon: "round-shield", text: "0", tone: "good" }];
  if (event.kind === "jam") return [{ at: [first], tone: "bad" }];
  return plainBlows(event);
}

/** Somebody who does not get up, and an enemy that is beaten. */
export function moment(event: Happening): Moment | null {
  if (event.kind === "death" && event.message) return { icon: "broken-skull", title: { key: "web-moment-lost" }, text: event.message, tone: "lost" };
  if (event.kind === "defeated" && event.message) return { icon: "crossed-swords", title: { key: "web-moment-beaten" }, text: event.message, tone: "won" };
  return null;
}

export function tally(scene: Scene): readonly Tally[] {
  const acts = (scene.tracks ?? []).filter((track) => /^act-\d$/.test(track.id));
  const records = (scene.sheets ?? []).flatMap((sheet) => sheet.tracks?.find((track) => track.style === "chart") ?? []);
  const behind = acts.reduce((sum, act) => sum + act.value, 0);
  const all = acts.reduce((sum, act) => sum + (act.high ?? 0), 0);
  return [
    ...(acts.length ? [{ icon: "rule-book", name: { key: "web-tally-chapters" }, value: `${behind} / ${all}` }] : []),
    ...(records.length
      ? [
          { icon: "meeple-group", name: { key: "web-tally-standing" }, value: `${records.filter((one) => one.value > 0).length} / ${records.length}` },
          { icon: "hearts", name: { key: "web-tally-hp" }, value: `${records.reduce((sum, one) => sum + Math.max(0, one.value), 0)}` },
        ]
      : []),
  ];
}
