/**
 * What Dark Souls lets a player say once: every blow that nobody can fall to is stood, every roll of this fight is kept,
 * and who is pushed where and which foe comes first and by which way is settled.
 */
import type { Asked, Gesture, Offer, Scene } from "../../parts/contracts";
import { meaning } from "./meaning";
import { struckAt } from "./ways";

/** Somebody acts again, or the fight is over. */
const ACTS: ReadonlySet<string> = new Set(["souls.ask.act", "souls.ask.explore"]);
const OVER: ReadonlySet<string> = new Set(["souls.ask.explore"]);

/** Of several foes, or of several ways, each as good by the rules. */
const EITHER: ReadonlySet<string> = new Set(["souls.ask.next-foe", "souls.ask.foe-step"]);

export function gestures(asked: Asked, scene: Scene): Gesture[] {
  return [said("stand-all", asked, scene, stand, ACTS), said("keep-all", asked, scene, kept, OVER), said("settle-all", asked, scene, settled, OVER)].flat();
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

/** A push to where the fewest blows would fall, and never onto anything; of foes and their ways the first that is offered. */
function settled(asked: Asked, scene: Scene): Offer | undefined {
  const all = asked.options ?? [];
  if (EITHER.has(asked.key)) return all.find((offer) => !offer.ends);
  if (asked.key !== "souls.ask.pushed-to") return undefined;
  const harm = (offer: Offer): number => struckAt(scene, offer.points_at?.[0] ?? "");
  const safe = all.filter((offer) => !offer.ends && !offer.detail);
  return safe.reduce<Offer | undefined>((best, one) => (best && harm(best) <= harm(one) ? best : one), undefined);
}

type Answer = (asked: Asked, scene: Scene) => Offer | undefined;

function said(id: "stand-all" | "keep-all" | "settle-all", asked: Asked, scene: Scene, answer: Answer, until: ReadonlySet<string>): Gesture[] {
  const first = answer(asked, scene);
  if (!first) return [];
  return [
    {
      offer: { id, label: { key: `web-souls-${id}` }, detail: { key: `web-souls-${id}-detail` }, kind: first.kind ?? "" },
      steps: [(offer) => offer.id === first.id],
      still: () => true,
      lasts: { answer, until },
    },
  ];
}
