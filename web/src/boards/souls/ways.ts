/**
 * The whole way to any node within reach, with its price: over the first steps that are offered, and on from there as
 * far as the bar allows. Whether a way can be gone is settled by the table, step by step: what is drawn here is what
 * it costs as things stand.
 */
import type { Asked, Happening, Offer, Scene, Step, Still } from "../../parts/contracts";
import { linked } from "../../parts/map";
import { boardOf, numberOf, type Place } from "./board";
import { costOf, deadly, meaning } from "./meaning";

export interface Way {
  /** The nodes on the way, the last of them being where it leads. */
  nodes: readonly string[];
  cost: number;
}

/** What is lost by going through a trap, in comparing ways of one price: any detour of that price is better. */
const TRAP = 0.01;

const icons = (place: Place | undefined): string[] => (place?.badges ?? []).filter((badge) => badge.tone !== "off").map((badge) => badge.icon ?? "");
const trapped = (place: Place | undefined): boolean => icons(place).includes("wolf-trap");
const barred = (place: Place | undefined): boolean => place?.state === "blocked" && !icons(place).includes("barrel");

/** The steps that are offered, by node. */
function steps(asked: Asked): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of asked.options ?? []) {
    const what = meaning(asked, offer);
    if (what.kind === "step" && what.node && !deadly(offer)) found.set(what.node, offer);
  }
  return found;
}

/** Boxes of the acting character's bar that are free: one of them must stay so. */
function free(scene: Scene, asked: Asked): number {
  const bar = scene.sheets?.find((sheet) => sheet.id === `hero-${asked.actor ?? 0}`)?.tracks?.find((track) => track.style === "ends");
  if (!bar) return 0;
  return (bar.high ?? 10) - (bar.parts?.["black"] ?? 0) - (bar.parts?.["red"] ?? 0);
}

/** The cheapest way to every node within reach; among equal prices the one that goes round traps. */
export function waysOf(scene: Scene, asked: Asked | null): ReadonlyMap<string, Way> {
  const found = new Map<string, Way & { weight: number }>();
  if (!asked || asked.key !== "souls.ask.act") return found;
  const first = steps(asked);
  const places = new Map((scene.places ?? []).filter((place) => place.kind === "node").map((place) => [place.id, place]));
  const most = free(scene, asked) - 1;
  // What a step costs beyond its terrain: nothing while one walks, one where one runs, more with frozen feet.
  const plain = Math.min(...[...first].map(([id, offer]) => (costOf(offer) ?? 0) - rough(places.get(id))));
  const run = (asked.options ?? []).some((offer) => offer.label.key === "souls-option-walk") ? plain + 1 : plain;
  const open: string[] = [];
  const reach = (id: string, way: Way, weight: number): void => {
    const known = found.get(id);
    if (way.cost > most || (known && known.weight <= weight)) return;
    found.set(id, { ...way, weight });
    open.push(id);
  };
  for (const [id, offer] of first) reach(id, { nodes: [id], cost: costOf(offer) ?? 0 }, (costOf(offer) ?? 0) + danger(places.get(id)));
  while (open.length) {
    open.sort((a, b) => found.get(a)!.weight - found.get(b)!.weight);
    const here = open.shift()!;
    const way = found.get(here)!;
    for (const id of linked(places.get(here)!)) {
      const place = places.get(id);
      if (!place || barred(place) || way.nodes.includes(id)) continue;
      const cost = run + rough(place);
      reach(id, { nodes: [...way.nodes, id], cost: way.cost + cost }, way.weight + cost + danger(place) + 0.001);
    }
  }
  const at = scene.pieces?.find((piece) => piece.id === `figure-${asked.actor ?? 0}`)?.at;
  if (at) found.delete(at);
  return found;
}

const rough = (place: Place | undefined): number => (icons(place).includes("barrel") ? 1 : 0);
const danger = (place: Place | undefined): number => (trapped(place) ? TRAP : 0);

/** What the next activation of foes would do to somebody who stands there. */
export function struckAt(scene: Scene, node: string): number {
  const board = boardOf(scene);
  return (board.foes ?? [])
    .filter((foe) => foe.threatens?.includes(node))
    .reduce((sum, foe) => sum + (board.intents?.find((intent) => numberOf(intent.foe) === numberOf(foe.id))?.damage ?? 0), 0);
}

/** The steps that go a way, one after the other, and whether it still is the way that was shown. */
export function walk(asked: Asked, way: Way): { steps: Step[]; still: Still } {
  const to = (node: string): Step => (offer) => {
    const what = meaning(asked, offer);
    return what.kind === "step" && what.node === node;
  };
  return { steps: way.nodes.map(to), still: (offer, told) => !deadly(offer) && undisturbed(told) };
}

/** Only one's own step has happened: nobody was struck, nothing was sprung, broken or found. */
function undisturbed(told: readonly Happening[]): boolean {
  return told.every((event) => event.kind === "move" || (event.kind === "hp" && event.data?.["red"] === undefined));
}
