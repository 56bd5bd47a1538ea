/**
 * What would hit a foe: the attacks that are offered now, and those that a walk or a run would bring into reach, each
 * with its whole price. Whether they can be made is settled by the table, step by step.
 */
import type { Asked, Offer, Scene, Step, Still } from "../../parts/contracts";
import { boardOf } from "./board";
import { costOf, deadly, diceOf, meaning } from "./meaning";
import { within } from "./reach";
import { walk, waysOf, type Way } from "./ways";

export interface Attack {
  id: string;
  /** The card it is made with, by its id in the scene; the hand that holds it; the action on it. */
  card: string;
  hand: string;
  line: number;
  /** What it costs in all, the way there included. */
  cost: number;
  dice: Record<string, number>;
  mod: number;
  /** It would fill one's own bar. */
  deadly: boolean;
  /** Offered now. */
  offer: Offer | null;
  /** Where to go first. */
  way: (Way & { end: string }) | null;
}

/** Everything the acting character could strike a foe with, the cheapest first. */
export function attacksOn(scene: Scene, asked: Asked | null, foe: string): Attack[] {
  if (!asked || asked.key !== "souls.ask.act") return [];
  const hero = `hero-${asked.actor ?? 0}`;
  const offered = (asked.options ?? []).flatMap((offer) => {
    const what = meaning(asked, offer);
    const at = what.kind === "use" && ((what.foe ?? "") === foe || (what.node !== null && (offer.points_at ?? []).includes(foe)));
    if (!at || what.kind !== "use") return [];
    return [
      {
        id: offer.id,
        card: `${hero}-${what.hand}`,
        hand: what.hand,
        line: what.line,
        cost: costOf(offer) ?? 0,
        dice: Object.fromEntries(diceOf(offer).map((one) => [one.colour, one.count])),
        mod: boardOf(scene).cards?.[`${hero}-${what.hand}`]?.actions?.[what.line]?.mod ?? 0,
        deadly: deadly(offer),
        offer,
        way: null,
      },
    ];
  });
  const known = new Set(offered.map((one) => `${one.card} ${one.line}`));
  return [...offered, ...farther(scene, asked, foe, hero, known)].sort((a, b) => a.cost - b.cost);
}

/** Attacks that are out of reach from here, and not from somewhere one can get to. */
function farther(scene: Scene, asked: Asked, foe: string, hero: string, known: ReadonlySet<string>): Attack[] {
  const at = scene.pieces?.find((piece) => piece.id === foe)?.at;
  const bar = scene.sheets?.find((sheet) => sheet.id === hero)?.tracks?.find((track) => track.style === "ends");
  if (!at || !bar) return [];
  const free = (bar.high ?? 10) - (bar.parts?.["black"] ?? 0) - (bar.parts?.["red"] ?? 0);
  const ways = waysOf(scene, asked);
  return ["left", "right"].flatMap((hand) => {
    const card = `${hero}-${hand}`;
    const facts = boardOf(scene).cards?.[card];
    return (facts?.actions ?? []).flatMap((act, line) => {
      if (known.has(`${card} ${line}`) || !Object.keys(act.dice).length) return [];
      const near = within(scene, at, act.range ?? facts?.range ?? 0);
      const [best] = [...ways].filter(([node]) => near.has(node)).sort(([, a], [, b]) => a.cost - b.cost || a.nodes.length - b.nodes.length);
      if (!best || best[1].cost + act.cost >= free) return [];
      const [end, way] = best;
      return [{ id: `${card} ${line} ${end}`, card, hand, line, cost: way.cost + act.cost, dice: act.dice, mod: act.mod ?? 0, deadly: false, offer: null, way: { ...way, end } }];
    });
  });
}

/** The way there, and then the blow, by one decision after the other. */
export function approach(asked: Asked, attack: Attack, foe: string): { steps: Step[]; still: Still } {
  const { steps, still } = walk(asked, attack.way!);
  const strike: Step = (offer) => {
    const what = meaning(asked, offer);
    return what.kind === "use" && what.hand === attack.hand && what.line === attack.line && (what.foe === foe || (offer.points_at ?? []).includes(foe));
  };
  return { steps: [...steps, strike], still };
}
