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
    // Against a clock nothing may lag behind.
    const clocked = (mirror.table.clocks?.length ?? 0) > 0;
    if (hurried || clocked || !line || line.n !== mirror.n) {
      return [{ shown: { ...last, roll: before.roll + (rolls(line) ? 1 : 0) }, hold: 0 }];
    }
    const steps: Step[] = [];
    // A question that goes on standing can be answered while the rest is told; one that is settled cannot.
    const asked = Object.fromEntries(
      Object.entries(mirror.asked).filter(([seat, one]) => before.mirror.asked[seat]?.number === one.number),
    );
    const meanwhile = { ...before.mirror, asked };
    let roll = before.roll;
    let tray = before.tray;
    if (line.companion && line.kind === "chose" && line.label) {
      steps.push({ shown: { ...before, mirror: meanwhile, choice: line, event: null }, hold: HOLD.choice });
    }
    const events = line.events ?? [];
    const told = events.filter((event) => event.message).length;
    const each = Math.min(HOLD.told, MOST_TOLD / Math.max(1, told));
    const lastRoll = events.findLastIndex(isRoll);
    const known = this.facesOf.bind(this);
    events.forEach((event, index) => {
      if (!event.message && !isRoll(event)) return;
      const partly: Line = { ...line, events: events.slice(0, index + 1) };
      const log = [...before.mirror.log, partly];
      if (isRoll(event)) {
        roll += 1;
        tray = index === lastRoll && agrees(last.tray, event) ? last.tray : rolledDice(event, line.n, index, known);
      }
      // From the last roll on, the board may show what came of it.
      const scene = index > lastRoll ? mirror.scene : before.mirror.scene;
      steps.push({
        shown: { mirror: { ...meanwhile, log, scene }, tray, roll, choice: null, event },
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

function isRoll(event: Happening): boolean {
  return event.kind === "roll" && Array.isArray(event.data?.["faces"]);
}

function rolls(line: Line | undefined): boolean {
  return line?.events?.some((event) => event.kind === "roll") ?? false;
}

/** Whether the dice that lie in the tray at the end are those of this roll. */
function agrees(tray: readonly Die[], event: Happening): boolean {
  const faces = (event.data?.["faces"] as unknown[]).map(String);
  return tray.length === faces.length && tray.every((die, index) => die.face === faces[index]);
}

function rolledDice(event: Happening, n: number, index: number, known: (kind: string) => readonly string[]): Die[] {
  const kind = String(event.data?.["die"] ?? "die");
  const faces = event.data?.["faces"] as unknown[];
  return faces.map((face, place) => ({ id: `roll-${n}-${index}-${place}`, kind, face: String(face), faces: [...known(kind)] }));
}

function newTray(before: readonly Die[], after: readonly Die[]): boolean {
  if (after.length === 0) return false;
  const look = (dice: readonly Die[]): string => dice.map((die) => `${die.id} ${die.face}`).join();
  return look(before) !== look(after);
}
