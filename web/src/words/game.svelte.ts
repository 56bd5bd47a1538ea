/** The words of the game on the table, fetched in whichever language is read. */
import type { Lang } from "../settings.svelte";
import { api } from "../wire/api";
import { speech } from "./speech.svelte";

export interface Spoken {
  game: string;
  options?: unknown;
}

/** Milliseconds after which words that did not come are asked for again. */
const AGAIN = 2000;

export class GameWords {
  #asking = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** Speak of this game from now on, in the language of now. True once its words are there. */
  async learn(what: Spoken | null): Promise<boolean> {
    if (!what?.game || this.#closed) return false;
    const scope = `${what.game} ${JSON.stringify(what.options ?? {})}`;
    speech.speakOf(scope);
    const lang: Lang = speech.lang;
    if (speech.ready) return true;
    const asking = `${scope} ${lang}`;
    if (this.#asking === asking) return false;
    this.#asking = asking;
    try {
      speech.learn(lang, scope, await api.texts(lang, what.game, what.options ?? {}));
      return speech.ready;
    } catch {
      // The server is busy or gone for a moment; without its words nobody could read the table.
      clearTimeout(this.#timer);
      if (!this.#closed) this.#timer = setTimeout(() => void this.learn(what), AGAIN);
      return false;
    } finally {
      if (this.#asking === asking) this.#asking = "";
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
