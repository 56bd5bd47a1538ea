/** How what happens in Arkalion is seen. */
import type { Blow, Happening, Moment, Scene, Tally } from "../../parts/contracts";
import { plainBlows } from "../../table/blows";

export function blows(event: Happening): readonly Blow[] {
  const [first] = event.pieces ?? [];
  if (!first) return [];
  if (event.kind === "kill" || event.kind === "fall") return [{ at: [first], icon: "skull-crossed-bones", text: "✕", tone: "bad" }];
  if (event.kind === "appear" || event.kind === "break" || event.kind === "attack") return [{ at: [first], tone: "bad" }];
  const plain = plainBlows(event);
  return plain.map((one) => ({ ...one, at: one.at.flatMap((id) => [id, id.replace(/^hero-/, "pawn-")]) }));
}

export function moment(event: Happening): Moment | null {
  if (event.kind === "death" && event.message) return { icon: "broken-skull", title: { key: "web-moment-lost" }, text: event.message, tone: "lost" };
  if (event.kind === "break" && event.message) return { icon: "cracked-shield", title: { key: "web-moment-broken" }, text: event.message, tone: "lost" };
  return null;
}

export function tally(scene: Scene): readonly Tally[] {
  const lives = (scene.sheets ?? []).flatMap((sheet) => sheet.tracks?.[0] ?? []);
  const turns = scene.tracks?.find((track) => track.id === "turns");
  const hp = lives.reduce((sum, one) => sum + Math.max(0, one.value), 0);
  return [
    ...(turns ? [{ icon: "hourglass", name: { key: "web-tally-turn" }, value: `${turns.value} / ${turns.high ?? turns.value}` }] : []),
    ...(lives.length
      ? [
          { icon: "meeple-group", name: { key: "web-tally-standing" }, value: `${lives.filter((one) => one.value > 0).length} / ${lives.length}` },
          { icon: "hearts", name: { key: "web-tally-hp" }, value: `${hp}` },
        ]
      : []),
  ];
}
