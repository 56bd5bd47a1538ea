/**
 * The icons that have been loaded, by name. The first screen's come with the client; a game's board
 * brings its own; a name that none of those knows makes the other games' sets load as well.
 */
import shared from "./icons/shared.json";

export type IconSet = Readonly<Record<string, string>>;

/** What is drawn for a name that no set knows: a plain hexagon. */
export const UNKNOWN = "M256 40 443 148v216L256 472 69 364V148zm0 46L109 171v170l147 85 147-85V171z";

const others = import.meta.glob<IconSet>(["./icons/*.json", "!./icons/shared.json"], { import: "default" });

let known: IconSet = $state.raw(shared);
let asked = false;

/** Make the icons of a set known. */
export function addIcons(set: IconSet): void {
  known = { ...known, ...set };
}

/** The outline of an icon on a 512 square; null while it is not known. */
export function outline(name: string): string | null {
  const path = known[name];
  if (path !== undefined) return path;
  if (name && !asked) {
    asked = true;
    void Promise.all(Object.values(others).map((load) => load())).then((sets) => sets.forEach(addIcons));
  }
  return null;
}
