/**
 * One table, as this page lives it: the connection, what is shown of it, the decision at hand and
 * everything a person can do. Components read it and call it; it holds no markup.
 */
import { house } from "../home/house.svelte";
import { titleOf } from "../home/shelf";
import type { BoardModule } from "../parts/contracts";
import { settings, type Lang } from "../settings.svelte";
import { api } from "../wire/api";
import type { Asked, ClockView, HintGiven, Offer, Presence, Words } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import { type Command, LeftError, RefusedError, type Status, TableSocket } from "../wire/socket";
import { say, speech, t } from "../words/speech.svelte";
import { answers, asides, asks, type Dock, dock, litBy, offersAt, routine } from "./decision";
import { Looked, storiesOf } from "./digest";
import { NOTHING, pickFocused, type Picked, pickOption, pickPiece, type Move, type Pointer, step } from "./picker";
import { Playback, type Shown } from "./playback";
import type { Scenery } from "./scenery";
import { hush, narrate, play } from "./sound";

export interface Notice {
  readonly text: string;
  readonly tone: "plain" | "bad";
}

const SEEN = "bossrush.seen.";
/** How long a word of the log lights its piece. */
const LIT_FOR = 1500;

export class TableSession implements Scenery {
  status = $state.raw<Status>({ kind: "connecting" });
  presence = $state.raw<Presence | null>(null);
  /** The table as it is shown, which may be a beat behind. */
  shown = $state.raw<Shown | null>(null);
  /** The table as it is. */
  present = $state.raw<Mirror | null>(null);
  picked = $state.raw<Picked>(NOTHING);
  hint = $state.raw<HintGiven | null>(null);
  hinting = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The option that was sent and is not answered yet. */
  sent = $state<string | null>(null);
  showAsides = $state(false);
  /** What was used last: a finger asks for a second tap on the board. */
  pointer: Pointer = "mouse";
  /** The seat this person looks through. */
  eye = $state<number | null>(null);
  /** Server time minus ours. */
  offset = $state(0);
  /** Lines after this one came while nobody looked; null: nothing was missed. */
  mark = $state<number | null>(null);
  /** Pieces that a word of the log, a rule or a guide points at for a moment. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** Pieces that the guided opening speaks of. */
  guided = $state.raw<ReadonlySet<string>>(new Set());
  hovered = $state<string | null>(null);
  /** "Keep doing this": the answer, and the question it holds for. */
  pin = $state.raw<{ routine: string; option: string } | null>(null);
  fast = $state(false);
  /** What the game says of its sounds and stories, once its board is there. */
  module: BoardModule | null = null;
  /** Answers that were given before, as "question actor option": only those offer to be kept. */
  again = $state.raw<ReadonlySet<string>>(new Set());

