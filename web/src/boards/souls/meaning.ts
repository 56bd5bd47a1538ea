/**
 * What an option of Dark Souls means: what it does, to whom, from which hand, at what price. Everything on this board
 * that must know it asks here, and reads no id itself.
 */
import type { Asked, Fact, Glance, Group, Offer, StripPiece, Words } from "../../parts/contracts";
import { crowded, numberIn, textIn } from "../../parts/offers";

export type Meaning =
  /** One step to a node, or around a boss. */
  | { kind: "step"; node: string | null }
  /** An action of a card: at a foe, at a whole node, for characters, or at nobody in particular. */
  | { kind: "use"; hand: string; line: number; foe: string | null; node: string | null }
  | { kind: "heroic"; node: string | null }
  | { kind: "hands" | "estus" | "end" | "stand" | "roll" }
  /** A dodge: on the spot, to a node, or around a boss. */
  | { kind: "dodge"; to: string | null; node: string | null }
  /** Going somewhere on the map. */
  | { kind: "road"; tile: string }
  | { kind: "rest" | "fog" | "home" | "buy" | "spark" | "sell" | "open" }
  | { kind: "gear" | "luck"; hero: string }
  | { kind: "level"; hero: string; stat: string }
  | { kind: "other" };

/** What an option does. */
export function meaning(asked: Asked, offer: Offer): Meaning {
  const { kind = "" } = offer;
  const node = textIn(offer, "node");
  switch (asked.key) {
    case "souls.ask.act":
      if (kind === "move") return { kind: "step", node };
      if (kind === "heroic") return { kind, node };
      if (kind === "hands" || kind === "estus" || kind === "end") return { kind };
      return used(offer);
    case "souls.ask.defence":
    case "souls.ask.trap":
      return kind === "dodge" ? { kind, to: node ?? textIn(offer, "arc"), node } : { kind: "stand" };
    case "souls.ask.rolled":
      return { kind: "roll" };
    case "souls.ask.explore":
      return explored(offer);
    default:
      return kind === "node" ? { kind: "step", node } : { kind: "other" };
  }
}

function used(offer: Offer): Meaning {
  const [hand, line, foe] = [textIn(offer, "slot"), numberIn(offer, "line"), numberIn(offer, "foe")];
  if (hand === null || line === null) return { kind: "other" };
  return { kind: "use", hand, line, foe: foe === null ? null : `foe-${foe}`, node: textIn(offer, "node") };
}

function explored(offer: Offer): Meaning {
  const { kind = "" } = offer;
  const hero = `hero-${numberIn(offer, "hero")}`;
  switch (kind) {
    case "go":
    case "enter":
      return { kind: "road", tile: `tile-${numberIn(offer, "tile")}` };
    case "gear":
    case "luck":
      return { kind, hero };
    case "level":
      return { kind, hero, stat: textIn(offer, "stat") ?? "" };
    case "rest":
    case "fog":
    case "home":
    case "buy":
    case "spark":
    case "sell":
    case "open":
      return { kind };
    default:
      return { kind: "other" };
  }
}

// -- prices, dice and dangers ------------------------------------------------------------------

const isDeadly = (words: Words | null | undefined): boolean => words?.key === "souls-detail-deadly";

/** Whether its price fills the bar of whoever takes it. */
export const deadly = (offer: Offer): boolean => isDeadly(offer.detail);

/** The Energy it costs; null where it has no price in Energy. */
export function costOf(offer: Offer): number | null {
  const cost = offer.detail?.args?.["cost"];
  return typeof cost === "number" ? cost : null;
}

/** The dice a use rolls, by colour. */
export function diceOf(offer: Offer): { colour: string; count: number }[] {
  const found: { colour: string; count: number }[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { key, args } = value as Partial<Words>;
    const colour = /^souls-dice-(black|blue|orange)$/.exec(key ?? "")?.[1];
    const count = args?.["count"];
    if (colour && typeof count === "number") found.push({ colour, count });
    else Object.values(value).forEach(look);
  };
  look(offer.detail?.args?.["action"]);
  return found;
}

/** What a blow added to its dice, with its sign. */
function modOf(offer: Offer): string {
  const look = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return "";
    const { key, args } = value as Partial<Words>;
    if (key === "souls-action-plus") return `+${String(args?.["mod"])}`;
    if (key === "souls-action-minus") return `−${String(args?.["mod"])}`;
    return look(args?.["rolled"]);
  };
  return look(offer.detail?.args?.["action"]);
}

/** Price, dice and danger as signs, and the words that are left. */
export function glance(asked: Asked, offer: Offer): Glance | null {
  const detail = offer.detail;
  const cost = costOf(offer);
  if (!detail || cost === null) return null;
  const facts: Fact[] = [cost === 0 ? { words: { key: "web-fact-free" }, tone: "good" } : { icon: "cube", text: String(cost) }];
  if (isDeadly(detail)) return { facts: [...facts, { icon: "skull-crossed-bones", words: { key: "web-fact-deadly" }, tone: "bad" }], prose: null };
  for (const { colour, count } of diceOf(offer)) facts.push({ die: colour, text: String(count) });
  const mod = modOf(offer);
  if (mod) facts.push({ text: mod });
  const mean = detail.args?.["mean"];
  if (detail.key.startsWith("souls-detail-attack")) {
    if (typeof mean === "number") facts.push({ words: { key: "web-fact-mean", args: { n: mean } } });
    return { facts, prose: (detail.args?.["text"] as Words | undefined) ?? null };
  }
  if (detail.key === "souls-detail-cost") return { facts, prose: null };
  return { facts, prose: detail };
}

