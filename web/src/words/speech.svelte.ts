/**
 * The words of this page, in the language it is read in now. Switching takes effect everywhere at
 * once: whoever calls `say` or `t` while drawing is drawn again.
 */
import { settings, type Lang } from "../settings.svelte";
import type { Words } from "../wire/messages";
import { Catalogue, figure, type Part } from "./catalogue";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import hintsEn from "./hints.en.ftl?raw";
import hintsFr from "./hints.fr.ftl?raw";
import tableEn from "./table.en.ftl?raw";
import tableFr from "./table.fr.ftl?raw";

const OWN: Readonly<Record<Lang, string>> = { en: [en, tableEn, hintsEn].join("\n"), fr: [fr, tableFr, hintsFr].join("\n") };

class Speech {
  /**
   * Catalogues by what they speak of and by language: the server's own words under "", a game's under
   * its name and options. What arrives late lands where it belongs.
   */
  #sources = $state.raw<Readonly<Record<string, Partial<Record<Lang, string>>>>>({});
  #scope = $state("");
  /** Words of the client's own that come with the part that says them. */
  #lent = $state.raw<readonly Readonly<Record<Lang, string>>[]>([]);
  readonly #catalogue = $derived.by(() => {
    const lang = settings.kept.lang;
    const made = new Catalogue(lang).add(OWN[lang]);
    for (const words of this.#lent) made.add(words[lang]);
    const source = this.#sources[this.#scope]?.[lang];
    return source ? made.add(source) : made;
  });

  get lang(): Lang {
    return settings.kept.lang;
  }

  get catalogue(): Catalogue {
    return this.#catalogue;
  }

  /** Whether the words of what is spoken of are there in this language. */
  get ready(): boolean {
    return this.knows(this.#scope);
  }

  knows(scope: string): boolean {
    return this.#sources[scope]?.[this.lang] !== undefined;
  }

  /** Which words are needed from now on: a game's, or the server's alone. */
  speakOf(scope: string): void {
    this.#scope = scope;
  }

  /** Words that a part of the client brings along when it is first needed. */
  lend(words: Readonly<Record<Lang, string>>): void {
    if (!this.#lent.includes(words)) this.#lent = [...this.#lent, words];
  }

  learn(lang: Lang, scope: string, source: string): void {
    this.#sources = { ...this.#sources, [scope]: { ...this.#sources[scope], [lang]: source } };
  }
}

export const speech = new Speech();

/** The words of the server and of the games. */
export const say = (words: Words | null | undefined): string => {
  // Until a game's words have arrived, nothing is better than its keys.
  if (!words || (!speech.ready && !speech.catalogue.has(words.key))) return "";
  return speech.catalogue.say(words);
};

/** The same, cut up so that the names of pieces can be lit. */
export const parts = (words: Words | null | undefined): Part[] =>
  words && (speech.ready || speech.catalogue.has(words.key)) ? speech.catalogue.parts(words) : [];

/** The client's own words. */
export const t = (key: string, args?: Record<string, unknown>): string =>
  speech.catalogue.say(args ? { key: `web-${key}`, args } : { key: `web-${key}` });

/** Words of the client's own if it has them, and null otherwise. */
export const maybe = (key: string, args?: Record<string, unknown>): string | null =>
  speech.catalogue.has(`web-${key}`) ? t(key, args) : null;

/** Words of a catalogue if it has them, and null otherwise. */
export const named = (words: Words): string | null => (speech.catalogue.has(words.key) ? speech.catalogue.say(words) : null);

/** A chance in words: "83 %", "sure". */
export function percent(chance: number): string {
  const found = figure(chance);
  return found.kind === "percent" ? t("odds-percent", { n: found.n }) : t(`odds-${found.kind}`);
}

/** How long ago something was, in a few words. */
export function ago(time: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - time) / 60_000));
  if (minutes < 1) return t("ago-now");
  if (minutes < 60) return t("ago-minutes", { n: minutes });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return t("ago-hours", { n: hours });
  return t("ago-days", { n: Math.round(hours / 24) });
}
