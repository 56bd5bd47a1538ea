/** What is shown while something is pointed at: how far a weapon reaches, and where a foe would strike. */
import type { Scene } from "../../parts/contracts";
import { linked } from "../../parts/map";
import { boardOf } from "./board";

/** The nodes at most so many steps from one of them. */
export function within(scene: Scene, from: string, steps: number): ReadonlySet<string> {
  const links = new Map((scene.places ?? []).filter((place) => place.kind === "node").map((place) => [place.id, linked(place)]));
  const found = new Set(links.has(from) ? [from] : []);
  let edge = [...found];
  for (let step = 0; step < steps && edge.length; step++) {
    const next: string[] = [];
    for (const id of edge) {
      for (const to of links.get(id) ?? []) {
        if (links.has(to) && !found.has(to)) {
          found.add(to);
          next.push(to);
        }
      }
    }
    edge = next;
  }
  return found;
}

export interface Reach {
  range: number;
  nodes: ReadonlySet<string>;
}

/** The card of a character that is pointed at: `hero-0-left`. Of a figure, both hands. */
const HELD = /^hero-(\d+)-(?:left|right|backup\d*)$/;

/** How far the weapon reaches that is pointed at; of a figure under the pointer, the one that reaches farthest. */
export function reachShown(scene: Scene, spot: ReadonlySet<string>, over: string | null): Reach | null {
  const cards = boardOf(scene).cards ?? {};
  const hero = /^figure-(\d+)$/.exec(over ?? "")?.[1];
  const held = hero === undefined ? [...spot].filter((id) => HELD.test(id)) : [`hero-${hero}-left`, `hero-${hero}-right`];
  const ranges = held.flatMap((id) => {
    const facts = cards[id];
    return facts && (facts.actions ?? []).length ? [facts.range ?? 0, ...(facts.actions ?? []).flatMap((act) => act.range ?? [])] : [];
  });
  const figure = hero ?? HELD.exec(held[0] ?? "")?.[1];
  const at = (scene.pieces ?? []).find((piece) => piece.id === `figure-${figure}`)?.at;
  if (!ranges.length || !at) return null;
  const range = Math.max(...ranges);
  return { range, nodes: within(scene, at, range) };
}

/** Where the foes that are pointed at would strike whoever acts. */
export function threatShown(scene: Scene, spot: ReadonlySet<string>, over: string | null): ReadonlySet<string> {
  const foes = (boardOf(scene).foes ?? []).filter((foe) => foe.id === over || spot.has(foe.id));
  return new Set(foes.flatMap((foe) => foe.threatens ?? []));
}
