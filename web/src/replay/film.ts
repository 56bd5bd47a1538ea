/** The frames of a play and the lines between them, fetched as they are needed and kept. */
import type { Frame, FrameLines, Frames, Line } from "../wire/messages";

/** Where the frames come from. */
export interface Source {
  frames(first: number, count: number): Promise<Frames>;
  lines(first: number, count: number): Promise<FrameLines>;
}

const BATCH = 25;
const LINES = 200;
/** The next stretch is fetched this many frames before it is needed. */
const AHEAD = 5;

export class Film {
  readonly last: number;
  readonly #source: Source;
  readonly #frames = new Map<number, Frame>();
  readonly #lines = new Map<number, Line | null>();
  readonly #fetching = new Map<string, Promise<void>>();

  constructor(source: Source, last: number) {
    this.#source = source;
    this.last = last;
  }

  /** A frame that is there already. */
  known(number: number): Frame | null {
    return this.#frames.get(number) ?? null;
  }

  async frame(number: number): Promise<Frame | null> {
    if (!this.#frames.has(number)) await this.#fetchFrames(number);
    const ahead = Math.min(this.last, number + AHEAD);
    // What fails in the background is fetched again when it is needed.
    if (!this.#frames.has(ahead)) void this.#fetchFrames(ahead).catch(() => undefined);
    return this.known(number);
  }

  /** The log up to a frame, as far back as it is known without a gap. */
  log(number: number): Line[] {
    const log: Line[] = [];
    for (let n = number; n >= 0 && this.#lines.has(n); n--) {
      const line = this.#lines.get(n);
      if (line) log.unshift({ ...line, n });
    }
    return log;
  }

  /** Fetches whatever of the log up to a frame is missing. True where something was. */
  async fill(number: number): Promise<boolean> {
    let missing = false;
    for (let first = 0; first <= number; first += LINES) {
      const count = Math.min(LINES, number + 1 - first);
      const whole = Array.from({ length: count }, (_, i) => first + i).every((n) => this.#lines.has(n));
      if (whole) continue;
      missing = true;
      await this.#once(`lines ${first} ${count}`, async () => {
        const { lines } = await this.#source.lines(first, count);
        lines.forEach((line, i) => this.#lines.set(first + i, line));
      });
    }
    return missing;
  }

  #fetchFrames(number: number): Promise<void> {
    const first = number - (number % BATCH);
    return this.#once(`frames ${first}`, async () => {
      const { frames } = await this.#source.frames(first, BATCH);
      for (const frame of frames) {
        this.#frames.set(frame.number, frame);
        this.#lines.set(frame.number, frame.line ?? null);
      }
    });
  }

  /** The same thing is not asked for twice at a time. */
  #once(what: string, fetch: () => Promise<void>): Promise<void> {
    let running = this.#fetching.get(what);
    if (!running) {
      running = fetch().finally(() => this.#fetching.delete(what));
      this.#fetching.set(what, running);
    }
    return running;
  }
}