  readonly mirror = $derived(this.shown?.mirror ?? null);
  readonly game = $derived(this.present?.table.game ?? "");
  readonly dock: Dock | null = $derived(this.mirror ? dock(this.mirror, this.eye) : null);
  readonly asked: Asked | null = $derived(asks(this.dock));
  /** The options with number keys, in order: the answers, or the asides when those are looked at. */
  readonly offers: readonly Offer[] = $derived(this.asked ? (this.showAsides ? asides(this.asked) : answers(this.asked)) : []);
  readonly canAct = $derived(this.dock?.kind === "decide" && this.sent === null);
  readonly offer: Offer | null = $derived(this.#found(this.picked.focus));
  readonly lit: ReadonlySet<string> = $derived(this.canAct ? litBy(this.asked) : new Set<string>());
  readonly spot: ReadonlySet<string> = $derived.by(() => {
    const strong = new Set([...this.pointed, ...this.guided]);
    for (const piece of this.offer?.points_at ?? []) strong.add(piece);
    if (this.hovered) strong.add(this.hovered);
    return strong;
  });
  readonly focus: string | null = $derived(this.hovered ?? this.offer?.points_at?.[0] ?? null);
  readonly event = $derived(this.shown?.event ?? null);
  readonly seats: readonly number[] = $derived(this.mirror?.you.seats ?? []);
  readonly clocks: readonly ClockView[] = $derived(this.mirror?.table.clocks ?? []);
  readonly seat: number | null = $derived(this.dock && "seat" in this.dock ? this.dock.seat : (this.mirror?.you.seats?.[0] ?? null));

  readonly socket: TableSocket;
  readonly id: string;
  readonly token: string | null;
  readonly #playback: Playback;
  readonly #looked: Looked;
  #unlight = 0;
  #quiet = 0;
  #told = 0;
  #texts = "";
  #closed = false;

  constructor(wishes: { url: string; table: string; token: string | null; all?: boolean }) {
    this.id = wishes.table;
    this.token = wishes.token;
    this.#looked = new Looked(remembered(wishes.table));
    this.#playback = new Playback(
      { after: (ms, then) => window.setTimeout(then, ms), cancel: (timer) => clearTimeout(timer) },
      (shown) => this.#show(shown),
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
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#looks);
    removeEventListener("online", this.#online);
    this.#playback.close();
    this.socket.close();
    hush();
  }

  /** What animations are divided by; 0: at once. */
  get speed(): number {
    return this.fast ? 0 : settings.speed;
  }

  /** The companions that can play this game, the simplest first. */
  get companions(): readonly string[] {
    return house.game(this.game)?.companions ?? [];
  }

  get bestCompanion(): string {
    return this.companions.at(-1) ?? "random";
  }

  now(): number {
    return Date.now() + this.offset;
  }

  // -- what comes in ---------------------------------------------------------------------------

  #take(mirror: Mirror, fresh: boolean): void {
    const first = this.present === null;
    const before = this.present;
    this.present = mirror;
    if (first) {
      this.eye = mirror.you.eye ?? null;
      this.#looked.opened(mirror.n);
      this.#told = mirror.n;
    } else {
      this.#looked.arrived(mirror.n, inSight());
    }
    this.#remember();
    this.#learn(mirror);
    this.#playback.speed = this.fast || !inSight() ? 0 : settings.reducedMotion ? Math.max(2, settings.speed) : settings.speed;
    this.#playback.push(mirror, fresh);
    if (!first) this.#announce(before, mirror);
  }

  #show(shown: Shown): void {
    const before = this.shown;
    this.shown = shown;
    const asked = asks(dock(shown.mirror, this.eye));
    const old = before ? asks(dock(before.mirror, this.eye)) : null;
    if (asked?.number !== old?.number || asked?.seat !== old?.seat) {
      this.picked = NOTHING;
      this.hint = null;
      this.showAsides = false;
      this.sent = null;
    } else if (this.picked.focus && !asked?.options?.some((one) => one.id === this.picked.focus)) {
      this.picked = NOTHING;
    }
    if (before && shown.roll !== before.roll && settings.kept.sound) play("roll");
    if (shown.event && shown.event !== before?.event) this.#hear(shown.event.kind);
    this.#narrate(shown.mirror);
    if (shown.behind === 0) this.#goOn(asked, shown.mirror);
  }

