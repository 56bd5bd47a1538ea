/**
 * A play to watch: frames from the server, one shown at a time, each step forward told like live play.
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

const BATCH = 25;
/** Milliseconds a quiet frame is looked at. */
const LOOK = 1400;

export class Reel implements Scenery {
  shown = $state.raw<Shown | null>(null);
  at = $state(0);
  playing = $state(false);
  pace = $state(1);
  loading = $state(false);

  readonly mirror = $derived(this.shown?.mirror ?? null);
  readonly dock = $derived(this.mirror ? dock(this.mirror) : null);
  readonly lights = new Lights();
  readonly spot: ReadonlySet<string> = $derived(this.lights.all);
  readonly lit: ReadonlySet<string> = new Set();
  readonly focus = null;
  readonly mark = null;
  readonly asked = null;
  readonly offer = null;
  readonly seats: readonly number[] = [];
  readonly clocks: readonly ClockView[] = [];
  readonly event = $derived(this.shown?.event ?? null);
  readonly last: number;

  readonly #frames = new Map<number, Frame>();
  readonly #playback: Playback;
  readonly #words = new GameWords();
  #timer = 0;
  #wanted = 0;

  constructor(readonly view: ReplayView) {
    this.last = view.last;
    this.#playback = new Playback(
      { after: (ms, then) => window.setTimeout(then, ms), cancel: (timer) => clearTimeout(timer) },
      (shown) => {
        this.shown = shown;
        if (shown.behind === 0) this.#rest();
      },
    );
  }

  /** What animations are divided by; 0: at once. */
  get speed(): number {
    return settings.speed * this.pace;
  }

  now(): number {
    return this.frame()?.line?.time ?? 0;
  }

  get game(): string {
    return this.view.game;
  }

  frame(): Frame | null {
    return this.#frames.get(this.at) ?? null;
  }

  /** Show a frame; the next one is told step by step, any other at once. */
  async go(number: number): Promise<void> {
    const to = Math.max(0, Math.min(this.last, number));
    this.#wanted = to;
    clearTimeout(this.#timer);
    await this.#load(to);
    const frame = this.#frames.get(to);
    if (!frame || this.#wanted !== to) return;
    const next = to === this.at + 1 && this.shown !== null;
    this.at = to;
    this.#playback.speed = this.speed;
    this.#playback.push(this.#mirror(frame), !next);
  }

  step(by: number): void {
    this.playing = false;
    if (by > 0 && (this.shown?.behind ?? 0) > 0) this.#playback.flush();
    void this.go(this.at + by);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) {
      clearTimeout(this.#timer);
      return;
    }
    void this.go(this.at >= this.last ? 0 : this.at + 1);
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

  #rest(): void {
    if (!this.playing) return;
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.go(this.at + 1), LOOK / this.pace);
  }

  async #load(number: number): Promise<void> {
    if (this.#frames.has(number)) {
      // Have the next stretch ready before it is needed.
      const ahead = Math.min(this.last, number + 5);
      if (!this.#frames.has(ahead)) void this.#fetch(ahead);
      return;
    }
    await this.#fetch(number);
  }

  async #fetch(number: number): Promise<void> {
    this.loading = true;
    try {
      const first = Math.max(0, number - (number % BATCH));
      const { frames } = await api.replayFrames(this.view.id, first, BATCH);
      for (const frame of frames) this.#frames.set(frame.number, frame);
    } finally {
      this.loading = false;
    }
  }

  #mirror(frame: Frame): Mirror {
    const log = [];
    for (let n = frame.number; n >= 0; n--) {
      const line = this.#frames.get(n)?.line;
      if (!line) break;
      log.unshift({ ...line, n });
    }
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
    return { n: frame.number, you: {}, table, scene: frame.scene as unknown as Scene, asked, log, earlier: false };
  }
}
