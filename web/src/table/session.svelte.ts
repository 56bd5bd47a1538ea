/**
 * One table, as this page lives it: the connection, what is shown of it, and everything a person
 * can do there. Components read it and call it; it holds no markup. How a decision is made is in
 * `choosing`, what is lit beside it in `lights`, what is heard in `calls`.
 */
import { Hints } from "../hints/hints.svelte";
import { house } from "../home/house.svelte";
import type { Gesture, Lasting, Step, Still } from "../parts/contracts";
import { settings } from "../settings.svelte";
import type { Asked, ClockView, Happening, Offer, Presence, Weigh, Weighed, Words } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import { type Command, LeftError, RefusedError, type Status, TableSocket } from "../wire/socket";
import { GameWords } from "../words/game.svelte";
import { refusal } from "../words/refusal";
import { say, t } from "../words/speech.svelte";
import { Calls } from "./calls";
import { Choosing } from "./choosing.svelte";
import { asks, CREW, type Dock, dock } from "./decision";
import { Looked, turnsOf } from "./digest";
import { type Grouped, grouped } from "./grouping";
import { Lights } from "./lights.svelte";
import { calledAt } from "./names";
import { surprises } from "./picker";
import { Playback, type Shown } from "./playback";
import type { Scenery } from "./scenery";
import { telling } from "./telling";

export interface Notice {
  readonly text: string;
  readonly tone: "plain" | "bad";
}

const SEEN = "bossrush.seen.";
const NOTICE_FOR = 7000;
/** Milliseconds that a companion's first thought may take. */
const FIRST_THOUGHT = 900;
/** The question was answered, or has changed, while the answer was on its way. */
const LATE: ReadonlySet<string> = new Set(["stale", "at-missing", "not-offered", "nothing-asked"].map((why) => `table-refused-${why}`));

export class TableSession implements Scenery {
  status = $state.raw<Status>({ kind: "connecting" });
  presence = $state.raw<Presence | null>(null);
  /** The table as it is shown, which may be a beat behind. */
  shown = $state.raw<Shown | null>(null);
  /** The table as it is. */
  present = $state.raw<Mirror | null>(null);
  notice = $state.raw<Notice | null>(null);
  /** The seat this person looks through. */
  eye = $state<number | null>(null);
  /** Server time minus ours. */
  offset = $state(0);
  /** Lines after this one came while nobody looked; null: nothing was missed. */
  mark = $state<number | null>(null);
  /** Everything is shown at once. */
  fast = $state(false);
  /** The choice whose undoing would reveal or mark something, and which asks once more in place. */
  undoing = $state<number | null>(null);

  readonly mirror = $derived(this.shown?.mirror ?? null);
  readonly game = $derived(this.present?.table.game ?? "");
  readonly dock: Dock | null = $derived(this.mirror ? dock(this.mirror, this.eye) : null);
  readonly asked: Asked | null = $derived(asks(this.dock));
  /** Whether the decision in sight is this person's, and the table can hear the answer. */
  readonly mine = $derived(this.dock?.kind === "decide" && this.status.kind === "live");
  readonly event = $derived(this.shown?.event ?? null);
  readonly seats: readonly number[] = $derived(this.mirror?.you.seats ?? []);
  readonly clocks: readonly ClockView[] = $derived(this.mirror?.table.clocks ?? []);
  readonly seat: number = $derived(this.dock && "seat" in this.dock ? this.dock.seat : (this.seats[0] ?? 0));

  readonly lights = new Lights();
  readonly calls = new Calls();
  readonly hints: Hints;
  readonly choosing: Choosing;
  readonly offer: Offer | null = $derived.by(() => this.choosing.offer);
  readonly lit: ReadonlySet<string> = $derived.by(() => this.choosing.lit);
  readonly spot: ReadonlySet<string> = $derived.by(() => new Set([...this.lights.all, ...(this.offer?.points_at ?? [])]));
  readonly focus: string | null = $derived.by(() => this.lights.hovered ?? this.offer?.points_at?.[0] ?? null);

  readonly socket: TableSocket;
  readonly id: string;
  readonly token: string | null;
  readonly #playback: Playback;
  readonly #looked: Looked;
  readonly #words = new GameWords();
  #quiet = 0;
  #patience = 0;

