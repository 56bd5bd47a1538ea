/**
 * The decision at hand and everything that leads to an answer: which option is in focus, which one
 * asks once more, which one is on its way, what is to be kept doing.
 *
 * A choice answers only a question that was in sight when it was made.
 */
import type { Ack, Asked, HintGiven, Offer } from "../wire/messages";
import type { Command } from "../wire/socket";
import type { Gesture, Happening, Lasting, Step, Still } from "../parts/contracts";
import { answers, asides, litBy, offersAt, routine } from "./decision";
import { type Grouped, groupOf, opens } from "./grouping";
import { type Move, NOTHING, type Picked, pickFocused, pickOption, pickPiece, type Pointer, step } from "./picker";

/** The table as choosing sees it. */
export interface Asking {
  /** The decision in sight, and whether it is this person's to make, here and now. */
  readonly asked: Asked | null;
  readonly mine: boolean;
  /** Through which seat it is answered. */
  readonly seat: number;
  /** Entries that are still being told; `flush` jumps to the end of them. */
  readonly behind: number;
  /** The number of the last entry that has arrived. */
  readonly n: number;
  /** Whether an option asks once more before it is taken. */
  twice(asked: Asked, offer: Offer): boolean;
  /** What happened with the last entry. */
  readonly told: readonly Happening[];
  /** The groups of a question; null where its options stand by themselves. */
  groups(asked: Asked): Grouped | null;
  /** What may be chosen in one gesture. */
  gestures(asked: Asked): readonly Gesture[];
  /** What an answer that was given for several questions says to this one. */
  lasts(lasting: Lasting, asked: Asked): Offer | undefined;
  flush(): void;
  send(command: Command): Promise<Ack | HintGiven>;
  refuse(error: unknown): void;
  /** An answer was not taken. */
  missed(error: unknown): void;
  /** Something was chosen. */
  chosen(): void;
  /** The table has taken it. */
  taken(asked: Asked, seat: number): void;
}

export class Choosing {
  picked = $state.raw<Picked>(NOTHING);
  /** The option that was sent and is not answered yet. */
  sent = $state<string | null>(null);
  /** What may be done at any time is shown instead of the answers. */
  asides = $state(false);
  /** The group that is open, where options are chosen in two steps. */
  group = $state<string | null>(null);
  /** A way that was begun: the steps that are still to be taken, while nothing comes in between. */
  #route: { key: string | null; actor: number; left: readonly Step[]; still: Still } | null = null;
  /** Answers that were given for several questions, by the gesture; each holds until one of others is asked. */
  lasting = $state.raw<ReadonlyMap<string, Lasting>>(new Map());
  /** Questions that are left to chance for now. */
  #dealing: ReadonlySet<string> | null = null;
  /** "Keep doing this": the answer, and the question it holds for. */
  pin = $state.raw<{ routine: string; option: string } | null>(null);
  /** Answers that were given before, as "question actor option": only those offer to be kept. */
  #given = $state.raw<ReadonlySet<string>>(new Set());
  /** Grows whenever the keyboard should go to the option in focus: arrows, a hint. */
  summoned = $state(0);
  /** What was used last: a finger asks for a second tap on the board. */
  pointer: Pointer = "mouse";

  readonly #table: Asking;
  /** The entry with which the answer on its way will have arrived. */
  #due = Infinity;
  #pinned = -1;
  readonly #twice = (asked: Asked, offer: Offer): boolean => this.#table.twice(asked, offer);

