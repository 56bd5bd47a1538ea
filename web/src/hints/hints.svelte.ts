/**
 * Hints at one table: what the options in sight are worth, and what the last choice gave away. Whether they are
 * shown never, on demand, or after each choice is a person's own setting; the host may forbid them.
 */
import { settings } from "../settings.svelte";
import type { Asked, Weigh, Weighed } from "../wire/messages";
import { LeftError, RefusedError } from "../wire/socket";
import { lostClearly, type Weights, weightsOf } from "./weights";

/** The table as hints see it. */
export interface Asking {
  readonly asked: Asked | null;
  readonly mine: boolean;
  readonly seat: number;
  /** Whether the host allows hints. */
  readonly allowed: boolean;
  /** Ask what options are worth; what is told on the way there goes to `told`. */
  weigh(command: Omit<Weigh, "id">, told: (weighed: Weighed) => void): Promise<Weighed>;
  enough(seat: number): void;
  refuse(error: unknown): void;
}

export class Hints {
  /** What the decision in sight is worth, as far as that is known. */
  weighed = $state.raw<Weighed | null>(null);
  weights = $state.raw<Weights | null>(null);
  /** Somebody looks at what is being worked out. */
  asking = $state(false);
  /** What the last choice gave away; null where nobody wants to know, or nothing is known yet. */
  last = $state.raw<Weighed | null>(null);
  /** Of all choices that were judged, the one that gave most away: where the game turned, as far as is known. */
  turn = $state.raw<Weighed | null>(null);

  readonly #table: Asking;
  /** What is being worked out for this person, one thing at a time. */
  #going: Promise<unknown> | null = null;
  #seat = 0;
  /** A choice was made while another one was being weighed. */
  #due: number | null = null;

  constructor(table: Asking) {
    this.#table = table;
  }

  /** Another decision is in sight. */
  asks(): void {
    this.#forget();
  }

  /** Whether hints can be asked for, now. */
  get offered(): boolean {
    return settings.kept.hints !== "never" && this.#table.allowed;
  }

  /** Work out what every option is worth; asked again, it sharpens for longer; while it sharpens, that is enough. */
  async ask(): Promise<void> {
    const asked = this.#table.asked;
    if (!asked || !this.#table.mine || asked.real || !this.offered) return;
    if (this.asking) return this.enough();
    const longer = this.weights !== null;
    const seat = this.#table.seat;
    this.asking = true;
    try {
      await this.#free();
      const done = await this.#begin(seat, { type: "weigh", seat, longer }, (one) => this.#hear(one));
      this.#hear(done);
    } catch (error) {
      this.#table.refuse(error);
    } finally {
      this.asking = false;
    }
  }

  /** It is sharp enough. */
  enough(): void {
    if (this.#going) this.#table.enough(this.#seat);
  }

  /** Something was chosen and has been taken: where this person wants to know, what did it give away? */
  chosen(seat: number, options: number): void {
    this.last = null;
    if (settings.kept.hints !== "after" || !this.#table.allowed || options < 2) return;
    if (this.#going) this.#due = seat;
    else void this.#judge(seat);
  }

  /** Look at where it turned as at a last choice. */
  recall(): void {
    this.last = this.turn;
  }

  close(): void {
    this.last = null;
  }

  async #judge(seat: number): Promise<void> {
    try {
      const done = await this.#begin(seat, { type: "weigh", seat, last: true }, () => undefined);
      if (done.failed) return;
      this.last = done;
      if (lostClearly(done) && (done.lost ?? 0) > (this.turn?.lost ?? 0)) this.turn = done;
    } catch (error) {
      // It was taken back meanwhile, or somebody else's hint came first: then there is nothing to say.
      if (!(error instanceof RefusedError) && !(error instanceof LeftError)) throw error;
    }
  }

  async #begin(seat: number, command: Omit<Weigh, "id">, told: (weighed: Weighed) => void): Promise<Weighed> {
    this.#seat = seat;
    const going = this.#table.weigh(command, told);
    this.#going = going;
    try {
      return await going;
    } finally {
      this.#going = null;
      const due = this.#due;
      this.#due = null;
      if (due !== null && !this.asking) void this.#judge(due);
    }
  }

  /** A question of now comes before what was chosen. */
  async #free(): Promise<void> {
    this.#due = null;
    while (this.#going) {
      this.enough();
      await this.#going.catch(() => undefined);
    }
  }

  #hear(weighed: Weighed): void {
    const asked = this.#table.asked;
    if (!asked || asked.number !== weighed.at) return;
    // A longer look begins anew: what is known stays until that knows as much.
    const sharper = !this.weights || weighed.done || (weighed.playouts ?? 0) >= this.weights.playouts;
    if (!sharper) return;
    this.weighed = weighed;
    this.weights = weightsOf(weighed, this.weights);
  }

  #forget(): void {
    if (this.asking) this.enough();
    this.weighed = null;
    this.weights = null;
  }
}
