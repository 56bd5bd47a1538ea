/**
 * "What happened since you looked": which lines of the log arrived while nobody was looking at
 * them, and the few sentences that matter most of them.
 */
import type { Happening, Line, Words } from "../wire/messages";

/** What companions have done since the last thing a person here did: one entry for each of them, in order. */
export function turnsOf(log: readonly Line[]): { seat: number; labels: Words[] }[] {
  const found: { seat: number; labels: Words[] }[] = [];
  for (const line of log.toReversed()) {
    if (line.kind !== "chose" || !line.label) continue;
    if (!line.companion) break;
    const seat = line.seat ?? -1;
    if (found[0]?.seat === seat) found[0].labels.unshift(line.label);
    else found.unshift({ seat, labels: [line.label] });
  }
  return found;
}

/** One sentence of the log, with what it is about. */
export interface Sentence {
  readonly n: number;
  /** Its place among the sentences of its line, to tell them apart. */
  readonly part: number;
  readonly time: number;
  readonly kind: string;
  readonly words: Words | null;
  /** What a person said, in their own words. */
  readonly said: string;
  readonly person: number | null;
  readonly rule: string;
  readonly story: boolean;
}

/** Lines that are there for the machine only. */
const SILENT = new Set(["arranged", "named", "webhook", "proposed"]);
/** Events that tell a story and may be read aloud, where a game does not name its own. */
const STORIES: ReadonlySet<string> = new Set(["story", "epilogue"]);

/** The kinds of events that are told as a story. */
export const storiesOf = (game: { stories?: ReadonlySet<string> } | null): ReadonlySet<string> => game?.stories ?? STORIES;

/** What was made of each line, so that a line which is still there is not drawn again. */
const made = new WeakMap<ReadonlySet<string>, WeakMap<Line, readonly Sentence[]>>();

/** The sentences of a line: what happened; or, where nothing did, what was chosen. */
export function sentences(line: Line, stories: ReadonlySet<string> = STORIES): readonly Sentence[] {
  let known = made.get(stories);
  if (!known) made.set(stories, (known = new WeakMap()));
  let found = known.get(line);
  if (!found) known.set(line, (found = fresh(line, stories)));
  return found;
}

function fresh(line: Line, stories: ReadonlySet<string>): readonly Sentence[] {
  if (SILENT.has(line.kind) && !line.words) return [];
  const base = { n: line.n, time: line.time, said: "", person: line.person ?? null, rule: "", story: false };
  if (line.kind === "said" || line.kind === "emoted") {
    return [{ ...base, part: 0, kind: line.kind, words: null, said: line.text ?? "" }];
  }
  const told = (line.events ?? []).filter((event) => event.message);
  const own: Sentence[] =
    line.words && (line.kind !== "chose" || told.length === 0)
      ? [{ ...base, part: 0, kind: line.kind, words: line.words }]
      : [];
  // A companion says why before it is seen what came of it.
  const why: Sentence[] = line.why ? [{ ...base, part: own.length, kind: "why", words: line.why }] : [];
  const before = own.length + why.length;
  return [...own, ...why, ...told.map((event, index) => sentence(event, line, index + before, stories))];
}

function sentence(event: Happening, line: Line, part: number, stories: ReadonlySet<string>): Sentence {
  return {
    n: line.n,
    part,
    time: line.time,
    kind: event.kind,
    words: event.message ?? null,
    said: "",
    person: line.person ?? null,
    rule: event.rule ?? "",
    story: stories.has(event.kind),
  };
}

/**
 * The sentences of a log. A choice of which nothing came is told only as long as it is the latest
 * there is to tell of that seat: steps through a list, "back" and "done" are no part of the story.
 */
export function told(lines: readonly Line[], stories: ReadonlySet<string> = STORIES): Sentence[] {
  const kept: (readonly Sentence[])[] = [];
  const seats = new Set<number | null>();
  let passed = false;
  for (const line of [...lines].reverse()) {
    const happened = line.events?.some((event) => event.message) ?? false;
    if (line.kind === "chose" && !happened) {
      const seat = line.seat ?? null;
      if (passed || seats.has(seat)) continue;
      seats.add(seat);
    }
    passed ||= happened;
    kept.push(sentences(line, stories));
  }
  return kept.reverse().flat();
}

export interface Digest {
  /** The number of the last line that was looked at. */
  readonly since: number;
  readonly sentences: readonly Sentence[];
  /** Sentences left out because there were too many. */
  readonly left: number;
}

/** What came after line `since`, the latest sentences kept; null where nothing did. */
export function digest(log: readonly Line[], since: number, most = 12): Digest | null {
  const missed = told(log.filter((line) => line.n > since));
  if (missed.length === 0) return null;
  return { since, sentences: missed.slice(-most), left: Math.max(0, missed.length - most) };
}

/**
 * Up to where somebody has looked. While the page is in sight every line counts as seen; once it
 * is out of sight the mark stays, until the person acts or waves it away.
 */
export class Looked {
  #seen: number;
  #mark: number | null = null;

  constructor(seen = 0) {
    this.#seen = seen;
  }

  /** The last line seen, to remember for the next visit. */
  get seen(): number {
    return this.#seen;
  }

  /** The line after which "since you looked" begins; null where nothing was missed. */
  get mark(): number | null {
    return this.#mark;
  }

  /** A line arrived, or several at once after a cut; and the page was in sight or not. */
  arrived(n: number, inSight: boolean): void {
    if (n <= this.#seen) return;
    const missed = !inSight || n > this.#seen + 1;
    if (missed && this.#mark === null) this.#mark = this.#seen;
    if (inSight) this.#seen = n;
  }

  /** The table was opened: what came since the last visit was missed, unless it is the first. */
  opened(n: number): void {
    if (this.#seen > 0 && n > this.#seen) this.#mark = this.#seen;
    this.#seen = Math.max(this.#seen, n);
  }

  /** The page is in sight again. */
  returned(n: number): void {
    this.#seen = Math.max(this.#seen, n);
  }

  /** The person acted: they know where they are. */
  caughtUp(): void {
    this.#mark = null;
  }
}
