/** How what happens in Dark Souls is seen: cubes on a bar, blows, and moments of their own. */
import type { Blow, Happening, Moment, Scene, Tally, Words } from "../../parts/contracts";
import { signed } from "../../table/blows";

const figure = (event: Happening, name: string): number => {
  const value = event.data?.[name];
  return typeof value === "number" ? value : 0;
};
const first = (event: Happening): string => event.pieces?.[0] ?? "";
/** A character is seen on its card and on the board. */
const seenOn = (id: string): string[] => [id, id.replace(/^hero-/, "figure-")];

/** Cubes go onto a bar, or off it, when it is said; a blow that hung over it has then fallen. */
export function advance(scene: Scene, event: Happening): Scene {
  const [black, red] = [figure(event, "black"), figure(event, "red")];
  if (event.kind !== "hp" || (!black && !red)) return scene;
  const sheets = (scene.sheets ?? []).map((sheet) => {
    if (sheet.id !== first(event)) return sheet;
    const tracks = (sheet.tracks ?? []).map((track) => {
      if (track.style !== "ends") return track;
      const before = track.parts ?? {};
      const add = (name: string, more: number): number => Math.max(0, (before[name] ?? 0) + more);
      const parts = { ...before, black: add("black", black), red: add("red", red), ...(red > 0 ? { pending: 0 } : {}) };
      return { ...track, parts };
    });
    return { ...sheet, tracks };
  });
  return { ...scene, sheets };
}

export function blows(event: Happening): readonly Blow[] {
  const at = seenOn(first(event));
  switch (event.kind) {
    case "hp": {
      if (event.data?.["damage"] !== undefined) {
        const damage = figure(event, "damage");
        return [{ at, text: damage ? signed(-damage) : "0", tone: damage ? "bad" : "plain" }];
      }
      const red = figure(event, "red");
      return red ? [{ at, text: signed(-red), icon: "drop", tone: red > 0 ? "bad" : "good" }] : [];
    }
    case "block":
      return [{ at, icon: "round-shield", words: { key: "web-souls-blocked", args: { n: figure(event, "stopped") } }, tone: "good" }];
    case "dodge":
      return event.data?.["failed"] ? [] : [{ at, icon: "dodging", words: { key: "web-souls-dodged" }, tone: "good" }];
    case "miss":
      return [{ at, words: { key: "web-souls-missed" }, tone: "plain" }];
    case "condition":
    case "heat":
      return [{ at, tone: "bad" }];
    default:
      return [];
  }
}

/** A fall ends the encounter for everybody; a boss's death and its heat are seen by everybody. */
export function moment(event: Happening, entry: readonly Happening[], scene: Scene | null): Moment | null {
  const boss = scene?.pieces?.find((piece) => piece.id === first(event) && piece.kind === "boss");
  if (event.kind === "heat" && boss) return { icon: "burning-embers", title: { key: "web-souls-heats" }, text: event.message ?? null, tone: "plain" };
  if (event.kind !== "fall") return null;
  if (boss) return { icon: boss.icon ?? "gargoyle", title: event.message ?? boss.name, tone: "won" };
  if (!first(event).startsWith("hero-")) return null;
  return { icon: "campfire", title: { key: "web-souls-falls" }, text: why(event, entry), tone: "lost", ...after(entry) };
}

/** The damage that did it, and the fall. */
function why(event: Happening, entry: readonly Happening[]): Words | null {
  const last = entry.slice(0, entry.indexOf(event)).findLast((one) => one.kind === "hp" && first(one) === first(event));
  return last?.message && event.message ? { key: "web-both", args: { first: last.message, then: event.message } } : (event.message ?? null);
}

/** What a fall leads to; nothing where it ends the game. */
function after(entry: readonly Happening[]): Pick<Moment, "go" | "lines"> {
  const rested = entry.find((event) => event.kind === "rest");
  if (!rested) return {};
  const dropped = entry.find((event) => event.kind === "souls" && event.data?.["souls"] !== undefined);
  const line = (icon: string, key: string, args?: Record<string, unknown>): { icon: string; title: Words; text: Words } => ({
    icon,
    title: args ? { key, args } : { key },
    text: { key: `${key}-what` },
  });
  return {
    go: { key: "web-souls-wake" },
    lines: [
      dropped ? line("soul-vessel", "web-souls-stay", { souls: figure(dropped, "souls") }) : line("soul-vessel", "web-souls-none"),
      line("campfire", "web-souls-whole", { sparks: figure(rested, "sparks") }),
      line("shambling-zombie", "web-souls-back"),
    ],
  };
}

export function tally(scene: Scene): readonly Tally[] {
  const sparks = scene.tracks?.find((track) => track.id === "spark-dial");
  const souls = scene.tracks?.find((track) => /^souls?(-|$)/.test(track.id));
  const bars = (scene.sheets ?? []).flatMap((sheet) => sheet.tracks?.find((track) => track.style === "ends") ?? []);
  const up = bars.filter((bar) => (bar.parts?.["black"] ?? 0) + (bar.parts?.["red"] ?? 0) < (bar.high ?? 10)).length;
  return [
    ...(bars.length ? [{ icon: "visored-helm", name: { key: "web-tally-standing" }, value: `${up} / ${bars.length}` }] : []),
    ...(sparks ? [{ icon: "campfire", name: { key: "web-tally-sparks" }, value: `${sparks.value}` }] : []),
    ...(souls ? [{ icon: "soul-vessel", name: { key: "web-tally-souls" }, value: `${souls.value}` }] : []),
  ];
}