  constructor(wishes: { url: string; table: string; token: string | null; all?: boolean }) {
    this.id = wishes.table;
    this.token = wishes.token;
    this.#looked = new Looked(remembered(wishes.table));
    this.choosing = new Choosing(this);
    this.hints = new Hints(this);
    this.#playback = new Playback(
      { after: (ms, then) => window.setTimeout(then, ms), cancel: (timer) => clearTimeout(timer) },
      (shown) => this.#show(shown),
      telling(() => this.calls.module),
    );
    this.socket = new TableSocket(
      { url: wishes.url, table: wishes.table, token: wishes.token, ...(wishes.all ? { options: "all" as const } : {}) },
      {
        mirror: (mirror, fresh) => this.#take(mirror, fresh),
        status: (status) => (this.status = status),
        presence: (presence) => (this.presence = presence),
        offset: (ms) => (this.offset = ms),
      },
    );
    document.addEventListener("visibilitychange", this.#looks);
    addEventListener("online", this.#online);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#looks);
    removeEventListener("online", this.#online);
    this.#playback.close();
    clearTimeout(this.#patience);
    this.socket.close();
    this.#words.close();
    this.lights.close();
    this.calls.close();
  }

  /** The companions that can play this game, the simplest first. */
  get companions(): readonly string[] {
    return house.game(this.game)?.companions ?? [];
  }

  get bestCompanion(): string {
    return house.game(this.game)?.stand_in ?? "random";
  }

  /** What animations are divided by; 0: at once. */
  get speed(): number {
    return this.fast ? 0 : settings.speed;
  }

  get behind(): number {
    return this.shown?.behind ?? 0;
  }

  get n(): number {
    return this.present?.n ?? 0;
  }

  /** The words with which an option asks once more; null where it is taken at once. */
  sure(asked: Asked, offer: Offer): Words | null {
    if (!settings.kept.confirmReveals || asked.real) return null;
    const module = this.calls.module;
    if (offer.ends) return { key: "web-sure-ends", args: { what: offer.ends } };
    if (module?.asksTwice) return module.asksTwice(asked, offer);
    return surprises(asked, offer) ? { key: "web-confirm-reveal" } : null;
  }

  groups(asked: Asked): Grouped | null {
    const group = this.calls.module?.group;
    return group && !asked.real ? grouped(asked, (offer) => group(asked, offer)) : null;
  }

  gestures(asked: Asked): readonly Gesture[] {
    const scene = this.mirror?.scene;
    return (scene && !asked.real && this.calls.module?.gestures?.(asked, scene)) || [];
  }

  lasts(lasting: Lasting, asked: Asked): Offer | undefined {
    const scene = this.mirror?.scene;
    return scene ? lasting.answer(asked, scene) : undefined;
  }

  get told(): readonly Happening[] {
    return this.mirror?.log.at(-1)?.events ?? [];
  }

  twice(asked: Asked, offer: Offer): boolean {
    return this.sure(asked, offer) !== null;
  }

  now(): number {
    return Date.now() + this.offset;
  }

  // -- what comes in ---------------------------------------------------------------------------

  #take(mirror: Mirror, fresh: boolean): void {
    const before = this.present;
    this.present = mirror;
    if (before) {
      this.#looked.arrived(mirror.n, inSight());
    } else {
      this.eye = mirror.you.eye ?? null;
      this.#looked.opened(mirror.n);
      this.calls.opened(mirror.n);
    }
    this.#remember();
    void this.learnWords();
    this.#playback.speed = this.#pace();
    this.#playback.push(mirror, fresh);
    this.choosing.arrived(mirror.n);
    if (this.undoing !== null && this.undoing !== this.undoable?.of) this.undoing = null;
    if (before) this.calls.arrive(mirror, before, this.eye, inSight());
  }

  #pace(): number {
    if (!inSight() || this.speed === 0) return 0;
    return settings.reducedMotion ? Math.max(2, this.speed) : this.speed;
  }

  #show(shown: Shown): void {
    const before = this.shown;
    this.shown = shown;
    const asked = asks(dock(shown.mirror, this.eye));
    const old = before ? asks(dock(before.mirror, this.eye)) : null;
    this.choosing.asks(asked, old);
    if (asked?.number !== old?.number || asked?.seat !== old?.seat) this.hints.asks();
    this.calls.show(shown, before);
    if (shown.behind === 0) this.choosing.goOn();
    this.#hasten();
  }

