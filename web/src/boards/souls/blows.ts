/** What foes are about to do: the ways they will go, and the blows that will fall. */
import type { Scene } from "../../parts/contracts";
import { boardOf } from "./board";
import { STEP, type Arena, type Point, type Standing } from "./lattice";

export interface Blow {
  id: string;
  foe: string;
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
      if (to) found.push({ id: `${foe.id}-${target}`, foe: foe.id, target, from: foe, to, damage: now?.damage || pending, type: now?.type ?? "physical", times: 1 });
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
      else if (from && to) found.push({ id, foe: intent.foe, target, from, to, damage, type, times: 1 });
    }
  }
  return found;
}

/** One arrow for each foe and node: to the only one it strikes there, else to the node. */
export function arrowsOf(coming: readonly Blow[], here: readonly Standing[], arena: Arena): { id: string; from: Point; to: Point }[] {
  const nodes = new Map(arena.nodes.map((node) => [node.id, node]));
  const found = new Map<string, { id: string; from: Point; to: Point; target: string }>();
  for (const blow of coming) {
    const at = here.find((one) => one.id === blow.target)?.piece.at ?? "";
    const id = `${blow.foe}-${at}`;
    const known = found.get(id);
    if (!known) found.set(id, { id, from: blow.from, to: blow.to, target: blow.target });
    else if (known.target !== blow.target) known.to = nodes.get(at) ?? known.to;
  }
  return [...found.values()];
}

export interface Flag extends Point {
  id: string;
  damage: number;
  type: string;
  /** How many such blows fall on each of its targets. */
  times: number;
  /** The figures it is for, where others stand with them; nobody where it is for all on the node. */
  only: string[];
  /** Beside the one figure it is for, on this side of it; else over the node, or under it in the top row. */
  side: "right" | "left" | "over" | "under";
  /** How many flags of the same node lie between it and the node; upwards less than nothing. */
  more: number;
}

/** Blows as flags: one beside the only target; with several, one for each node and kind of blow, clear of its neighbours. */
export function flagsOf(coming: readonly Blow[], here: readonly Standing[], arena: Arena): Flag[] {
  const nodes = new Map(arena.nodes.map((node) => [node.id, node]));
  const sums = new Map<string, Blow>();
  for (const blow of coming) {
    const key = `${blow.target}-${blow.damage}-${blow.type}`;
    const known = sums.get(key);
    sums.set(key, known ? { ...known, times: known.times + blow.times } : blow);
  }
  const groups = new Map<string, { at: string; blow: Blow; targets: Standing[] }>();
  for (const blow of sums.values()) {
    const target = here.find((one) => one.id === blow.target);
    const at = target?.piece.at;
    if (!target || !at) continue;
    const key = `${at}-${blow.damage}-${blow.type}-${blow.times}`;
    const known = groups.get(key);
    if (known) known.targets.push(target);
    else groups.set(key, { at, blow, targets: [target] });
  }
  const found: Flag[] = [];
  const stacked = new Map<string, number>();
  for (const [id, { at, blow, targets }] of groups) {
    const node = nodes.get(at);
    const first = targets[0];
    if (!node || !first) continue;
    const with_ = here.filter((one) => one.piece.at === at);
    const only = targets.length < with_.filter((one) => one.hero).length ? targets.map((one) => one.id) : [];
    const flag = { id, damage: blow.damage, type: blow.type, times: blow.times, only };
    const onBase = with_.some((one) => one.boss);
    if (groups.size === 1 && targets.length === 1 && !onBase) {
      const away = blow.from.x > blow.to.x + 10 ? "left" : "right";
      const side = blow.to.x > arena.width - 150 ? "left" : blow.to.x < 150 ? "right" : away;
      return [{ ...flag, side, x: blow.to.x, y: blow.to.y, more: 0 }];
    }
    // On a boss's own node everybody stands in an arc: the flag goes with the figure.
    const by = onBase ? first : node;
    const stack = onBase ? first.id : at;
    const more = stacked.get(stack) ?? 0;
    stacked.set(stack, more + 1);
    const lift = !onBase && with_.length > 1 ? 100 : 74;
    const over = by.y > STEP;
    found.push({ ...flag, side: over ? "over" : "under", x: by.x, y: by.y + (over ? -1 : 1) * (lift + more * 44), more: over ? -more : more });
  }
  return found;
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
