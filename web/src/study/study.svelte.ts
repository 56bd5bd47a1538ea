/**
 * One study as this page lives it: begun where there is none, followed while it is worked out, stopped and
 * sharpened, and the moment in sight.
 */
import { Reel } from "../replay/reel.svelte";
import { settings } from "../settings.svelte";
import { api, ApiError } from "../wire/api";
import type { Moment, Point, ReplayView, Section, Study, StudyView, StudyWish, View } from "../wire/messages";
import { token } from "../wire/person";
import { t } from "../words/speech.svelte";
import { viewOf } from "./figures";

/** The ± that each further look comes down to. */
const SHARPER = 0.6;
const LEAST_AIM = 0.005;
const RETRY = 2000;

/** Where studies come from, so that tests can hold it. */
export interface Source {
  study(replay: string, after?: number): Promise<StudyView>;
  begin(replay: string, wish: StudyWish): Promise<StudyView>;
  stop(replay: string): Promise<StudyView>;
}

export class StudySession {
  view = $state.raw<StudyView | null>(null);
  problem = $state.raw<unknown>(null);
  /** The moment in sight. */
  at = $state(0);
  /** Whose line is looked at where seats compete; whose moments stand out where they play together. */
  seat = $state<number | null>(null);
  busy = $state(false);

  readonly study: Study | null = $derived(this.view?.study ?? null);
  readonly line: View | null = $derived(this.study ? viewOf(this.study, this.seat) : null);
  readonly moments: readonly Moment[] = $derived(this.study?.moments ?? []);
  readonly moment: Moment | null = $derived(this.moments[this.at] ?? null);
  readonly point: Point | null = $derived(this.line?.points?.[this.at] ?? null);
  readonly section: Section | null = $derived(this.moment ? (this.study?.sections?.[this.moment.section] ?? null) : null);
  /** The first look is still under way: there are hardly any figures yet. */
  readonly begun: boolean = $derived(!this.study || this.study.progress.stage === "begun");
  readonly running: boolean = $derived(this.view?.running ?? false);

  readonly reel: Reel;
  readonly #source: Source;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Somebody has chosen a moment: until then the one that matters most is shown. */
  #chosen: boolean;

  constructor(
    readonly replay: ReplayView,
    at: number | null,
    source: Source = { study: api.study, begin: api.beginStudy, stop: api.stopStudy },
  ) {
    this.reel = new Reel(replay);
    this.#source = source;
    this.#chosen = at !== null;
    this.at = at ?? 0;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.reel.close();
  }

  /** Take up what is kept, or begin. */
  async open(): Promise<void> {
    try {
      this.take(await this.#kept());
      this.problem = null;
    } catch (error) {
      this.problem = error;
      return;
    }
    void this.#follow();
  }

  async #kept(): Promise<StudyView> {
    try {
      const kept = await this.#source.study(this.replay.id);
      if (kept.study || kept.running || kept.failed) return kept;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
    return this.#source.begin(this.replay.id, {});
  }

  /** Hear of it whenever there is more to see. */
  async #follow(): Promise<void> {
    while (!this.#closed && this.view?.running) {
      try {
        const next = await this.#source.study(this.replay.id, this.view.revision);
        if (this.#closed) return;
        this.take(next);
        this.problem = null;
      } catch (error) {
        if (this.#closed) return;
        this.problem = error;
        await new Promise((go) => (this.#timer = setTimeout(go, RETRY)));
      }
    }
  }

  /** What has come. Answers may overtake each other: an older one of a study under way is passed over. */
  take(view: StudyView): void {
    if (this.view && view.running && view.revision < this.view.revision) return;
    const first = this.view?.study == null;
    this.view = view;
    const line = view.study ? viewOf(view.study, this.seat) : null;
    if (!this.#chosen && line) this.#show(mattersMost(line));
    else if (first && view.study) this.#show(this.at);
  }

  /** Stop working on it; what has been seen is kept. */
  async enough(): Promise<void> {
    await this.#ask(() => this.#source.stop(this.replay.id));
  }

  /** Go on, until figures are sharper than they are. */
  async sharpen(): Promise<void> {
    const doubt = this.study?.progress.doubt ?? 0.03;
    const aim = Math.max(LEAST_AIM, Math.min(0.03, doubt * SHARPER));
    await this.#ask(() => this.#source.begin(this.replay.id, { aim }));
  }

  /** Spend the next playouts on the moment in sight. */
  async lookFirst(): Promise<void> {
    await this.#ask(() => this.#source.begin(this.replay.id, { aim: this.study?.progress.aim ?? 0.03, look: this.at }));
  }

  async #ask(what: () => Promise<StudyView>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const ran = this.running;
    try {
      this.take(await what());
      this.problem = null;
      if (!ran) void this.#follow();
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }

  // -- moments ---------------------------------------------------------------------------------

  go(moment: number): void {
    this.#chosen = true;
    this.#show(moment);
  }

  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  /** To the next turning point, or the one before. */
  turn(by: 1 | -1): void {
    const turning = this.line?.turning ?? [];
    const next = by > 0 ? turning.find((one) => one > this.at) : turning.findLast((one) => one < this.at);
    if (next !== undefined) this.go(next);
  }

  /** Look at a seat: its own line where seats compete; taken again, at all of them. */
  look(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }

  #show(moment: number): void {
    const last = this.moments.length - 1;
    this.at = Math.max(0, Math.min(Math.max(0, last), moment));
    const frame = this.moment?.frame;
    if (frame !== undefined) this.reel.to(frame);
  }

  /** Play on from the moment in sight, at a table of one's own: the code of that table. */
  async branch(dice: "same" | "fresh"): Promise<string | null> {
    const moment = this.moment;
    if (!moment || this.busy) return null;
    this.busy = true;
    try {
      const opened = await api.branch(await token(), this.replay.id, { frame: moment.frame, dice, name: settings.kept.name || t("somebody") });
      this.problem = null;
      return opened.code;
    } catch (error) {
      this.problem = error;
      return null;
    } finally {
      this.busy = false;
    }
  }
}

/** The moment with the largest swing; the first one where nothing has swung yet. */
export function mattersMost(line: View): number {
  const swing = (moment: number): number => Math.abs(line.points?.[moment]?.swing ?? 0);
  return [...(line.turning ?? [])].sort((a, b) => swing(b) - swing(a))[0] ?? 0;
}
