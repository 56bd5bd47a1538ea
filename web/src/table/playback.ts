/**
 * The table as it is shown: a step behind the table as it is, so that one thing happens at a time
 * and in the order the log tells it.
 *
 * Nothing waits for it: `flush` jumps to the present, and is called whenever somebody acts.
 */
import type { Die, Happening, Line, Scene } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import type { Clock } from "../wire/socket";

export interface Shown {
  readonly mirror: Mirror;
  readonly tray: readonly Die[];
  /** Grows with every roll. */
  readonly roll: number;
  /** A companion's choice that is being shown for a beat before it acts. */
  readonly choice: Line | null;
  /** What is happening right now, for the board to animate. */
  readonly event: Happening | null;
  /** How many entries are still to be shown. */
  readonly behind: number;
}

/** Milliseconds at speed 1. */
export const HOLD = { choice: 650, roll: 1500, told: 320, quiet: 0 } as const;
/** No entry takes longer than this to tell, rolls aside. */
const MOST_TOLD = 1200;
/** Further behind than this, only the last roll is shown. */
const PATIENCE = 5;

interface Step {
  shown: Omit<Shown, "behind">;
  hold: number;
}

export class Playback {
  /** Divides every pause; 0 shows everything at once. */
  speed = 1;
  shown: Shown | null = null;

  readonly #clock: Pick<Clock, "after" | "cancel">;
  readonly #show: (shown: Shown) => void;
  #queue: Mirror[] = [];
  #steps: Step[] = [];
  #timer = 0;
  #holding = false;
  #present: Mirror | null = null;
  /** The faces of each kind of die, as far as they were seen. */
  readonly #faces = new Map<string, readonly string[]>();

  constructor(clock: Pick<Clock, "after" | "cancel">, show: (shown: Shown) => void) {
    this.#clock = clock;
    this.#show = show;
  }

  /** The table moved on. A fresh one replaces everything that was still to be shown. */
  push(mirror: Mirror, fresh: boolean): void {
    this.#present = mirror;
    this.#learn(mirror.scene);
    if (fresh || !this.shown || this.speed === 0) {
      this.#queue = [mirror];
      this.flush();
      return;
    }
    this.#queue.push(mirror);
    if (!this.#holding) this.#next();
    else this.#emit({ ...this.shown });
  }

  /** Jump to the present. The last roll still tumbles if it has not been shown. */
  flush(): void {
    this.#clock.cancel(this.#timer);
    this.#holding = false;
    this.#steps = [];
    const waiting = this.#queue;
    this.#queue = [];
    const present = this.#present;
    if (!present) return;
    const before = this.shown;
    const rolled = before !== null && waiting.some((mirror) => rolls(mirror.log.at(-1)));
    this.#emit({
      mirror: present,
      tray: present.scene?.tray ?? [],
      roll: (before?.roll ?? 0) + (rolled ? 1 : 0),
      choice: null,
      event: null,
    });
  }

  close(): void {
    this.#clock.cancel(this.#timer);
  }

  get behind(): number {
    return this.#queue.length + (this.#steps.length > 0 ? 1 : 0);
  }

  #next(): void {
    for (;;) {
      const step = this.#steps.shift();
      if (!step) {
        const mirror = this.#queue.shift();
        if (!mirror) {
          this.#holding = false;
          return;
        }
        this.#steps = this.#stepsOf(mirror, this.#queue.length > PATIENCE);
        continue;
      }
      this.#emit(step.shown);
      const hold = this.speed > 0 ? step.hold / this.speed : 0;
      if (hold > 0) {
        this.#holding = true;
        this.#timer = this.#clock.after(hold, () => this.#next());
        return;
      }
    }
  }

  #emit(shown: Omit<Shown, "behind">): void {
    this.shown = { ...shown, behind: this.behind };
    this.#show(this.shown);
  }

  /** How one entry is told. */
  #stepsOf(mirror: Mirror, hurried: boolean): Step[] {
    const before = this.shown!;
    const line = mirror.log.at(-1);
    const last = { mirror, tray: mirror.scene?.tray ?? [], roll: before.roll, choice: null, event: null };
    if (hurried || presses(before.mirror, mirror) || !line || line.n !== mirror.n) {
      return [{ shown: { ...last, roll: before.roll + (rolls(line) ? 1 : 0) }, hold: 0 }];
    }
    const steps: Step[] = [];
    // A question that goes on standing can be answered while the rest is told; one that is settled cannot.
    const asked = Object.fromEntries(
      Object.entries(mirror.asked).filter(([seat, one]) => before.mirror.asked[seat]?.number === one.number),
    );
    const meanwhile = { ...before.mirror, asked };
    if (line.companion && line.kind === "chose" && line.label) {
      steps.push({ shown: { ...before, mirror: meanwhile, choice: line, event: null }, hold: HOLD.choice });
    }
    const events = line.events ?? [];
    const told = events.filter((event) => event.message).length;
    const each = Math.min(HOLD.told, MOST_TOLD / Math.max(1, told));
    const lastRoll = events.findLastIndex(isRoll);
    const turn = Math.max(lastRoll, events.findLastIndex((event) => movedTo(event) !== null));
    const thrown = new Thrown(last.tray, before.tray);
    let roll = before.roll;
    let tray = before.tray;
    let scene = before.mirror.scene;
    events.forEach((event, index) => {
      scene = moved(scene, event);
      if (!event.message && !isRoll(event) && movedTo(event) === null) return;
      const partly: Line = { ...line, events: events.slice(0, index + 1) };
      const log = [...before.mirror.log, partly];
      if (isRoll(event)) {
        roll += 1;
        tray = thrown.by(event, `${line.n}-${index}`, this.facesOf.bind(this));
      }
      // From the last roll and the last move on, the board may show what came of them.
      const seen = index > turn || (index === turn && index > lastRoll) ? mirror.scene : scene;
      steps.push({
        shown: { mirror: { ...meanwhile, log, scene: seen }, tray, roll, choice: null, event },
        hold: isRoll(event) ? HOLD.roll : each,
      });
    });
    const unseen = lastRoll < 0 && newTray(before.tray, last.tray);
    steps.push({ shown: { ...last, roll: roll + (unseen ? 1 : 0) }, hold: 0 });
    return steps;
  }

  #learn(scene: Scene | null): void {
    for (const die of [...(scene?.tray ?? []), ...(scene?.dice ?? []), ...(scene?.sheets ?? []).flatMap((one) => one.dice ?? [])]) {
      if (die.faces?.length) this.#faces.set(die.kind, die.faces);
    }
  }

  /** The faces of a kind of die; empty where none was seen yet. */
  facesOf(kind: string): readonly string[] {
    return this.#faces.get(kind) ?? [];
  }
}

