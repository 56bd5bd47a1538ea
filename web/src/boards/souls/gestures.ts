/** What Dark Souls lets a player say once for several rolls: they are kept, until somebody acts again. */
import type { Asked, Gesture } from "../../parts/contracts";

const ACTS: ReadonlySet<string> = new Set(["souls.ask.act", "souls.ask.explore"]);

export function gestures(asked: Asked): Gesture[] {
  if (asked.key !== "souls.ask.rolled" || !asked.options?.some((one) => one.id === "keep")) return [];
  return [
    {
      offer: { id: "keep-all", label: { key: "web-souls-keep-all" }, detail: { key: "web-souls-keep-all-detail" }, kind: "keep" },
      steps: [(offer) => offer.id === "keep"],
      still: () => true,
      lasts: { answers: (one) => one.key === asked.key, until: ACTS },
    },
  ];
}
