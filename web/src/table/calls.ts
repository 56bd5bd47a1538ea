/** How a table makes itself heard: sounds, the story read aloud, and a call when it is somebody's turn. */
import { house } from "../home/house.svelte";
import type { BoardModule } from "../parts/contracts";
import { settings } from "../settings.svelte";
import type { Words } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import { say, speech, t } from "../words/speech.svelte";
import { asks, type Dock, dock } from "./decision";
import { storiesOf } from "./digest";
import type { Shown } from "./playback";
import { hush, narrate, play } from "./sound";

export class Calls {
  /** What the game says of its sounds and stories, once its board is there. */
  module: BoardModule | null = null;
  /** The line whose story was read last, and how many of its tales. */
  #told: number;
  #read = 0;

  constructor(told = 0) {
    this.#told = told;
  }

  /** The table was opened here: what was told before is not read again. */
  opened(n: number): void {
    this.#told = n;
  }

  /** Something is shown. */
  show(shown: Shown, before: Shown | null): void {
    if (before && shown.roll !== before.roll) sound("roll");
    if (shown.event && shown.event !== before?.event) sound(this.module?.sounds?.[shown.event.kind]);
    this.narrate(shown.mirror);
  }

  /** Story is read aloud as it is told, each line once, and not before there are words for it. */
  narrate(mirror: Mirror): void {
    const line = mirror.log.at(-1);
    if (!line || !settings.kept.narration || !speech.ready || line.n < this.#told) return;
    const stories = storiesOf(this.module);
    const tales = (line.events ?? []).filter((event) => stories.has(event.kind));
    if (line.n > this.#told) this.#read = 0;
    this.#told = line.n;
    for (const tale of tales.slice(this.#read)) narrate(say(tale.message), speech.lang);
    this.#read = tales.length;
  }

  /** The table moved on. */
  arrive(mirror: Mirror, before: Mirror | null, eye: number | null, inSight: boolean): void {
    const was = before ? dock(before, eye) : null;
    const is = dock(mirror, eye);
    const question = callFor(was, is);
    if (question) {
      sound("turn");
      if (!inSight) notify(mirror, question.words);
    }
    if (is.kind === "over" && was?.kind !== "over") sound(is.outcome?.won === false ? "lost" : "won");
    const line = mirror.log.at(-1);
    if (line?.kind === "said" && line.person !== mirror.you.person) sound("said");
  }

  chosen(): void {
    hush();
    sound("choose");
  }

  close(): void {
    hush();
  }
}

/** What somebody is called for, if they have just become the one to act: a decision, or a vote. */
export function callFor(was: Dock | null, is: Dock): { words: Words | null } | null {
  if (is.kind === "decide" && was?.kind !== "decide") return { words: asks(is)?.prompt ?? null };
  const votes = (state: Dock | null): boolean => state?.kind === "vote" && state.mine;
  return votes(is) && !votes(was) ? { words: { key: "web-vote-call" } } : null;
}

function sound(what: Parameters<typeof play>[0] | undefined): void {
  if (what && settings.kept.sound) play(what);
}

function notify(mirror: Mirror, words: Words | null): void {
  if (!settings.kept.notify || typeof Notification === "undefined" || Notification.permission !== "granted") return;
  try {
    const call = new Notification(t("your-turn-at", { game: house.nameOf(mirror.table.game) }), { body: say(words), tag: mirror.table.id });
    call.onclick = () => {
      window.focus();
      call.close();
    };
  } catch {
    // Android's browsers have the name, but no such thing: the title of the page still says it.
  }
}
