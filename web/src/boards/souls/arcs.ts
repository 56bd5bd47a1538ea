/** The four arcs around a boss, as shapes. */
import type { Offer } from "../../parts/contracts";
import { textIn } from "../../parts/offers";
import type { Point } from "./lattice";

export const ARCS = ["front", "right", "back", "left"];

/** A quarter of a ring around a point, for an arc of a boss: `inner` and `outer` from its middle. */
export function arcShape(centre: Point, facing: number, arc: string, inner: number, outer: number): string {
  const from = ((facing + ARCS.indexOf(arc) * 90 - 135) * Math.PI) / 180;
  const to = from + Math.PI / 2;
  const at = (angle: number, far: number): string => `${(centre.x + Math.cos(angle) * far).toFixed(1)} ${(centre.y + Math.sin(angle) * far).toFixed(1)}`;
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}

/** A point in the middle of an arc, that far from the boss. */
export function pointAt(centre: Point, facing: number, arc: string, far: number): Point {
  const angle = ((facing + ARCS.indexOf(arc) * 90 - 90) * Math.PI) / 180;
  return { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far };
}

/** The arc that an option goes to, where it goes to one: by a step, a dodge or a charge. */
export const arcOffered = (offer: Offer | null | undefined): string | null => textIn(offer, "arc");

/** How far an arc is drawn for a range: past the nodes it reaches. Null, a dash, stays at the base. */
export const reachOf = (range: number | null): number => (range === null ? 106 : range > 9 ? 1600 : 106 + range * 112);
