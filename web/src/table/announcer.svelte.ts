/**
 * What a screen reader hears of a table, in one voice and in order: the sentences of the log as they
 * are told, then the question.
 */
import type { Mirror } from "../wire/mirror";
import { sentences } from "./digest";
import { sentence } from "./names";

/** After more than this at once only the last are read; the log has them all. */
const MOST = 6;

export class Announcer {
  said = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  #next = 1;
  /** The last sentence that was read: its line, and its place in it. */
  #line = -1;
  #part = -1;

  /** The table is shown like this. What was there before anybody looked is not read. */
  tell(mirror: Mirror): void {
    const all = mirror.log.slice(-20).flatMap((line) => sentences(line));
    const fresh = all.filter((one) => one.n > this.#line || (one.n === this.#line && one.part > this.#part));
    const last = all.at(-1);
    const first = this.#line < 0;
    this.#line = Math.max(this.#line, last?.n ?? mirror.n);
    this.#part = last && last.n === this.#line ? last.part : -1;
    if (first) return;
    for (const one of fresh.slice(-MOST)) this.#say(sentence(mirror, one));
  }

  ask(text: string): void {
    this.#say(text);
  }

  #say(text: string): void {
    if (text) this.said = [...this.said, { id: this.#next++, text }].slice(-MOST * 2);
  }
}
