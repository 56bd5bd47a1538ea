/**
 * The live connection to one table.
 *
 * Updates are numbered: one that was seen before is passed over, a gap asks for everything anew.
 * A command keeps the id it was first sent with until it is answered, so that sending it again
 * after a cut never plays it twice. A silent or cut connection is opened again with back-off.
 */
import type { Ack, FromClient, FromServer, HintGiven, Presence, Weigh, Weighed, Words } from "./messages";
import { type Mirror, updated, welcomed } from "./mirror";

/** What the browser's WebSocket offers, and all of it that is used. */
export interface Plug {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onerror: (() => void) | null;
}

/** Time, so that tests can hold it. */
export interface Clock {
  now(): number;
  after(ms: number, then: () => void): number;
  cancel(timer: number): void;
}

export type Status =
  | { kind: "connecting" }
  | { kind: "live" }
  | { kind: "lost"; retryAt: number; tries: number }
  | { kind: "ended"; why: Words | null; text: string };

type Answered = Extract<FromClient, { id: string }>;
type Unnamed<T> = T extends unknown ? Omit<T, "id"> : never;
/** A command before it has got its id. */
export type Command = Unnamed<Answered>;

/** The server did not do it, and says why. */
export class RefusedError extends Error {
  constructor(
    readonly why: Words,
    text: string,
  ) {
    super(text);
    this.name = "RefusedError";
  }
}

/** The table was left, or its connection ended for good, before an answer came. */
export class LeftError extends Error {
  override name = "LeftError";
}

export interface Wishes {
  url: string;
  table: string;
  token: string | null;
  options?: "mine" | "all" | undefined;
  eye?: number | null | undefined;
  /** Numbers the ids of this client's commands apart from every other client's. */
  client?: string;
  plug?: (url: string) => Plug;
  clock?: Clock;
  random?: () => number;
}

export interface Listener {
  /** `fresh` when the whole table came anew and there is nothing to animate. */
  mirror(mirror: Mirror, fresh: boolean): void;
  status(status: Status): void;
  presence(presence: Presence): void;
  /** The server's clock minus ours, in milliseconds. */
  offset(ms: number): void;
}

const PING_EVERY = 20_000;
/** The server says something at least every 15 seconds. */
const SILENCE = 36_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** Open this long, and the next cut starts again with the shortest wait. */
const STEADY = 10_000;
/** No such table, private, or sent away: coming back is pointless. */
const REFUSED = 4003;

const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, then) => window.setTimeout(then, ms),
  cancel: (timer) => window.clearTimeout(timer),
};

interface Pending {
  message: Answered;
  done: (ack: Ack | HintGiven) => void;
  /** What options are worth is told again and again, until it is done. */
  told?: (weighed: Weighed) => void;
  failed: (error: Error) => void;
}

export class TableSocket {
  mirror: Mirror | null = null;
  status: Status = { kind: "connecting" };

  readonly #wishes: Wishes;
  readonly #listener: Listener;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #client: string;
  readonly #pending = new Map<string, Pending>();
  #plug: Plug | null = null;
  #made = 0;
  #tries = 0;
  #welcomed = false;
  #asking = false;
  #closed = false;
  #opened = 0;
  #heard = 0;
  #timer = 0;
  #retry = 0;

  constructor(wishes: Wishes, listener: Listener) {
    this.#wishes = { ...wishes };
    this.#listener = listener;
    this.#clock = wishes.clock ?? browserClock;
    this.#random = wishes.random ?? Math.random;
    this.#client = wishes.client ?? randomName();
    this.#connect();
  }

  /** Send a command and wait until it is done and on disk. Survives any number of cuts. */
  send(command: Command): Promise<Ack | HintGiven> {
    return new Promise((done, failed) => this.#give(command, { done, failed }));
  }

  #give(command: Command, waiting: Omit<Pending, "message">): void {
    if (this.#closed) return waiting.failed(new LeftError("This table was left."));
    if (this.status.kind === "ended") return waiting.failed(new LeftError(this.status.text || "The connection has ended."));
    const id = `${this.#client}-${++this.#made}`;
    const message = { ...command, id } as Answered;
    this.#pending.set(id, { message, ...waiting });
    if (this.#welcomed) this.#post(message);
  }

  /** Ask what options are worth: `told` hears it sharpen, and the last word ends it. */
  weigh(command: Omit<Weigh, "id">, told: (weighed: Weighed) => void): Promise<Weighed> {
    return new Promise((done, failed) => {
      const heard = (weighed: Weighed): void => (weighed.done ? done(weighed) : told(weighed));
      this.#give(command, { done: () => undefined, failed, told: heard });
    });
  }

  /** See the scene with the eyes of another of one's seats. */
  look(eye: number | null): void {
    this.#wishes.eye = eye;
    if (this.#welcomed) this.#post({ type: "look", eye });
  }

  /** Do not wait for the next try. */
  tryNow(): void {
    if (this.status.kind === "lost") this.#connect();
  }

  /** How many commands have not been answered yet. */
  get unanswered(): number {
    return this.#pending.size;
  }

  close(): void {
    this.#closed = true;
    this.#clock.cancel(this.#timer);
    this.#clock.cancel(this.#retry);
    this.#drop();
    this.#fail(new LeftError("This table was left."));
  }

  // -- the connection ------------------------------------------------------------------------

  #connect(): void {
    this.#clock.cancel(this.#retry);
    this.#drop();
    this.#welcomed = false;
    this.#asking = false;
    this.#say({ kind: "connecting" });
    const make = this.#wishes.plug ?? ((url: string) => new WebSocket(url) as unknown as Plug);
    let plug: Plug;
    try {
      plug = make(this.#wishes.url);
    } catch {
      this.#lost(0);
      return;
    }
    this.#plug = plug;
    plug.onopen = () => this.#hello();
    plug.onmessage = (event) => this.#hear(event.data);
    plug.onclose = (event) => this.#lost(event.code);
    plug.onerror = () => undefined;
    this.#heard = this.#clock.now();
    this.#watch();
  }

  #hello(): void {
    this.#heard = this.#clock.now();
    const { table, token, options, eye } = this.#wishes;
    const last = this.mirror?.n;
    this.#post({
      type: "hello",
      table,
      ...(token ? { token } : {}),
      ...(last === undefined ? {} : { last }),
      ...(options ? { options } : {}),
      ...(eye === undefined || eye === null ? {} : { eye }),
    });
  }

