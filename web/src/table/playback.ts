/**
 * The table as it is shown: a step behind the table as it is, so that one thing happens at a time
 * and in the order the log tells it.
 *
 * Nothing waits for it: `flush` jumps to the present, and is called whenever somebody acts.
 */
import type { Die, Happening, Line, Scene } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import type { Clock } from "../wire/socket";
import { figured, heldBack, namedBy, settled } from "./beats";

export interface Shown {
  readonly mirror: Mirror;
  readonly tray: readonly Die[];
  /** Grows with every roll. */
  readonly roll: number;
  /** A companion's choice that is being shown for a beat before it acts. */
  readonly choice: Line | null;
  /** What is happening right now, for the board to animate. */
  readonly event: Happening | null;
  /** Dice are in the air: what they show is not said before they lie. */
  readonly rolling: boolean;
  /** A moment that waits for somebody to go on. */
  readonly waits: boolean;
  /** The entry that is being told, all of it. */
  readonly line: Line | null;
  /** How many entries are still to be shown. */
  readonly behind: number;
}

/** Milliseconds at speed 1. */
export const HOLD = {
  choice: 450,
  /** Dice in the air, and then also the sentence that says what they show. */
  tumble: 1150,
  roll: 1600,
  /** A sentence; a story takes longer, but never more than this. */
  told: 450,
  most: 2600,
  moment: 1800,
  /** All that is told of one companion's turn. */
  turn: 4000,
} as const;
/** Further behind than this, only the last roll is shown; companions' entries have a limit of their own. */
const PATIENCE = 5;

/** What a game says of how its events are told. */
export interface Telling {
  /** The scene with what an event changes, where its figures alone do not say it. */
  advance?(scene: Scene, event: Happening): Scene;
  /** How long a sentence takes to read, in milliseconds. */
  reading?(event: Happening): number;
  /** A moment of its own: it is held, or waits until somebody goes on. */
  moment?(event: Happening, entry: readonly Happening[], scene: Scene | null): "held" | "waits" | null;
}

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
  readonly #telling: Telling;
  #queue: Mirror[] = [];
  #steps: Step[] = [];
  #timer = 0;
  #holding = false;
  #present: Mirror | null = null;
  /** Whose turn is being told, and how long it has taken already: a companion's takes only so long. */
  #turn: number | null = null;
  #spent = 0;
  /** The faces of each kind of die, as far as they were seen. */
  readonly #faces = new Map<string, readonly string[]>();

  constructor(clock: Pick<Clock, "after" | "cancel">, show: (shown: Shown) => void, telling: Telling = {}) {
    this.#telling = telling;
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
      rolling: false,
      waits: false,
      line: null,
    });
  }

  /** Go on after a moment that waited for it. */
  resume(): void {
    if (!this.shown?.waits) return;
    this.#holding = false;
    this.#next();
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
        this.#steps = this.#stepsOf(mirror, this.#queue.filter((one) => !one.log.at(-1)?.companion).length > PATIENCE);
        continue;
      }
      this.#emit(step.shown);
      if (step.shown.waits && this.speed > 0) {
        this.#holding = true;
        return;
      }
      const hold = this.speed > 0 ? this.#within(step) / this.speed : 0;
      if (hold > 0) {
        this.#holding = true;
        this.#timer = this.#clock.after(hold, () => this.#next());
        return;
      }
    }
  }

  /** The hold of a step; none where a companion's turn has taken long enough. */
  #within(step: Step): number {
    const line = step.shown.mirror.log.at(-1);
    const seat = step.shown.choice ? (step.shown.choice.seat ?? -1) : line?.companion ? (line.seat ?? -1) : null;
    if (seat !== this.#turn) [this.#turn, this.#spent] = [seat, 0];
    if (seat === null) return step.hold;
    this.#spent += step.hold;
    return this.#spent > HOLD.turn ? 0 : step.hold;
  }

  #emit(shown: Omit<Shown, "behind">): void {
    this.shown = { ...shown, behind: this.behind };
    this.#show(this.shown);
  }

  /** How one entry is told. */
  #stepsOf(mirror: Mirror, hurried: boolean): Step[] {
    const before = this.shown!;
    const line = mirror.log.at(-1);
    const last = { mirror, tray: mirror.scene?.tray ?? [], roll: before.roll, choice: null, event: null, rolling: false, waits: false, line: null };
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
      steps.push({ shown: { ...before, mirror: meanwhile, choice: line, event: null, rolling: false, waits: false, line }, hold: HOLD.choice });
    }
    const events = line.events ?? [];
    const lastRoll = events.findLastIndex(isRoll);
    const turn = Math.max(lastRoll, events.findLastIndex((event) => movedTo(event) !== null));
    const moments = events.map((event) => this.#telling.moment?.(event, events, before.mirror.scene) ?? null);
    // What happened in one place is told there, before another one is shown; a moment is seen where it happens.
    const leaves = elsewhere(before.mirror.scene, mirror.scene);
    const stay = leaves ? events.length : Math.max(turn, moments.findLastIndex((one) => one !== null) + 1);
    const thrown = new Thrown(last.tray, before.tray);
    let roll = before.roll;
    let tray = before.tray;
    let scene = before.mirror.scene;
    events.forEach((event, index) => {
      const rolling = isRoll(event);
      const later = namedBy(events.slice(index + 1));
      const partly = (count: number): Line[] => [...before.mirror.log, { ...line, events: events.slice(0, count) }];
      if (rolling) {
        roll += 1;
        tray = thrown.by(event, `${line.n}-${index}`, this.facesOf.bind(this));
        // The die settles before anything says what it shows.
        steps.push({
          shown: { mirror: { ...meanwhile, log: partly(index), scene }, tray, roll, choice: null, event: { ...event, message: null }, rolling: true, waits: false, line },
          hold: HOLD.tumble,
        });
      }
      scene = moved(scene, event);
      scene = figured(scene, event);
      if (scene) scene = this.#telling.advance?.(scene, event) ?? scene;
      if (!leaves) scene = settled(scene, mirror.scene, new Set((event.pieces ?? []).filter((id) => !later.has(id))));
      if (!event.message && movedTo(event) === null) return;
      const moment = moments[index];
      // From the last roll and the last move on, the board may show what came of them, but for what is still to be said.
      const seen = index >= stay ? heldBack(mirror.scene, scene, later) : scene;
      steps.push({
        shown: { mirror: { ...meanwhile, log: partly(index + 1), scene: seen }, tray, roll, choice: null, event, rolling: false, waits: moment === "waits", line },
        hold: moment ? HOLD.moment : Math.min(HOLD.most, Math.max(HOLD.told, this.#telling.reading?.(event) ?? 0)),
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

/** Whether a scene has left the places of another: the nodes of a room, while the map around it stays. */
function elsewhere(before: Scene | null, after: Scene | null): boolean {
  const now = new Set((after?.places ?? []).map((place) => place.id));
  const kinds = new Set((before?.places ?? []).map((place) => place.kind));
  return [...kinds].some((kind) => !(before?.places ?? []).some((place) => place.kind === kind && now.has(place.id)));
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
