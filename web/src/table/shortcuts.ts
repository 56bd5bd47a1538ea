/** What the keyboard does at a table, wherever the focus is. */
import { type Keys, PATIENCE } from "./keyboard";
import type { Choosing } from "./choosing.svelte";

/** What keys can do there, beside choosing. */
export interface Reach {
  readonly choosing: Choosing;
  readonly letters: boolean;
  /** The option that a key of the game's own takes. */
  own(key: string): string | null;
  /** Close whatever is open. False where nothing is. */
  close(): boolean;
  hint(): void;
  rules(): void;
  log(): void;
  chat(): void;
  undo(): void;
  forward(): void;
  flush(): void;
  /** Do not wait for what is being told, or for a companion. False where nothing is waited for. */
  skip(): boolean;
  mute(): void;
}

/** What is used of a key event, so that it can be made in tests. */
export interface Pressed {
  readonly key: string;
  readonly repeat?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly target: unknown;
  preventDefault(): void;
}

/** Keys that open and close sheets. */
const SHEETS = new Set(["r", "?", "l"]);
const ARROWS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

export class Shortcuts {
  readonly #keys: Keys;
  readonly #reach: Reach;
  readonly #clock: () => number;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(keys: Keys, reach: Reach, clock: () => number = () => performance.now()) {
    this.#keys = keys;
    this.#reach = reach;
    this.#clock = clock;
  }

  press(event: Pressed): void {
    const { choosing } = this.#reach;
    choosing.pointer = "keyboard";
    const target = event.target as Pick<Element, "closest">;
    const within = (selector: string): boolean => target.closest(selector) !== null;
    if (within("input, textarea, select, [contenteditable]")) return;
    // A held key chooses once; the arrows may run on.
    if (event.repeat && !ARROWS.has(event.key)) return;
    // A control answers its own keys; an option's button means what is in focus.
    if ((event.key === "Enter" || event.key === " ") && within("button, a, summary") && !within(".option")) return;
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    // A sheet answers its own keys, but what has opened it closes it again.
    if (within("[role=dialog]") && event.key !== "Escape" && (modified || !SHEETS.has(event.key.toLowerCase()))) return;
    if (event.key === " " && !modified && this.#reach.skip()) {
      event.preventDefault();
      return;
    }
    const own = modified ? null : this.#reach.own(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (own) {
      event.preventDefault();
      choosing.option(own);
      return;
    }
    const intent = this.#keys.press(event, choosing.offers.length, this.#clock(), this.#reach.letters);
    if (!intent) return;
    clearTimeout(this.#settling);
    switch (intent.kind) {
      case "typing":
        this.#settling = setTimeout(() => this.#settle(), PATIENCE + 10);
        break;
      case "option":
        this.#take(intent.index);
        break;
      case "enter":
        choosing.focused();
        break;
      case "next":
      case "previous":
        // Whatever scrolls keeps its arrows.
        if (within("[role=log], .scrolls:not(.options)")) return;
        choosing.step(intent.kind === "next" ? 1 : -1);
        break;
      case "escape":
        if (!this.#reach.close() && !choosing.back()) return;
        break;
      case "hint":
        this.#reach.hint();
        break;
      case "undo":
        this.#reach.undo();
        break;
      case "asides":
        choosing.toggleAsides();
        break;
      case "log":
        this.#reach.log();
        break;
      case "chat":
        this.#reach.chat();
        break;
      case "rules":
        this.#reach.rules();
        break;
      case "forward":
        this.#reach.forward();
        break;
      case "pin":
        if (choosing.picked.focus) choosing.togglePin(choosing.picked.focus);
        break;
      case "mute":
        this.#reach.mute();
        break;
      default:
        intent satisfies never;
    }
    event.preventDefault();
  }

  close(): void {
    clearTimeout(this.#settling);
  }

  #settle(): void {
    const late = this.#keys.settle(this.#reach.choosing.offers.length, this.#clock());
    if (late?.kind === "option") this.#take(late.index);
  }

  #take(index: number): void {
    const offer = this.#reach.choosing.offers[index];
    if (offer) this.#reach.choosing.option(offer.id);
    else this.#reach.flush();
  }
}