  #hear(kind: string): void {
    const sound = this.module?.sounds?.[kind];
    if (sound && settings.kept.sound) play(sound);
  }

  /** Story is read aloud as it is told, each line once. */
  #narrate(mirror: Mirror): void {
    const line = mirror.log.at(-1);
    if (!line || !settings.kept.narration || line.n < this.#told) return;
    const tales = (line.events ?? []).filter((event) => storiesOf(this.module).has(event.kind));
    if (line.n > this.#told) this.#read = 0;
    this.#told = line.n;
    for (const tale of tales.slice(this.#read)) narrate(say(tale.message), speech.lang);
    this.#read = tales.length;
  }
  #read = 0;

  #announce(before: Mirror | null, mirror: Mirror): void {
    const was = before ? dock(before, this.eye) : null;
    const is = dock(mirror, this.eye);
    const yours = is.kind === "decide" && (was?.kind !== "decide" || asks(was)?.number !== asks(is)?.number);
    if (yours && was?.kind !== "decide") {
      if (settings.kept.sound) play("turn");
      if (!inSight()) this.#call(mirror, is.kind === "decide" ? is.asked.prompt : null);
    }
    if (is.kind === "over" && was?.kind !== "over" && settings.kept.sound) play(is.outcome?.won === false ? "lost" : "won");
    const line = mirror.log.at(-1);
    if (line?.kind === "said" && settings.kept.sound && line.person !== mirror.you.person) play("said");
  }

  #call(mirror: Mirror, prompt: Words | null): void {
    if (!settings.kept.notify || typeof Notification === "undefined" || Notification.permission !== "granted") return;
    const name = titleOf(mirror.table.game) ? t(`game-${mirror.table.game}`) : mirror.table.game;
    const call = new Notification(t("your-turn-at", { game: name }), { body: say(prompt), tag: mirror.table.id });
    call.onclick = () => {
      window.focus();
      call.close();
    };
  }

  /** The words of the game, in the language of now. */
  #learn(mirror: Mirror): void {
    const { game, options } = mirror.table;
    const key = `${game} ${JSON.stringify(options ?? {})}`;
    if (key !== this.#texts) {
      this.#texts = key;
      speech.use({});
    }
    void this.learnWords();
  }

  async learnWords(): Promise<void> {
    const lang: Lang = speech.lang;
    const table = this.present?.table;
    if (!table || speech.ready || this.#asking === `${this.#texts} ${lang}`) return;
    this.#asking = `${this.#texts} ${lang}`;
    try {
      const source = await api.texts(lang, table.game, table.options ?? {});
      if (!this.#closed) speech.learn(lang, source);
    } catch {
      this.#asking = "";
    }
  }
  #asking = "";

  readonly #looks = (): void => {
    if (!inSight()) return;
    this.#looked.returned(this.present?.n ?? 0);
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

  #found(id: string | null): Offer | null {
    return id ? (this.asked?.options?.find((one) => one.id === id) ?? null) : null;
  }

  /** An option's button, or its number key. */
  chooseOption(id: string): void {
    if (!this.#ready()) return;
    this.#move(pickOption(this.asked!, this.picked, id, settings.kept.confirmReveals));
  }

  /** A lit piece on the board. */
  choosePiece(id: string): void {
    if (!this.#ready()) {
      this.point([id]);
      return;
    }
    this.#move(pickPiece(this.asked!, this.picked, id, this.pointer, settings.kept.confirmReveals));
    const focus = this.#found(this.picked.focus);
    if (focus) this.showAsides = focus.aside ?? false;
  }

  chooseFocused(): void {
    if (this.#ready()) this.#move(pickFocused(this.asked!, this.picked, settings.kept.confirmReveals));
  }

  stepFocus(by: 1 | -1): void {
    if (this.#ready()) this.picked = step(this.offers, this.picked, by);
  }

  /** The pointer or the keyboard is on an option, or has left it. */
  focusOption(id: string | null): void {
    if (this.picked.confirm && this.picked.confirm !== id) this.picked = { focus: id, confirm: null };
    else if (this.picked.focus !== id) this.picked = { ...this.picked, focus: id };
  }

  /** A piece under the pointer brings its option forward. */
  hover(id: string | null): void {
    // A finger does not hover: its first tap brings the option forward, and only then the second takes it.
    if (this.pointer === "touch") return;
    this.hovered = id;
    if (!this.canAct || !id || !this.asked) return;
    const here = offersAt(this.asked, id).filter((one) => (one.aside ?? false) === this.showAsides);
    if (here.length && !here.some((one) => one.id === this.picked.focus)) this.focusOption(here[0]!.id);
  }

  back(): boolean {
    if (this.picked.confirm) {
      this.picked = { ...this.picked, confirm: null };
      return true;
    }
    if (this.showAsides) {
      this.showAsides = false;
      return true;
    }
    if (this.picked.focus) {
      this.picked = NOTHING;
      return true;
    }
    return false;
  }

  /** A choice made early jumps to the end of what is being shown. */
  #ready(): boolean {
    if ((this.shown?.behind ?? 0) > 0) this.flush();
    return this.canAct && this.asked !== null;
  }

  #move(move: Move): void {
    this.picked = { focus: move.focus, confirm: move.confirm };
    if (move.take !== null) void this.#choose(this.asked!, move.take);
  }

  async #choose(asked: Asked, option: string): Promise<void> {
    const seat = this.seat ?? 0;
    this.sent = option;
    this.again = new Set([...this.again, `${asked.key} ${asked.actor ?? -1} ${option}`]);
    this.#looked.caughtUp();
    this.mark = null;
    hush();
    if (settings.kept.sound) play("choose");
    try {
      // In a race against the clock the numbers run on faster than anybody can read them.
      const racing = asked.race && (this.present?.table.clocks?.length ?? 0) > 0;
      await this.socket.send({ type: "choose", seat, option, ...(racing ? {} : { at: asked.number }) });
      // A proposal leaves the question open; it may be changed at once.
      if (this.asked?.number === asked.number) this.sent = null;
    } catch (error) {
      this.sent = null;
      this.#refuse(error);
    }
  }

  /** "Keep doing this": pin or unpin an option of the question at hand. */
  togglePin(option: string): void {
    if (!this.asked) return;
    const now = routine(this.asked);
    this.pin = this.pin?.routine === now && this.pin.option === option ? null : { routine: now, option };
  }

  /** The pinned answer, while nothing about the question has changed. */
  #goOn(asked: Asked | null, mirror: Mirror): void {
    const pin = this.pin;
    if (!pin || !asked || this.sent !== null || asked.waiting) return;
    if (asks(dock(mirror, this.eye))?.key !== asked.key) return;
    if (routine(asked) !== pin.routine) {
      // Another question in between does not end it; the same question with other figures does.
      const same = JSON.parse(pin.routine) as unknown[];
      if (same[2] === asked.key && same[1] === (asked.actor ?? -1)) this.pin = null;
      return;
    }
    if (asked.number === this.#pinned) return;
    this.#pinned = asked.number;
    if (asked.options?.some((one) => one.id === pin.option)) void this.#choose(asked, pin.option);
  }
  #pinned = -1;

  // -- everything else -------------------------------------------------------------------------

  /** Send a command; what is refused is said in the dock. True where it was done. */
  async command(command: Command): Promise<boolean> {
    try {
      await this.socket.send(command);
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    }
  }

  async askHint(): Promise<void> {
    const asked = this.asked;
    if (!asked || this.hinting || this.dock?.kind !== "decide" || asked.real) return;
    this.hinting = true;
    try {
      const hint = await this.socket.send({ type: "hint", seat: this.seat ?? 0 });
      if (hint.type === "hint" && this.asked?.number === hint.at) {
        this.hint = hint;
        const found = this.#found(hint.option);
        this.showAsides = found?.aside ?? false;
        this.picked = { focus: hint.option, confirm: null };
      }
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.hinting = false;
    }
  }

  /** What undo would take back for this person: the seat, and whether the table must be asked. */
  readonly undoable = $derived.by(() => {
    const undo = this.present?.table.undo ?? {};
    const mine = this.present?.you.seats ?? [];
    const found = mine.filter((seat) => undo[String(seat)]).map((seat) => ({ seat, ...undo[String(seat)]! }));
    return found.sort((a, b) => b.of - a.of)[0] ?? null;
  });

  /** The choice that undo would take back, in words. */
  readonly undoes = $derived.by(() => {
    const of = this.undoable?.of;
    const line = of === undefined ? undefined : this.present?.log.findLast((one) => one.n === of);
    return line ? say(line.label) : "";
  });

  /** Whether this person alone plays here, so that nobody need be asked. */
  readonly alone = $derived(new Set((this.present?.table.seats ?? []).map((seat) => seat.person).filter((person) => person != null)).size <= 1);

  async undo(): Promise<void> {
    const last = this.undoable;
    if (!last) return;
    this.flush();
    this.pin = null;
    await this.command({ type: "undo", seat: last.seat });
  }

  look(seat: number | null): void {
    this.eye = seat;
    this.socket.look(seat);
  }

  /** The faces of a kind of die, as far as one was seen at this table. */
  facesOf(kind: string): readonly string[] {
    return this.#playback.facesOf(kind);
  }

  flush(): void {
    this.#playback.flush();
  }

  /** Show nothing but results until it is this person's call again. */
  forward(): void {
    this.flush();
    void this.command({ type: "skip" });
  }

  /** Light pieces for a moment. */
  point(ids: readonly string[]): void {
    clearTimeout(this.#unlight);
    this.pointed = new Set(ids);
    this.#unlight = window.setTimeout(() => (this.pointed = new Set()), LIT_FOR);
  }

  caughtUp(): void {
    this.#looked.caughtUp();
    this.mark = null;
  }

  say(text: string, tone: Notice["tone"] = "plain"): void {
    clearTimeout(this.#quiet);
    this.notice = { text, tone };
    this.#quiet = window.setTimeout(() => (this.notice = null), 7000);
  }

  #refuse(error: unknown): void {
    if (error instanceof LeftError) return;
    if (error instanceof RefusedError) {
      const said = say(error.why);
      this.say(said.startsWith("[") ? error.message : said, "bad");
      return;
    }
    this.say(error instanceof Error ? error.message : String(error), "bad");
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
