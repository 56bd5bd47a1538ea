/** What Dark Souls lets a player say once: every blow that nobody can fall to is stood, every roll of this fight is kept. */
import type { Asked, Gesture, Offer } from "../../parts/contracts";
import { meaning } from "./meaning";

/** Somebody acts again, or the fight is over. */
const ACTS: ReadonlySet<string> = new Set(["souls.ask.act", "souls.ask.explore"]);
const OVER: ReadonlySet<string> = new Set(["souls.ask.explore"]);

export function gestures(asked: Asked): Gesture[] {
  if (stand(asked)) return [said("stand-all", asked, stand, ACTS)];
  return kept(asked) ? [said("keep-all", asked, kept, OVER)] : [];
}

/** Block or Resist, where whoever is struck surely lives. */
function stand(asked: Asked): Offer | undefined {
  if (asked.key !== "souls.ask.defence") return undefined;
  const offer = asked.options?.find((one) => meaning(asked, one).kind === "stand");
  const lives = offer?.odds?.find((one) => one.of.key === "souls-odds-survive")?.chance ?? 1;
  return lives < 1 || offer?.ends ? undefined : offer;
}

/** The roll as it lies there. */
function kept(asked: Asked): Offer | undefined {
  return asked.key === "souls.ask.rolled" ? asked.options?.find((one) => one.id === "keep") : undefined;
}

function said(id: "stand-all" | "keep-all", asked: Asked, answer: (asked: Asked) => Offer | undefined, until: ReadonlySet<string>): Gesture {
  const first = answer(asked);
  return {
    offer: { id, label: { key: `web-souls-${id}` }, detail: { key: `web-souls-${id}-detail` }, kind: first?.kind ?? "" },
    steps: [(offer) => offer.id === first?.id],
    still: () => true,
    lasts: { answer, until },
  };
}
