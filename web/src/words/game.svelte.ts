/** The words of the game on the table, fetched in whichever language is read. */
import type { Lang } from "../settings.svelte";
import { api } from "../wire/api";
import { speech } from "./speech.svelte";

export interface Spoken {
  game: string;
  options?: unknown;
}

export class GameWords {
  #asking = "";
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
      // Asked for again with the next thing that happens.
      return false;
    } finally {
      if (this.#asking === asking) this.#asking = "";
    }
  }

  close(): void {
    this.#closed = true;
  }
}
