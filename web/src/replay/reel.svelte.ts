/**
 * A play to watch: one frame of its film shown at a time, each step forward told like live play.
 */
import { settings } from "../settings.svelte";
import { dock } from "../table/decision";
import { Lights } from "../table/lights.svelte";
import { Playback, type Shown } from "../table/playback";
import type { Scenery } from "../table/scenery";
import { api } from "../wire/api";
import type { Asked, ClockView, Frame, ReplayView, Scene, TableView } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import { GameWords } from "../words/game.svelte";
import { Film } from "./film";

/** Milliseconds a quiet frame is looked at. */
const LOOK = 1400;

export class Reel implements Scenery {
  shown = $state.raw<Shown | null>(null);
  at = $state(0);
  playing = $state(false);
  pace = $state(1);
  /** The way to the next frame is blocked: what the server said. */
  problem = $state.raw<unknown>(null);

  readonly mirror = $derived(this.shown?.mirror ?? null);
  readonly dock = $derived(this.mirror ? dock(this.mirror) : null);
  readonly lights = new Lights();
  readonly spot: ReadonlySet<string> = $derived(this.lights.all);
  readonly event = $derived(this.shown?.event ?? null);
  readonly lit: ReadonlySet<string> = new Set();
  readonly focus = null;
  readonly mark = null;
  readonly asked = null;
  readonly offer = null;
  readonly seats: readonly number[] = [];
  readonly clocks: readonly ClockView[] = [];
  readonly last: number;

  readonly #film: Film;
  readonly #playback: Playback;
  readonly #words = new GameWords();
  #timer = 0;
  #wanted = 0;

  constructor(readonly view: ReplayView) {
    this.last = view.last;
    this.#film = new Film(
      {
        frames: (first, count) => api.replayFrames(view.id, first, count),
        lines: (first, count) => api.replayLines(view.id, first, count),
      },
      view.last,
    );
    this.#playback = new Playback(
      { after: (ms, then) => window.setTimeout(then, ms), cancel: (timer) => clearTimeout(timer) },
      (shown) => {
        this.shown = shown;
        if (shown.behind === 0) this.#rest();
      },
    );
  }

  get game(): string {
    return this.view.game;
  }

  /** What animations are divided by; 0: at once. */
  get speed(): number {
    return settings.speed * this.pace;
  }

  now(): number {
    return this.frame()?.line?.time ?? 0;
  }

  frame(): Frame | null {
    return this.#film.known(this.at);
  }

  /** Show a frame; the next one is told step by step, any other at once. */
  async go(number: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, number));
    this.#wanted = to;
    clearTimeout(this.#timer);
    const frame = await this.#film.frame(to);
    if (!frame || this.#wanted !== to) return;
    const next = to === this.at + 1 && this.shown !== null;
    this.problem = null;
    this.at = to;
    this.#playback.speed = this.speed;
    this.#playback.push(this.#mirror(frame), !next);
    void this.#complete(to);
  }

  /** To a frame, by somebody's hand: what goes wrong is shown. */
  to(number: number): void {
    this.playing = false;
    this.go(number).catch((error: unknown) => (this.problem = error));
  }

  step(by: number): void {
    if (by > 0 && (this.shown?.behind ?? 0) > 0) this.#playback.flush();
    this.to(this.at + by);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (this.playing) this.#on(this.at >= this.last ? 0 : this.at + 1);
    else clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#playback.close();
    this.#words.close();
    this.lights.close();
  }

  /** Whoever watches learns the words as the table does. */
  async learnWords(): Promise<void> {
    await this.#words.learn({ game: this.view.game, options: this.view.options });
  }

  point(ids: readonly string[]): void {
    this.lights.point(ids);
  }

  choosePiece(id: string): void {
    this.point([id]);
  }

  command(): Promise<boolean> {
    return Promise.resolve(false);
  }

  #on(to: number): void {
    this.go(to).catch((error: unknown) => {
      this.playing = false;
      this.problem = error;
    });
  }

  #rest(): void {
    if (!this.playing) return;
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#on(this.at + 1), LOOK / this.pace);
  }

  /** After a jump the log is fetched up to here, and shown once it is whole. */
  async #complete(to: number): Promise<void> {
    try {
      if (!(await this.#film.fill(to)) || this.at !== to) return;
    } catch {
      return;
    }
    const shown = this.shown;
    if (shown?.behind === 0) this.shown = { ...shown, mirror: { ...shown.mirror, log: this.#film.log(to) } };
  }

  #mirror(frame: Frame): Mirror {
    const asked: Record<string, Asked> = {};
    for (const one of frame.asked ?? []) asked[one.seat === -1 ? "crew" : String(one.seat)] = one;
    const table: TableView = {
      id: this.view.id,
      code: "",
      game: this.view.game,
      rules: 0,
      status: frame.outcome ? "over" : "playing",
      ...(frame.outcome ? { outcome: frame.outcome } : {}),
    };
    const log = this.#film.log(frame.number);
    return { n: frame.number, you: {}, table, scene: frame.scene as unknown as Scene, asked, log, earlier: false };
  }
}
