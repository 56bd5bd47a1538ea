/**
 * The table as this browser knows it, kept up to date from `welcome` and `update`.
 *
 * Everything here is pure: a message and a mirror give the next mirror, so that a replay, a lagging
 * animation and the live table can each hold their own.
 */
import type { Asked, Line, Scene, TableView, Update, Welcome, You } from "./messages";

export interface Mirror {
  /** The number of the last entry it includes. */
  readonly n: number;
  readonly you: You;
  readonly table: TableView;
  readonly scene: Scene | null;
  /** Decisions by seat, or under `crew`. */
  readonly asked: Readonly<Record<string, Asked>>;
  readonly log: readonly Line[];
  /** Older lines exist that were not sent. */
  readonly earlier: boolean;
}

/** How many lines are kept in memory; older ones can be asked for again. */
export const MOST_LINES = 2000;

/** The whole table anew. Lines already known are kept where the new ones follow on them. */
export function welcomed(message: Welcome, before: Mirror | null): Mirror {
  const fresh = message.log ?? [];
  const follows =
    before !== null &&
    before.table.id === message.table.id &&
    (fresh.length > 0 ? fresh[0]!.n <= before.n + 1 : message.n === before.n);
  const kept = follows ? before.log.filter((line) => line.n < (fresh[0]?.n ?? Infinity)) : [];
  return {
    n: message.n,
    you: message.you,
    table: message.table,
    scene: message.scene ?? null,
    asked: (message.asked ?? {}) as Record<string, Asked>,
    log: [...kept, ...fresh].slice(-MOST_LINES),
    earlier: follows ? before.earlier : (message.earlier ?? false),
  };
}

/** One entry more. The caller has made sure that it is the next one. */
export function updated(before: Mirror, message: Update): Mirror {
  const scene = message.scene
    ? (put(before.scene ?? { game: before.table.game }, message.scene) as unknown as Scene)
    : before.scene;
  return {
    n: message.n,
    you: message.you ?? before.you,
    table: message.table ? (put(before.table, message.table) as unknown as TableView) : before.table,
    scene,
    asked: message.asked ? (put(before.asked, message.asked) as Record<string, Asked>) : before.asked,
    log: [...before.log, message.line].slice(-MOST_LINES),
    earlier: before.earlier || before.log.length >= MOST_LINES,
  };
}

/** Members that changed, each in full; null for one that is gone. */
function put(before: object, changed: object): Record<string, unknown> {
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) delete after[name];
    else after[name] = value;
  }
  return after;
}

/** Always the same one, so that nothing is drawn again for it. */
const NOTHING: ReadonlySet<number> = new Set();

/** The lines a table has taken back, by number: undone choices and what an undo struck out. */
export function takenBack(log: readonly Line[]): ReadonlySet<number> {
  const back = log.filter((line) => line.kind === "undone" || line.kind === "struck").flatMap(({ of }) => (typeof of === "number" ? [of] : []));
  return back.length ? new Set(back) : NOTHING;
}
