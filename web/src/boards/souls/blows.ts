/** What foes are about to do: the ways they will go, and the blows that will fall. */
import type { Scene } from "../../parts/contracts";
import { boardOf } from "./board";
import { STEP, type Arena, type Point, type Standing } from "./lattice";

export interface Blow {
  id: string;
  /** Whom it strikes: a figure. */
  target: string;
  from: Point;
  to: Point;
  damage: number;
  type: string;
  /** How often it strikes like this. */
  times: number;
}

/** Who is defending right now, by the blow that hangs over each bar. */
function struckNow(scene: Scene): { target: string; pending: number }[] {
  return (scene.sheets ?? []).flatMap((sheet) => {
    const pending = Number(sheet.tracks?.find((track) => track.style === "ends")?.parts?.["pending"] ?? 0);
    return pending > 0 ? [{ target: sheet.id.replace("hero-", "figure-"), pending }] : [];
  });
}

/** The blow that is falling now; else what each foe is about to do, from where it will stand. */
export function blows(scene: Scene, here: readonly Standing[], arena: Arena): Blow[] {
  const at = new Map(arena.nodes.map((node) => [node.id, node]));
  const found: Blow[] = [];
  const struck = struckNow(scene);
  const foe = struck.length ? here.find((one) => one.piece.state === "acting") : undefined;
  if (foe) {
    const intent = boardOf(scene).intents?.find((one) => one.foe === foe.id);
    for (const { target, pending } of struck) {
      const to = here.find((one) => one.id === target);
      const now = intent?.blows?.find((blow) => blow.target === target);
      if (to) found.push({ id: `${foe.id}-${target}`, target, from: foe, to, damage: now?.damage || pending, type: now?.type ?? "physical", times: 1 });
    }
    return found;
  }
  for (const intent of boardOf(scene).intents ?? []) {
    const foe = here.find((one) => one.id === intent.foe);
    const end = at.get(intent.path.at(-1) ?? "") ?? foe;
    for (const { target, damage, type } of intent.blows ?? []) {
      const to = here.find((one) => one.id === target);
      const id = `${intent.foe}-${target}-${damage}-${type}`;
      const known = found.find((blow) => blow.id === id);
      // Whoever comes onto the target's own node strikes from the way it came.
      const from = end && to && Math.hypot(end.x - to.x, end.y - to.y) > 4 ? end : foe;
      if (known) known.times += 1;
      else if (from && to) found.push({ id, target, from, to, damage, type, times: 1 });
    }
  }
  return found;
}

export interface Flag extends Point {
  id: string;
  damage: number;
  type: string;
  /** How many such blows fall on the node. */
  times: number;
  /** Beside the one figure it is for, on this side of it; else over the node, or under it in the top row. */
  side: "right" | "left" | "over" | "under";
}

/** Blows as flags: one beside the only target; with several, one for each node, clear of its neighbours. */
export function flagsOf(coming: readonly Blow[], here: readonly Standing[], arena: Arena): Flag[] {
  const nodes = new Map(arena.nodes.map((node) => [node.id, node]));
  const first = coming[0];
  if (first && coming.length === 1) {
    const away = first.from.x > first.to.x + 10 ? "left" : "right";
    const side = first.to.x > arena.width - 150 ? "left" : first.to.x < 150 ? "right" : away;
    return [{ id: first.id, damage: first.damage, type: first.type, times: first.times, side, x: first.to.x, y: first.to.y }];
  }
  const found = new Map<string, Flag>();
  for (const blow of coming) {
    const target = here.find((one) => one.id === blow.target);
    const node = nodes.get(target?.piece.at ?? "");
    if (!node) continue;
    const id = `${node.id}-${blow.damage}-${blow.type}`;
    const known = found.get(id);
    const more = [...found.values()].filter((one) => one.id.startsWith(`${node.id}-`)).length;
    if (known) known.times += blow.times;
    else {
      const over = node.y > STEP;
      const y = over ? node.y - 74 - more * 44 : node.y + 74 + more * 44;
      found.set(id, { id, damage: blow.damage, type: blow.type, times: blow.times, side: over ? "over" : "under", x: node.x, y });
    }
  }
  return [...found.values()];
}

/** The way each foe will go, as lines between nodes. */
export function walks(scene: Scene, arena: Arena): { id: string; points: string }[] {
  const at = new Map(arena.nodes.map((node) => [node.id, node]));
  return (scene.paths ?? [])
    .map((path) => ({
      id: path.id,
      points: (path.places ?? [])
        .map((id) => at.get(id))
        .filter((node) => node !== undefined)
        .map((node) => `${node.x},${node.y}`)
        .join(" "),
    }))
    .filter((path) => path.points.includes(" "));
}
