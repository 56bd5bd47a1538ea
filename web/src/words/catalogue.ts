/**
 * Messages put into words, in the same way as the Python side does it: the same Fluent catalogues,
 * no isolation marks, lists joined by the catalogue itself, names of pieces marked so that they
 * can be lit.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Words } from "../wire/messages";

/** A stretch of a sentence, and the id of the piece it names, if it names one. */
export interface Part {
  readonly text: string;
  readonly piece?: string;
}

type Arg = string | number | Words | { piece: string; name: Arg } | { list: Arg[] };

// Marks around a lit name on its way through Fluent: private-use characters no text contains.
const LIT = "\ue000";
const NAMED = "\ue001";
const DONE = "\ue002";
/** A name that ends a sentence by itself, “Hit!”, at the end of one. */
const STOPPED_TWICE = /(?<!\.)([.!?…])(\ue002?)\.(?=[\s»”)]|$)/g;
const LIT_NAME = /\ue000(.*?)\ue001(.*?)\ue002/gs;

/** All texts of one language. Later sources do not replace earlier ones. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #said = new Map<string, string>();

  constructor(readonly lang: string) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
  }

  add(source: string): this {
    this.#bundle.addResource(new FluentResource(source));
    this.#said.clear();
    return this;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message in words; empty for none. */
  say(words: Words | null | undefined): string {
    if (!words) return "";
    const asked = JSON.stringify(words);
    let said = this.#said.get(asked);
    if (said === undefined) {
      said = this.#render(words, false);
      this.#said.set(asked, said);
    }
    return said;
  }

  /** The message in words, cut up so that the names of pieces can be lit. */
  parts(words: Words | null | undefined): Part[] {
    return words ? cut(this.#render(words, true)) : [];
  }

  #render(words: Words, lit: boolean): string {
    const pattern = this.#bundle.getMessage(words.key)?.value;
    if (!pattern) return `[${words.key}]`;
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(words.args ?? {})) args[name] = this.#value(arg as Arg, lit);
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) return `[${words.key}]`;
    return words.args ? said.replace(STOPPED_TWICE, "$1$2") : said;
  }

  #value(arg: Arg, lit: boolean): string | number {
    if (typeof arg !== "object") return typeof arg === "boolean" ? String(arg) : arg;
    if ("piece" in arg) {
      const name = this.#value(arg.name, false);
      return lit ? `${LIT}${arg.piece}${NAMED}${name}${DONE}` : name;
    }
    if ("list" in arg) return this.#listing(arg.list, lit);
    return this.#render(arg, lit);
  }

  /** The catalogue joins, and not this code, so that Python joins in the same words. */
  #listing(list: Arg[], lit: boolean): string {
    if (list.length === 0) return this.#render({ key: "list-none" }, lit);
    const items = list.map((item) => String(this.#value(item, lit)));
    let said = items[0]!;
    for (const next of items.slice(1, -1)) said = this.#render({ key: "list-more", args: { rest: said, next } }, lit);
    if (items.length > 1) said = this.#render({ key: "list-last", args: { rest: said, last: items.at(-1)! } }, lit);
    return said;
  }
}

function cut(said: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const name of said.matchAll(LIT_NAME)) {
    if (name.index > end) parts.push({ text: said.slice(end, name.index) });
    parts.push({ text: name[2]!, piece: name[1]! });
    end = name.index + name[0].length;
  }
  if (end < said.length) parts.push({ text: said.slice(end) });
  return parts;
}

/** A chance as people say it: whole percents, "under 1 %" and "over 99 %" at the ends, "sure". */
export type Figure = { kind: "sure" } | { kind: "never" } | { kind: "under" } | { kind: "over" } | { kind: "percent"; n: number };

export function figure(chance: number): Figure {
  if (chance >= 1) return { kind: "sure" };
  if (chance <= 0) return { kind: "never" };
  if (chance < 0.01) return { kind: "under" };
  if (chance > 0.99) return { kind: "over" };
  return { kind: "percent", n: Math.round(chance * 100) };
}
