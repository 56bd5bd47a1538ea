/** What a roll of Dark Sector comes to. What ammo dice and blows are worth the rules have told with the roll. */
import type { Die, Happening, Scene, Verdict } from "../../parts/contracts";
import { type Board, numberOf } from "./mission";

interface Told {
  scene: Scene;
  event: Happening | null;
  tray: readonly Die[];
}

/** What a roll of the crew's is told to be worth, and the word for it. */
const WORTH: Readonly<Record<string, string>> = { matches: "sector-verdict-matches", hits: "sector-verdict-hits" };

export function verdict({ scene, event, tray }: Told): Verdict | null {
  const faces = event?.data?.["faces"];
  // Beside the dice of several rolls a figure would speak for all of them.
  if (!event || !Array.isArray(faces) || tray.length !== faces.length) return null;
  if (event.data?.["die"] === "hit") {
    const hits = faces.filter((face) => face === "hit").length;
    return { figure: String(hits), tone: hits ? "bad" : "good" };
  }
  for (const [told, key] of Object.entries(WORTH)) {
    const count = event.data?.[told];
    if (typeof count === "number") return { figure: String(count), words: { key, args: { count } }, tone: count ? "good" : "bad" };
  }
  const test = ((scene.board ?? {}) as Board).test;
  if (event.data?.["die"] !== "crew" || !test) return null;
  const symbols = faces.reduce<number>((sum, face) => sum + (face === test.trait ? 1 : face === `${test.trait}2` ? 2 : 0), 0);
  const result = test.results?.[String(numberOf(event.pieces?.[0] ?? ""))];
  return {
    figure: String(symbols),
    ...(test.name ? { words: test.name } : {}),
    ...(result ? { tone: result === "passed" ? "good" : "bad" } : {}),
  };
}