  /** Say something now and then, and notice when nothing comes back. */
  #watch(): void {
    this.#clock.cancel(this.#timer);
    this.#timer = this.#clock.after(PING_EVERY / 2, () => {
      const now = this.#clock.now();
      if (now - this.#heard > SILENCE) {
        this.#lost(0);
        return;
      }
      if (this.#welcomed) this.#post({ type: "ping", time: now });
      this.#watch();
    });
  }

  #lost(code: number): void {
    if (this.#closed || this.status.kind === "ended") return;
    if (this.#opened && this.#clock.now() - this.#opened > STEADY) this.#tries = 0;
    this.#opened = 0;
    this.#welcomed = false;
    this.#drop();
    this.#clock.cancel(this.#timer);
    if (code === REFUSED) {
      this.#end(null, "");
      return;
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT) * (0.75 + this.#random() / 2);
    this.#tries += 1;
    this.#say({ kind: "lost", retryAt: this.#clock.now() + wait, tries: this.#tries });
    this.#clock.cancel(this.#retry);
    this.#retry = this.#clock.after(wait, () => this.#connect());
  }

  #end(why: Words | null, text: string): void {
    this.#drop();
    this.#clock.cancel(this.#timer);
    this.#clock.cancel(this.#retry);
    this.#say({ kind: "ended", why, text });
    this.#fail(new LeftError(text || "The connection has ended."));
  }

  #drop(): void {
    const plug = this.#plug;
    this.#plug = null;
    if (!plug) return;
    plug.onopen = plug.onmessage = plug.onclose = plug.onerror = null;
    try {
      plug.close(1000);
    } catch {
      // It was closed already.
    }
  }

  #fail(error: Error): void {
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const one of waiting) one.failed(error);
  }

  #post(message: FromClient): void {
    try {
      this.#plug?.send(JSON.stringify(message));
    } catch {
      // The cut will be noticed, and whatever matters is sent again.
    }
  }

  #say(status: Status): void {
    this.status = status;
    this.#listener.status(status);
  }

  // -- what the server says ------------------------------------------------------------------

  #hear(data: unknown): void {
    this.#heard = this.#clock.now();
    if (typeof data !== "string") return;
    const message = JSON.parse(data) as FromServer;
    switch (message.type) {
      case "welcome": {
        this.#asking = false;
        this.mirror = welcomed(message, this.mirror);
        this.#listener.offset(message.now - this.#clock.now());
        // Whatever drawing the table runs into, what was left unanswered is sent again.
        if (!this.#welcomed) {
          this.#welcomed = true;
          this.#opened = this.#clock.now();
          for (const one of this.#pending.values()) this.#post(one.message);
          this.#say({ kind: "live" });
        }
        this.#listener.mirror(this.mirror, true);
        return;
      }
      case "update": {
        const mirror = this.mirror;
        if (!mirror || this.#asking || message.n <= mirror.n) return;
        if (message.n > mirror.n + 1) {
          this.#resync(mirror);
          return;
        }
        this.mirror = updated(mirror, message);
        this.#listener.mirror(this.mirror, false);
        return;
      }
      case "beat":
        this.#listener.offset(message.now - this.#clock.now());
        if (this.mirror && !this.#asking && message.n > this.mirror.n) this.#resync(this.mirror);
        return;
      case "ack":
      case "hint": {
        const one = this.#take(message.id);
        one?.done(message);
        return;
      }
      case "refused": {
        const one = this.#take(message.id);
        one?.failed(new RefusedError(message.why, message.text));
        return;
      }
      case "presence":
        this.#listener.presence(message);
        return;
      case "weighed": {
        const one = message.done ? this.#take(message.id) : this.#pending.get(message.id);
        one?.told?.(message);
        return;
      }
      case "pong":
        return;
      case "goodbye":
        if (message.retry) this.#lost(0);
        else this.#end(message.why, message.text);
        return;
      default:
        message satisfies never;
    }
  }

  #resync(mirror: Mirror): void {
    this.#asking = true;
    this.#post({ type: "resync", last: mirror.n });
  }

  #take(id: string): Pending | undefined {
    const one = this.#pending.get(id);
    this.#pending.delete(id);
    return one;
  }
}

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