  /** The answers of a question as they were first in sight: what others do meanwhile moves no number. */
  #first = $state.raw<{ number: number; seat: number; key: string; answers: readonly Offer[] } | null>(null);
  /** Answers that were there and are not any more: they keep their places, and say why they cannot be when they are tried. */
  readonly gone: ReadonlySet<string> = $derived.by(() => {
    const asked = this.#table.asked;
    if (!asked) return new Set<string>();
    const now = new Set((asked.options ?? []).map((one) => one.id));
    return new Set(this.#answers(asked).flatMap((one) => (now.has(one.id) ? [] : [one.id])));
  });

  /** The options with number keys, in order: the answers, or the asides when those are looked at. */
  readonly offers: readonly Offer[] = $derived.by(() => {
    const asked = this.#table.asked;
    if (!asked) return [];
    const beside = this.asides ? asides(asked) : [];
    if (beside.length) return beside;
    const found = this.grouped;
    const at = this.gestures.map((one) => one.offer);
    if (!found) return [...this.#answers(asked), ...at];
    return (this.group && found.members.get(this.group)) || [...found.top, ...at];
  });
  readonly gestures: readonly Gesture[] = $derived.by(() => (this.#table.asked && this.#table.mine ? this.#table.gestures(this.#table.asked) : []));
  readonly grouped: Grouped | null = $derived.by(() => (this.#table.asked && this.#table.mine ? this.#table.groups(this.#table.asked) : null));
  readonly canAct: boolean = $derived.by(() => this.#table.mine && this.sent === null);
  readonly offer: Offer | null = $derived.by(() => this.#found(this.picked.focus));
  readonly lit: ReadonlySet<string> = $derived.by(() => (this.canAct ? litBy(this.#table.asked) : new Set<string>()));

  constructor(table: Asking) {
    this.#table = table;
  }

  #answers(asked: Asked): readonly Offer[] {
    const first = this.#first;
    return first && first.number === asked.number && first.seat === asked.seat && first.key === asked.key ? first.answers : answers(asked);
  }

  #found(id: string | null): Offer | null {
    if (id && opens(id)) return this.grouped?.top.find((one) => one.id === id) ?? null;
    return id ? (this.#table.asked?.options?.find((one) => one.id === id) ?? this.#gesture(id)?.offer ?? null) : null;
  }

  #gesture(id: string): Gesture | null {
    return this.gestures.find((one) => one.offer.id === id) ?? null;
  }

  // -- what comes in ---------------------------------------------------------------------------

  /** Another question is in sight, or the same one with other options. */
  asks(asked: Asked | null, before: Asked | null): void {
    this.#first = asked && !asked.real ? { number: asked.number, seat: asked.seat, key: asked.key, answers: held(this.#answers(asked), answers(asked)) } : null;
    if (asked?.number !== before?.number || asked?.seat !== before?.seat) {
      this.picked = NOTHING;
      this.asides = false;
      this.group = null;
      this.sent = null;
    } else if (this.picked.focus && !this.#found(this.picked.focus)) {
      this.picked = NOTHING;
    }
  }

  /** The table has moved on to this entry. A proposal leaves its question open, and may then be changed. */
  arrived(n: number): void {
    if (n < this.#due) return;
    this.#due = Infinity;
    this.sent = null;
  }

  // -- choosing --------------------------------------------------------------------------------

  /** An option's button, its number key, or where a board draws it. */
  option(id: string): void {
    const asked = this.#ready();
    const group = opens(id);
    if (asked && group) return this.#open(group);
    const gesture = this.#gesture(id);
    if (asked && gesture) return this.#gest(gesture);
    if (asked && this.gone.has(id)) return void this.#choose(asked, id);
    this.#route = null;
    this.#dealing = null;
    if (asked) this.#move(asked, pickOption(asked, this.picked, id, this.#twice));
  }

  /** A lit piece on the board. False where nothing can be done with it now. */
  piece(id: string): boolean {
    const asked = this.#ready();
    if (!asked) return false;
    this.#route = null;
    const own = this.grouped?.members;
    const about = own ? [...new Set(offersAt(asked, id).map((one) => groupOf(own, one.id)))] : [];
    if (about.length === 1 && about[0] && about[0] !== this.group && offersAt(asked, id).length > 1) {
      this.#open(about[0]);
      return true;
    }
    this.#move(asked, pickPiece(asked, this.picked, id, this.pointer, this.#twice));
    const focus = this.#found(this.picked.focus);
    if (focus) this.asides = focus.aside ?? false;
    return true;
  }

  #open(group: string): void {
    this.group = group;
    this.picked = NOTHING;
    if (this.pointer === "keyboard") this.summoned += 1;
  }

  /** Several choices, one after the other, as long as each is offered and nothing else has happened; `across`: also where each is a question of its own. */
  route(steps: readonly Step[], still: Still, across = false): void {
    const asked = this.#ready();
    const [first, ...left] = steps;
    const offer = first && asked?.options?.find(first);
    if (!asked || !offer) return;
    this.#route = { key: across ? null : asked.key, actor: asked.actor ?? -1, left, still };
    void this.#choose(asked, offer.id);
  }

  /** Everything that one entry stands for. */
  #gest(gesture: Gesture): void {
    const first = gesture.steps[0] && this.#table.asked?.options?.find(gesture.steps[0]);
    if (!first) return;
    this.picked = NOTHING;
    if (gesture.lasts) this.lasting = new Map([...this.lasting, [gesture.offer.id, gesture.lasts]]);
    this.route(gesture.steps, gesture.still, true);
  }

  /** The answer that was given for several questions, if this is one of them; nobody dies of it unasked. */
  #lastOn(): boolean {
    const asked = this.#table.asked;
    if (!this.lasting.size || !asked || !this.canAct || asked.waiting) return false;
    this.lasting = new Map([...this.lasting].filter(([, one]) => !one.until.has(asked.key)));
    const offer = [...this.lasting.values()].map((one) => this.#table.lasts(one, asked)).find((one) => one !== undefined);
    if (!offer || offer.ends || asked.number === this.#pinned) return false;
    this.#pinned = asked.number;
    void this.#choose(asked, offer.id);
    return true;
  }

  /** From now on everything is asked again. */
  askAgain(): void {
    this.lasting = new Map();
  }

  /** Leave this question to chance, and whatever else of these is asked next. */
  deal(keys: ReadonlySet<string>): void {
    const asked = this.#ready();
    if (!asked || !keys.has(asked.key)) return;
    this.#dealing = keys;
    this.#dealOn();
  }

  #dealOn(): boolean {
    const asked = this.#table.asked;
    if (!this.#dealing || !asked || !this.canAct) return false;
    const all = answers(asked);
    const any = this.#dealing.has(asked.key) ? all[Math.floor(Math.random() * all.length)] : undefined;
    if (any) void this.#choose(asked, any.id);
    else this.#dealing = null;
    return any !== undefined;
  }

  /** The next choice of a way that was begun. */
  #goFurther(): boolean {
    const way = this.#route;
    const asked = this.#table.asked;
    if (!way || !this.canAct || !asked) return false;
    const offer = way.left[0] && asked.options?.find(way.left[0]);
    this.#route = null;
    const same = way.key === null || (asked.key === way.key && (asked.actor ?? -1) === way.actor);
    if (!offer || !same || !way.still(offer, this.#table.told)) return false;
    this.#route = { ...way, left: way.left.slice(1) };
    void this.#choose(asked, offer.id);
    return true;
  }

  /** Enter: whatever is in focus and in sight. */
  focused(): void {
    const asked = this.#ready();
    if (!asked) return;
    const group = opens(this.picked.focus ?? "");
    if (group) return this.#open(group);
    const gesture = this.#gesture(this.picked.focus ?? "");
    if (gesture) return this.#gest(gesture);
    this.#route = null;
    const inSight = this.offers.some((one) => one.id === this.picked.focus);
    this.#move(asked, pickFocused(asked, inSight ? this.picked : NOTHING, this.#twice));
  }

  step(by: 1 | -1): void {
    if (!this.#ready()) return;
    const there = this.offers.filter((one) => !this.gone.has(one.id));
    this.picked = step(there, this.picked, by);
    this.summoned += 1;
  }

  /** The pointer or the keyboard is on an option, or has left it. */
  focus(id: string | null): void {
    if (this.picked.focus === id) return;
    this.picked = { focus: id, confirm: this.picked.confirm === id ? id : null };
  }

  /** A piece under the pointer brings its option forward. */
  hover(id: string): void {
    const asked = this.#table.asked;
    if (!this.canAct || !asked) return;
    const here = offersAt(asked, id).filter((one) => (one.aside ?? false) === this.asides);
    if (here.length && !here.some((one) => one.id === this.picked.focus)) this.focus(here[0]!.id);
  }

  /** Look at what may be done at any time, where there is anything, or back at the question. */
  toggleAsides(): void {
    const asked = this.#table.asked;
    this.asides = !this.asides && asked !== null && asides(asked).length > 0;
  }

  /** One step out of whatever was begun. False where nothing was. */
  back(): boolean {
    if (this.picked.confirm) this.picked = { ...this.picked, confirm: null };
    else if (this.asides) this.asides = false;
    else if (this.group) this.group = null;
    else if (this.picked.focus) this.picked = NOTHING;
    else return false;
    return true;
  }

  /** A choice made early jumps to the end of what is being shown; but it never answers what nobody has seen yet. */
  #ready(): Asked | null {
    const before = this.#table.asked;
    if (this.#table.behind > 0) this.#table.flush();
    const asked = this.#table.asked;
    const same = asked !== null && before !== null && asked.number === before.number && asked.seat === before.seat;
    return same && this.canAct ? asked : null;
  }

  #move(asked: Asked, move: Move): void {
    this.picked = { focus: move.focus, confirm: move.confirm, ...(move.piece ? { piece: move.piece } : {}) };
    if (move.take !== null) void this.#choose(asked, move.take);
  }

  async #choose(asked: Asked, option: string): Promise<void> {
    this.sent = option;
    this.#due = Infinity;
    this.#given = new Set([...this.#given, answerKey(asked, option)]);
    const seat = this.#table.seat;
    this.#table.chosen();
    try {
      // In a race the numbers run on faster than anybody can read them.
      const at = asked.race ? {} : { at: asked.number };
      const done = await this.#table.send({ type: "choose", seat, option, ...at });
      if (this.sent !== option) return;
      this.#due = done.type === "ack" ? done.n : 0;
      this.#table.taken(asked, seat);
      this.arrived(this.#table.n);
    } catch (error) {
      this.sent = null;
      this.#table.missed(error);
    }
  }

  // -- keep doing this -------------------------------------------------------------------------

  /** Whether an answer may be kept: it was given before, and turns nothing up. */
  mayKeep(asked: Asked, offer: Offer): boolean {
    return !offer.reveals && this.#given.has(answerKey(asked, offer.id));
  }

  kept(asked: Asked, option: string): boolean {
    return this.pin?.option === option && this.pin.routine === routine(asked);
  }

  togglePin(option: string): void {
    const asked = this.#table.asked;
    const offer = this.#found(option);
    if (!asked || !offer || !this.#table.mine || !this.mayKeep(asked, offer)) return;
    this.pin = this.kept(asked, option) ? null : { routine: routine(asked), option };
  }

  /** The pinned answer, while nothing about the question has changed. */
  goOn(): void {
    if (this.#goFurther() || this.#dealOn() || this.#lastOn()) return;
    const asked = this.#table.asked;
    const pin = this.pin;
    if (!pin || !asked || !this.canAct || asked.waiting) return;
    if (routine(asked) !== pin.routine) {
      // Another question in between does not end it; the same question with other figures does.
      const same = JSON.parse(pin.routine) as unknown[];
      if (same[2] === asked.key && same[1] === (asked.actor ?? -1)) this.pin = null;
      return;
    }
    if (asked.number === this.#pinned) return;
    this.#pinned = asked.number;
    const offer = asked.options?.find((one) => one.id === pin.option);
    if (offer && !offer.reveals) void this.#choose(asked, pin.option);
    else this.pin = null;
  }
}

/** What was in sight, in its order, each as it is now; and after it what has come since. */
function held(before: readonly Offer[], now: readonly Offer[]): readonly Offer[] {
  const by = new Map(now.map((one) => [one.id, one]));
  const was = new Set(before.map((one) => one.id));
  return [...before.map((one) => by.get(one.id) ?? one), ...now.filter((one) => !was.has(one.id))];
}

const answerKey = (asked: Asked, option: string): string => `${asked.key} ${asked.actor ?? -1} ${option}`;