  /**
   * A companion takes its time over its first choice, in which one's own can still be taken back; then its whole turn
   * comes at once, and is told here in its own time. At half speed companions take theirs. One that really thinks is
   * let think: only a person hurries it.
   */
  #hasten(): void {
    const waits = this.dock?.kind === "companion" && this.seats.length > 0 && this.speed >= 1;
    if (!waits) {
      clearTimeout(this.#patience);
      this.#patience = 0;
    } else if (!this.#patience) {
      this.#patience = window.setTimeout(() => {
        this.#patience = 0;
        if (this.dock?.kind === "companion") void this.command({ type: "skip", thoughts: false });
      }, FIRST_THOUGHT);
    }
  }

  /** The words of the game, in the language of now. */
  async learnWords(): Promise<void> {
    const table = this.present?.table;
    const known = await this.#words.learn(table ? { game: table.game, options: table.options } : null);
    if (known && this.mirror) this.calls.narrate(this.mirror);
  }

  readonly #looks = (): void => {
    if (!inSight()) return;
    this.#looked.returned(this.n);
    this.#remember();
    this.flush();
  };

  readonly #online = (): void => this.socket.tryNow();

  #remember(): void {
    this.mark = this.#looked.mark;
    try {
      localStorage.setItem(SEEN + this.id, String(this.#looked.seen));
    } catch {
      // Nothing to remember with.
    }
  }

  // -- choosing --------------------------------------------------------------------------------

  chooseOption(id: string): void {
    this.choosing.option(id);
  }

  route(steps: readonly Step[], still: Still, across = false): void {
    this.choosing.route(steps, still, across);
  }

  choosePiece(id: string): void {
    if (!this.choosing.piece(id)) this.point([id]);
  }

  hover(id: string | null): void {
    // A finger does not hover: its first tap brings the option forward, and only then the second takes it.
    if (this.choosing.pointer === "touch") return;
    this.lights.hovered = id;
    if (id) this.choosing.hover(id);
  }

  send(command: Command): ReturnType<TableSocket["send"]> {
    return this.socket.send(command);
  }

  chosen(): void {
    this.caughtUp();
    this.undoing = null;
    this.calls.chosen();
  }

  /** The table has taken a choice. */
  taken(asked: Asked, seat: number): void {
    // What is proposed has not been chosen yet, and in a race nobody looks back.
    const proposed = asked.seat === CREW && this.present?.table.consent === "all";
    this.hints.chosen(seat, asked.race || proposed ? 0 : (asked.options?.length ?? 0));
  }

  // -- hints -----------------------------------------------------------------------------------

  /** Whether the host allows hints, and this is a moment for them: nobody can wait while a clock runs. */
  get allowed(): boolean {
    const table = this.present?.table;
    return table !== undefined && table.hints !== false && !table.clocks?.length && this.companions.length > 0;
  }

  weigh(command: Omit<Weigh, "id">, told: (weighed: Weighed) => void): Promise<Weighed> {
    return this.socket.weigh(command, told);
  }

  enough(seat: number): void {
    void this.command({ type: "enough", seat });
  }

  // -- everything else -------------------------------------------------------------------------

  /** Send a command; what is refused is said in the dock. True where it was done. */
  async command(command: Command): Promise<boolean> {
    try {
      await this.socket.send(command);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  /** What companions have just done, in one line. */
  readonly summed = $derived.by(() => {
    const mirror = this.mirror;
    if (!mirror || this.behind > 0) return "";
    return turnsOf(mirror.log)
      .map(({ seat, labels }) => t("companion-sum", { who: calledAt(mirror, seat), what: labels.map(say).join(" · ") }))
      .join(" ");
  });

  /** What undo would take back for this person: the seat, and whether the table must be asked. */
  readonly undoable = $derived.by(() => {
    const undo = this.present?.table.undo ?? {};
    const mine = this.present?.you.seats ?? [];
    const found = mine.filter((seat) => undo[String(seat)]).map((seat) => ({ seat, ...undo[String(seat)]! }));
    return found.sort((a, b) => b.of - a.of)[0] ?? null;
  });

  /** The choice that undo would take back, in words. */
  readonly undoes = $derived.by(() => (this.undoable ? this.chosenAt(this.undoable.of) : ""));

  /** A choice of the log, in words. */
  chosenAt(n: number): string {
    return say(this.present?.log.findLast((one) => one.n === n)?.label);
  }

  /** Whether this person alone plays here, so that nobody need be asked. */
  readonly alone = $derived(new Set((this.present?.table.seats ?? []).map((seat) => seat.person).filter((person) => person != null)).size <= 1);

  /** Take the last choice back. Past a reveal the table is asked; whoever plays alone is asked once more in place. */
  async undo(): Promise<void> {
    const last = this.undoable;
    if (!last) return;
    this.flush();
    if (!last.free && this.alone && this.undoing !== last.of) {
      this.undoing = last.of;
      return;
    }
    this.undoing = null;
    this.choosing.pin = null;
    this.choosing.askAgain();
    await this.command({ type: "undo", seat: last.seat });
  }

  look(seat: number | null): void {
    this.eye = seat;
    this.socket.look(seat);
  }

  flush(): void {
    this.#playback.flush();
  }

  /** Show nothing but results until it is this person's call again. */
  forward(): void {
    this.flush();
    void this.command({ type: "skip" });
  }

  /** Do not wait for what is being told, or for a companion. False where nothing is waited for. */
  skip(): boolean {
    if (this.behind === 0 && this.dock?.kind !== "companion") return false;
    this.forward();
    return true;
  }

  /** Go on after a moment that waits for it. */
  goOn(): void {
    this.#playback.resume();
  }

  /** Light pieces for a moment. */
  point(ids: readonly string[]): void {
    this.lights.point(ids);
  }

  caughtUp(): void {
    this.#looked.caughtUp();
    this.mark = null;
  }

  say(text: string, tone: Notice["tone"] = "plain"): void {
    clearTimeout(this.#quiet);
    this.notice = { text, tone };
    this.#quiet = window.setTimeout(() => (this.notice = null), NOTICE_FOR);
  }

  /** Where several may answer, it is nobody's fault to come second. */
  missed(error: unknown): void {
    if (error instanceof RefusedError && LATE.has(error.why.key)) this.say(t("too-late"));
    else this.refuse(error);
  }

  refuse(error: unknown): void {
    if (!(error instanceof LeftError)) this.say(refusal(error), "bad");
  }
}

function inSight(): boolean {
  return document.visibilityState === "visible";
}

function remembered(table: string): number {
  try {
    return Number(localStorage.getItem(SEEN + table) ?? 0) || 0;
  } catch {
    return 0;
  }
}
