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

/** Behaviours as the table remembers them: those whose order is known first, then the others, then unseen ones. */
export function patternOf(scene: Scene): { id: string; state: "now" | "next" | "done" | "" }[] {
  const boss = boardOf(scene).boss;
  if (!boss) return [];
  const ids = [...new Set([...boss.order, ...Object.keys(boss.behaviours)])].filter((id) => boss.behaviours[id]);
  const busy = acting(scene);
  return ids.map((id) => ({
    id,
    state: busy && boss.card === id ? "now" : !busy && boss.next.length === 1 && boss.next[0] === id ? "next" : boss.discard.includes(id) ? "done" : "",
  }));
}

/** Behaviours of this fight that nobody has seen: how many lie in the deck beyond those known. */
export function unseenOf(scene: Scene): number {
  const boss = boardOf(scene).boss;
  if (!boss) return 0;
  const seen = new Set(Object.keys(boss.behaviours));
  const gone = new Set([...boss.discard, ...(boss.card ? [boss.card] : [])]);
  const inDeck = [...seen].filter((id) => !gone.has(id) && boss.order.includes(id)).length;
  return Math.max(0, boss.deck - inDeck);
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