/** What a defence comes to, each piece as wide as it is likely: untouched, hurt and alive, fallen. */
export function strip(asked: Asked, offer: Offer): StripPiece[] | null {
  if (asked.key !== "souls.ask.defence" && asked.key !== "souls.ask.trap") return null;
  const chance = (key: string): number | undefined => offer.odds?.find((one) => one.of.key === key)?.chance;
  const [lives, unhurt] = [chance("souls-odds-survive"), chance("souls-odds-unhurt")];
  if (lives === undefined || unhurt === undefined) return null;
  const { damage, most } = offer.detail?.args ?? {};
  const taken = most ?? damage;
  const hurt = typeof taken === "number" ? { key: "web-strip-hurt", args: { n: taken } } : { key: "web-strip-hurt-some" };
  const pieces: StripPiece[] = [
    { chance: unhurt, words: { key: "web-strip-unhurt" }, tone: "good" },
    { chance: lives - unhurt, words: hurt, tone: "plain" },
    { chance: 1 - lives, words: { key: "web-strip-falls" }, tone: "bad" },
  ];
  return pieces.filter((one) => one.chance > 0.001);
}

/** Letters of what a character always has, wherever it stands in the list: Q Estus, W Heroic Action, X swap, E end. */
const LETTERS: Readonly<Record<string, string>> = { estus: "q", heroic: "w", hands: "x", end: "e" };

export function letter(asked: Asked, offer: Offer): string | null {
  if (asked.key !== "souls.ask.act") return null;
  const group = /^group:(heroic|hands)$/.exec(offer.id)?.[1];
  return LETTERS[group ?? meaning(asked, offer).kind] ?? null;
}

/** The option, or the group of options, that a letter stands for. */
export function keys(key: string, asked: Asked): string | null {
  if (asked.key !== "souls.ask.act" || !Object.values(LETTERS).includes(key)) return null;
  const found = (asked.options ?? []).filter((offer) => letter(asked, offer) === key);
  const about = found[0] && group(asked, found[0]);
  return found.length > 1 && about ? `group:${about.id}` : (found[0]?.id ?? null);
}

/** What one would miss: one's life, and the way back from a place nobody has seen. */
export function asksTwice(asked: Asked, offer: Offer): Words | null {
  if (deadly(offer)) return { key: "web-sure-deadly" };
  return meaning(asked, offer).kind === "road" && offer.reveals ? { key: "web-sure-unseen" } : null;
}

/** A weapon that is dragged onto a foe strikes it. */
export function drop(asked: Asked, piece: string, onto: string): readonly Offer[] {
  if (!/^hero-\d+-(left|right)$/.test(piece) || !/^foe-/.test(onto)) return [];
  return (asked.options ?? []).filter((offer) => meaning(asked, offer).kind === "use" && (offer.points_at ?? []).includes(piece) && (offer.points_at ?? []).includes(onto));
}

// -- what options are about --------------------------------------------------------------------

/** With one or two characters the roads have room beside the stations of the bonfire. */
const few = (asked: Asked): boolean => new Set((asked.options ?? []).map((offer) => numberIn(offer, "hero")).filter((hero) => hero !== null)).size < 3;

/** A dodge is one option, and then the node; many options are grouped by foe, by walking, by station of the bonfire. */
export function group(asked: Asked, offer: Offer): Group | null {
  const what = meaning(asked, offer);
  if (what.kind === "dodge") return { id: "dodge", name: { key: "web-group-dodge" }, icon: "dodging", alike: true };
  if (!crowded(asked)) return null;
  switch (what.kind) {
    case "step":
      return { id: "walk", name: { key: "web-group-walk" }, icon: "walk" };
    case "use": {
      const foe = (offer.points_at ?? []).find((id) => /^foe-/.test(id));
      const name = offer.label.args?.["foe"] ?? offer.label.args?.["foes"];
      return foe && name ? { id: foe, name: { key: "web-group-strike", args: { foe: name } }, icon: "crossed-swords" } : null;
    }
    case "heroic":
      return { id: "heroic", name: { key: "web-group-heroic" }, icon: "laurels" };
    case "hands":
      return { id: "hands", name: { key: "web-group-hands" }, icon: "switch-weapon" };
    case "road":
      if (few(asked)) return null;
      return { id: "roads", name: { key: "web-group-roads" }, icon: "dungeon-gate" };
    case "buy":
    case "sell":
      return { id: "smith", name: { key: "web-group-smith" }, icon: "anvil" };
    case "level":
    case "luck":
      return { id: `keeper-${what.hero}`, name: { key: "web-group-keeper", args: { hero: offer.label.args?.["hero"] } }, icon: "prayer" };
    case "gear":
      return { id: "gear", name: { key: "web-group-gear" }, icon: "swap-bag" };
    default:
      return null;
  }
}
