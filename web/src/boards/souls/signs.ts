/** The sign of each option, and the sum of a roll. */
import type { Happening, Offer, Scene, Verdict } from "../../parts/contracts";
import { textIn } from "../../parts/offers";

const ICONS: Readonly<Record<string, string>> = {
  block: "round-shield",
  resist: "magic-shield",
  suffer: "wolf-trap",
  dodge: "dodging",
  move: "walk",
  stay: "cancel",
  end: "hourglass",
  done: "check-mark",
  back: "anticlockwise-rotation",
  keep: "check-mark",
  fight: "crossed-swords",
  estus: "health-potion",
  luck: "clover",
  reroll: "clover",
  heroic: "laurels",
  rest: "campfire",
  spark: "campfire",
  home: "campfire",
  buy: "locked-chest",
  sell: "pay-money",
  open: "open-chest",
  fog: "fog",
  go: "dungeon-gate",
  enter: "dungeon-gate",
  dash: "sprint",
  hands: "switch-weapon",
  pass: "hourglass",
  auto: "rolling-dices",
};

/** The sign of each stat. */
export const STATS: Readonly<Record<string, string>> = { str: "biceps", dex: "sprint", int: "brain", fai: "prayer" };

/** Questions whose options show what they are about: the hand cards, the tile. */
const UNSIGNED: ReadonlySet<string> = new Set(["souls.ask.start-hands", "souls.ask.fog"]);

/** By what the option does; a dodge that goes somewhere leaps, a level shows its stat. */
export function optionIcon(key: string, offer: Offer): string | null {
  const { kind = "" } = offer;
  if (UNSIGNED.has(key)) return null;
  if (key === "souls.ask.entry") return "dungeon-gate";
  if (kind === "dodge" && (textIn(offer, "node") ?? textIn(offer, "arc"))) return "jump-across";
  if (kind === "level") return STATS[textIn(offer, "stat") ?? ""] ?? null;
  return ICONS[kind] ?? null;
}

/** The sum of a roll; the tray writes the sign before it. */
export function verdict({ event, tray }: { scene: Scene; event: Happening | null; tray: readonly { face?: string | null }[] }): Verdict | null {
  const total = event?.data?.["total"];
  if (typeof total === "number") return { figure: `${total}` };
  if (!tray.length) return null;
  const sum = tray.reduce((all, die) => all + Number(/\d+$/.exec(die.face ?? "")?.[0] ?? 0), 0);
  return { figure: `${sum}` };
}