/** Against a clock, and where another's answer in a race has just asked everybody anew, nothing may lag behind. */
function presses(before: Mirror, mirror: Mirror): boolean {
  if ((mirror.table.clocks?.length ?? 0) > 0) return true;
  const seat = mirror.log.at(-1)?.seat;
  const racing = (one: Mirror): boolean => Object.values(one.asked).some((asked) => asked.race);
  return racing(before) && racing(mirror) && seat != null && !mirror.you.seats?.includes(seat);
}

export function isRoll(event: Happening): boolean {
  return event.kind === "roll" && Array.isArray(event.data?.["faces"]);
}

function rolls(line: Line | undefined): boolean {
  return line?.events?.some((event) => event.kind === "roll") ?? false;
}

/** Where an event takes its piece: `to`, or the end of its `path`. Null where it moves nothing. */
function movedTo(event: Happening): string | null {
  if (!event.pieces?.length) return null;
  const { to, path } = event.data ?? {};
  if (typeof to === "string") return to;
  return Array.isArray(path) && path.length ? String(path.at(-1)) : null;
}

/** The scene with the piece of an event where the event takes it, so that one piece moves at a time. */
export function moved(scene: Scene | null, event: Happening): Scene | null {
  const to = movedTo(event);
  const id = event.pieces?.[0];
  if (!scene || to === null || !scene.pieces?.some((piece) => piece.id === id)) return scene;
  return { ...scene, pieces: scene.pieces.map((piece) => (piece.id === id ? { ...piece, at: to } : piece)) };
}

/**
 * The dice of the rolls of one entry: as they lie in the tray at the end where they can be found
 * there, so that each is seen to fall once; otherwise as dice of their own.
 */
class Thrown {
  readonly #left: Die[];
  readonly #lying: Die[];

  constructor(tray: readonly Die[], before: readonly Die[]) {
    const old = new Map(before.map((die) => [die.id, die.face]));
    // Whatever lay there already was not thrown by this.
    const fresh = tray.filter((die) => old.get(die.id) !== die.face || !old.has(die.id));
    this.#left = [...fresh];
    this.#lying = tray.filter((die) => !fresh.includes(die));
  }

  by(event: Happening, id: string, known: (kind: string) => readonly string[]): readonly Die[] {
    const faces = (event.data?.["faces"] as unknown[]).map(String);
    const found: Die[] = [];
    for (const face of faces) {
      const at = this.#left.findIndex((die) => die.face === face && !found.includes(die));
      if (at < 0) return own(event, faces, id, known);
      found.push(this.#left[at]!);
    }
    for (const die of found) this.#left.splice(this.#left.indexOf(die), 1);
    this.#lying.push(...found);
    return [...this.#lying];
  }
}

/** The dice of a roll that no longer lies in the tray, as its event tells of them. */
export function diceOf(event: Happening): Die[] {
  return own(event, (event.data?.["faces"] as unknown[]).map(String), "past", () => []);
}

function own(event: Happening, faces: readonly string[], id: string, known: (kind: string) => readonly string[]): Die[] {
  const kind = String(event.data?.["die"] ?? "die");
  const sides = event.data?.["sides"];
  const all = Array.isArray(sides) ? sides.map(String) : [...known(kind)];
  return faces.map((face, place) => ({
    id: `roll-${id}-${place}`,
    kind,
    face,
    faces: all,
    name: { key: `outcome-${face}` },
  }));
}

function newTray(before: readonly Die[], after: readonly Die[]): boolean {
  if (after.length === 0) return false;
  const look = (dice: readonly Die[]): string => dice.map((die) => `${die.id} ${die.face}`).join();
  return look(before) !== look(after);
}
