/**
 * What Dark Sector lets a player say in one gesture: both declarations, several dice of one trait, and that nobody
 * uses anything more this round.
 */
import type { Asked, Gesture, Offer, Scene } from "../../parts/contracts";
import { textIn } from "../../parts/offers";
import { missionOf, type Together } from "./mission";

/** With these questions another round has begun, or the combat is over. */
const ROUND: ReadonlySet<string> = new Set(["declare", "close-in", "begin", "flank", "regroup", "leader", "option"].map((key) => `sector.ask.${key}`));

const is = (id: string) => (offer: Offer): boolean => offer.id === id;
const option = (asked: Asked, id: string): Offer | undefined => asked.options?.find(is(id));

export function gestures(asked: Asked, scene: Scene): Gesture[] {
  const mission = missionOf(scene);
  const together = mission.board.together;
  switch (asked.key) {
    case "sector.ask.close-in":
      return together ? [both(together, ["shoot", ...together.options])] : [];
    case "sector.ask.declare":
      return together && option(asked, together.options[0]) ? [both(together, together.options)] : [];
    case "sector.ask.remove":
      return removing(asked, mission.row.map((die) => (die.state === "gone" ? "" : (die.face ?? ""))));
    case "sector.ask.window":
      return nothing(asked);
    default:
      return [];
  }
}

/** Both officers act, one of them attacks at least: the second declares at once, unless something has come in between. */
function both({ kind, label, detail, odds, points_at }: Together, ids: readonly string[]): Gesture {
  return {
    offer: { id: "together", label, detail: detail ?? null, odds: odds ?? [], points_at, kind },
    steps: ids.map(is),
    still: (_offer, events) => events.every((event) => event.kind === "declare"),
  };
}

/** As many dice of one trait as stand there, and as may be removed. */
function removing(asked: Asked, standing: readonly string[]): Gesture[] {
  const wounds = Number(asked.prompt.args?.["count"] ?? 0);
  return (asked.options ?? []).flatMap((offer) => {
    const most = Math.min(wounds, standing.filter((face) => face === textIn(offer, "trait")).length);
    if (most < 2) return [];
    return [
      {
        offer: { ...offer, id: `all:${offer.id}`, label: { key: "web-sector-remove-all", args: { what: offer.label, n: most } } },
        steps: Array.from({ length: most }, () => is(offer.id)),
        still: () => true,
      },
    ];
  });
}

/** No, and not asked again this round; but never where somebody is hurt or dies of it. */
function nothing(asked: Asked): Gesture[] {
  const pass = (one: Asked): Offer | undefined => (one.key === asked.key && one.prompt.key === "sector-ask-window" ? option(one, "pass") : undefined);
  if (!pass(asked)) return [];
  return [
    {
      offer: { id: "pass-all", label: { key: "web-sector-pass-all" }, detail: { key: "web-sector-pass-all-detail" }, kind: "pass" },
      steps: [is("pass")],
      still: () => true,
      lasts: { answer: pass, until: ROUND },
    },
  ];
}
