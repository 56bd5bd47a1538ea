/** The rules of a game as help: loaded when first needed, searched here, words of it found in texts. */
import { house } from "../home/house.svelte";
import { speech } from "../words/speech.svelte";
import { api } from "../wire/api";
import type { RulesView, RuleView } from "../wire/messages";

/** A word of the glossary and the rule that explains it. */
export interface Term {
  readonly word: string;
  readonly rule: RuleView;
}

class Rulebook {
  #books = $state.raw<Readonly<Record<string, RulesView>>>({});
  readonly #asked = new Set<string>();

  /** The rules of a game in the language of now; null until they are there. */
  of(game: string): RulesView | null {
    const key = `${game} ${speech.lang}`;
    const found = this.#books[key];
    if (found) return found;
    if (!house.game(game)?.ledger) return null;
    void this.#load(game, speech.lang, key);
    return null;
  }

  async #load(game: string, lang: string, key: string): Promise<void> {
    if (!game || this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const book = await api.rules(game, lang);
      this.#books = { ...this.#books, [key]: book };
    } catch {
      // No ledger for this game: there is simply no help to show.
    }
  }
}

export const rulebook = new Rulebook();

/** The rule with this id, or the one that states it as well. */
export function ruleOf(book: RulesView | null, id: string): RuleView | null {
  return book?.rules.find((one) => one.id === id || one.also?.includes(id)) ?? null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

/** The rules that hold every word of a search, those that have it in their title first. */
export function search(book: RulesView, wanted: string): RuleView[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.rules;
  const holds = (text: string): boolean => words.every((word) => plain(text).includes(word));
  const titled = book.rules.filter((one) => holds(`${one.title} ${one.id}`));
  const told = book.rules.filter((one) => !titled.includes(one) && holds(`${one.title} ${one.text} ${one.ruling ?? ""}`));
  return [...titled, ...told];
}

/** A part of the book: rules of one kind. */
export interface Part {
  readonly kind: string;
  readonly rules: readonly RuleView[];
}

/** What nobody reads first. */
const LAST: readonly string[] = ["example", "ruling"];

/** The book in parts, in the order in which it comes to speak of them. */
export function parts(book: RulesView): readonly Part[] {
  const found = new Map<string, RuleView[]>();
  for (const one of book.rules) found.set(one.kind, [...(found.get(one.kind) ?? []), one]);
  const place = ({ kind }: Part): number => LAST.indexOf(kind);
  return [...found].map(([kind, rules]) => ({ kind, rules })).sort((one, other) => place(one) - place(other));
}

/** The terms of each book, found once: every text on the table asks for them. */
const known = new WeakMap<RulesView, readonly Term[]>();

/** The words of the glossary that a rule explains, the longest first, so that "crew die" is found before "crew". */
export function terms(book: RulesView, lang: "en" | "fr"): readonly Term[] {
  let found = known.get(book);
  if (!found) known.set(book, (found = termsOf(book, lang)));
  return found;
}

function termsOf(book: RulesView, lang: "en" | "fr"): Term[] {
  const found: Term[] = [];
  for (const entry of book.glossary ?? []) {
    const rule = entry.rule ? ruleOf(book, entry.rule) : null;
    const word = entry[lang]
      .replace(/\s*\(.*?\)/g, "")
      .split(/\s*\/\s*/)[0]!
      .trim();
    if (rule && word.length >= 3 && !/[:,;]/.test(word)) found.push({ word, rule });
  }
  const rules = new Map<string, Set<string>>();
  for (const { word, rule } of found) rules.set(word.toLowerCase(), (rules.get(word.toLowerCase()) ?? new Set()).add(rule.id));
  // A word that means two things leads to neither.
  return found.filter(({ word }) => rules.get(word.toLowerCase())!.size === 1).sort((a, b) => b.word.length - a.word.length);
}

/** A text cut up at the terms it uses, each at its first mention only. */
export interface Stretch {
  readonly text: string;
  readonly term?: Term;
}

/** What finds the terms of a book in a text, made once. */
interface Finder {
  readonly pattern: RegExp;
  readonly byWord: ReadonlyMap<string, Term>;
}
const finders = new WeakMap<readonly Term[], Finder>();

function finderOf(terms: readonly Term[]): Finder {
  const made = finders.get(terms);
  if (made) return made;
  const escaped = terms.map((one) => one.word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const finder = {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu"),
    byWord: new Map(terms.map((one) => [one.word.toLowerCase(), one])),
  };
  finders.set(terms, finder);
  return finder;
}

export function cutAtTerms(text: string, terms: readonly Term[]): Stretch[] {
  if (terms.length === 0 || !text) return [{ text }];
  const { pattern, byWord } = finderOf(terms);
  const seen = new Set<string>();
  const cut: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const word = match[0].toLowerCase();
    const term = byWord.get(word);
    if (!term || seen.has(word)) continue;
    seen.add(word);
    if (match.index > end) cut.push({ text: text.slice(end, match.index) });
    cut.push({ text: match[0], term });
    end = match.index + match[0].length;
  }
  if (end < text.length) cut.push({ text: text.slice(end) });
  return cut;
}
