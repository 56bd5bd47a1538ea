/** The foes and what the table knows of them: who acts, and the behaviours seen so far. */
import type { Scene } from "../../parts/contracts";
import { boardOf, type Board, type Piece, type Side } from "./board";

/** Whether a foe is at work now. */
export const acting = (scene: Scene): boolean => (scene.pieces ?? []).some((piece) => piece.state === "acting");

/** The side of the behaviour that is being carried out by a boss; null while nobody acts. */
export function sideOf(scene: Scene, place: number): Side | null {
  const boss = boardOf(scene).boss;
  if (!boss?.card || !acting(scene)) return null;
  const sides = boss.behaviours[boss.card]?.sides;
  return sides?.[Math.min(place, sides.length - 1)] ?? null;
}

export interface Remembered {
  id: string;
  state: "now" | "next" | "done" | "";
}

/** What the table remembers of a boss: its cards in order, those shuffled among others, and those of an earlier fight. */
export interface Memory {
  order: Remembered[];
  shuffled: Remembered[];
  earlier: Remembered[];
  /** How many cards of the deck nobody has seen. */
  unseen: number;
}

export function memoryOf(scene: Scene): Memory | null {
  const boss = boardOf(scene).boss;
  if (!boss) return null;
  const busy = acting(scene);
  const next = boss.next.length === 1 && boss.unseen + boss.shuffled.length <= 1 ? boss.next[0] : null;
  const one = (id: string): Remembered => ({
    id,
    state: busy && boss.card === id ? "now" : !busy && next === id ? "next" : boss.discard.includes(id) ? "done" : "",
  });
  const here = new Set([...boss.pattern, ...boss.shuffled]);
  return {
    order: boss.pattern.map(one),
    shuffled: boss.shuffled.map(one),
    earlier: Object.keys(boss.behaviours).filter((id) => !here.has(id)).map(one),
    unseen: boss.unseen,
  };
}

/** Enemies in the order in which they act: the highest threat first. */
export function foesOf(scene: Scene): { piece: Piece; facts: NonNullable<Board["foes"]>[number] }[] {
  const pieces = new Map((scene.pieces ?? []).map((piece) => [piece.id, piece]));
  return (boardOf(scene).foes ?? [])
    .flatMap((facts) => {
      const piece = pieces.get(facts.id);
      return piece && piece.state !== "fallen" ? [{ piece, facts }] : [];
    })
    .sort((one, other) => other.facts.threat - one.facts.threat);
}
