/** How things are placed on a map: its own units, as parts of the whole. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("map");

export interface MapSize {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const provideMap = (map: MapSize): MapSize => setContext(KEY, map);
export const useMap = (): MapSize => getContext<MapSize | undefined>(KEY) ?? { left: 0, top: 0, width: 1, height: 1 };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A box on the map in percent of it. */
export function percentOf(map: MapSize, box: Box): { left: string; top: string; width: string; height: string } {
  const part = (value: number, whole: number): string => `${Math.round((value / whole) * 1e5) / 1e3}%`;
  return {
    left: part(box.x - map.left, map.width),
    top: part(box.y - map.top, map.height),
    width: part(box.w, map.width),
    height: part(box.h, map.height),
  };
}

/** The places one gets to from a place; a link may say more than where it leads. */
export const linked = (place: { links?: readonly (string | { to: string })[] }): string[] =>
  (place.links ?? []).map((link) => (typeof link === "string" ? link : link.to));
