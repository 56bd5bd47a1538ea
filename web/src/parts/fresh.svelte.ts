/** Which dice show something new, and so are seen to tumble. */
import { untrack } from "svelte";
import type { Die } from "./contracts";

/** What each die showed. */
export type Faces = ReadonlyMap<string, string | null>;

export const facesShown = (dice: readonly Die[]): Faces => new Map(dice.map((die) => [die.id, die.face ?? null]));

/** The dice that were not there, or showed another face. Nothing is new where nothing was seen before. */
export function changed(before: Faces | null, dice: readonly Die[]): Die[] {
  if (!before) return [];
  return dice.filter((die) => die.face != null && die.state !== "gone" && (!before.has(die.id) || before.get(die.id) !== die.face));
}

/**
 * For dice that lie on the board: the roll each of them tumbles for, -1 for none. Only those that
 * show something new since the board was opened do. To be called while a component is made.
 */
export function tumbling(dice: () => readonly Die[], roll: () => number): (id: string) => number {
  let thrown: ReadonlyMap<string, number> = $state.raw(new Map());
  let before: Faces | null = null;
  $effect.pre(() => {
    const now = dice();
    const fresh = changed(before, now);
    before = facesShown(now);
    if (fresh.length) untrack(() => (thrown = new Map([...thrown, ...fresh.map((die) => [die.id, roll()] as const)])));
  });
  return (id) => thrown.get(id) ?? -1;
}
