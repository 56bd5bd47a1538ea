/** What Dark Sector lets a player say in one gesture: both declarations at once, and that nobody uses anything this round. */
import type { Asked, Gesture, Offer, Scene } from "../../parts/contracts";
import type { Board } from "./mission";

/** With these questions another round has begun, or the combat is over. */
const ROUND: ReadonlySet<string> = new Set(["declare", "close-in", "begin", "flank", "regroup", "leader", "option"].map((key) => `sector.ask.${key}`));

const is = (id: string) => (offer: Offer): boolean => offer.id === id;

export function gestures(asked: Asked, scene: Scene): Gesture[] {
  if (asked.key === "sector.ask.declare") return both(asked, (scene.board as Board | undefined)?.together);
  return asked.key === "sector.ask.window" ? nothing(asked) : [];
}

/** Both officers attack: the second declares at once, unless something has come in between. */
function both(asked: Asked, together: Board["together"]): Gesture[] {
  if (!together || !asked.options?.some(is(together.options[0]))) return [];
  const { options, label, detail, odds, points_at } = together;
  const told = new Set(["declare"]);
  return [
    {
      offer: { id: "together", label, detail: detail ?? null, odds: odds ?? [], points_at, kind: options[0].split(":")[0] ?? "" },
      steps: options.map(is),
      still: (_offer, events) => events.every((event) => told.has(event.kind)),
    },
  ];
}

/** No, and not asked again this round; but never where somebody is hurt or dies of it. */
function nothing(asked: Asked): Gesture[] {
  const passes = (one: Asked): boolean => one.key === asked.key && one.prompt.key === "sector-ask-window";
  if (!passes(asked) || !asked.options?.some(is("pass"))) return [];
  return [
    {
      offer: { id: "pass-all", label: { key: "web-sector-pass-all" }, detail: { key: "web-sector-pass-all-detail" }, kind: "pass" },
      steps: [is("pass")],
      still: () => true,
      lasts: { answers: passes, until: ROUND },
    },
  ];
}
