/** The sign of each option, and the sum of a roll. */
import type { Happening, Scene, Verdict } from "../../parts/contracts";

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
  die: "clover",
  heroic: "laurels",
  rest: "campfire",
  spark: "campfire",
  bonfire: "campfire",
  buy: "locked-chest",
  sell: "pay-money",
  open: "open-chest",
  fog: "fog",
  go: "dungeon-gate",
  hands: "switch-weapon",
  pass: "hourglass",
  auto: "rolling-dices",
};

/** The sign of each stat. */
export const STATS: Readonly<Record<string, string>> = { str: "biceps", dex: "sprint", int: "brain", fai: "prayer" };

/** By the option's first word; a dodge that goes somewhere leaps, a level shows its stat. */
export function optionIcon(key: string, option: string): string | null {
  if (key === "souls.ask.arc") return null; // "back" is an arc there
  if (key === "souls.ask.entry") return "dungeon-gate";
  if (key === "souls.ask.dash" && option !== "fight") return "sprint";
  const [head = "", rest = ""] = option.split(/[:.@>]/);
  if (head === "dodge" && rest) return "jump-across";
  if (head === "level") return STATS[option.split(".").at(-1) ?? ""] ?? null;
  return ICONS[head.replace(/-\d+$/, "")] ?? null;
}

/** The sum of a roll; the tray writes the sign before it. */
export function verdict({ event, tray }: { scene: Scene; event: Happening | null; tray: readonly { face?: string | null }[] }): Verdict | null {
  const total = event?.data?.["total"];
  if (typeof total === "number") return { figure: `${total}` };
  if (!tray.length) return null;
  const sum = tray.reduce((all, die) => all + Number(/\d+$/.exec(die.face ?? "")?.[0] ?? 0), 0);
  return { figure: `${sum}` };
}
