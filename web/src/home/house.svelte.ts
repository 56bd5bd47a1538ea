/** What the server offers: its games and this person's tables. Asked once, and again when needed. */
import { api, ApiError } from "../wire/api";
import type { GameView, LessonView, TableCard, Words } from "../wire/messages";
import { knownToken, token } from "../wire/person";
import { settings } from "../settings.svelte";
import { Catalogue } from "../words/catalogue";
import { maybe, speech, t } from "../words/speech.svelte";
import { bestCompanion, optionsNow, seatsAlone, shelved, titleOf } from "./shelf";

class House {
  games = $state.raw<readonly GameView[] | null>(null);
  tables = $state.raw<readonly TableCard[]>([]);
  version = $state("");
  problem = $state.raw<ApiError | null>(null);
  /** The catalogues of games that were asked for away from their tables, by language and key. */
  #catalogues = $state.raw<Readonly<Record<string, Catalogue>>>({});
  readonly #asked = new Set<string>();

  async look(): Promise<void> {
    try {
      const { games, version } = await api.games();
      this.games = shelved(games);
      this.version = version;
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(String(error), 0, null);
    }
    await this.lookForTables();
  }

  async lookForTables(): Promise<void> {
    const known = knownToken();
    if (!known) return;
    try {
      this.tables = (await api.myTables(known)).tables;
    } catch {
      this.tables = [];
    }
  }

  /** What a game is called. */
  nameOf(key: string): string {
    const own = maybe(`game-${key}`);
    if (own || !key) return own ?? "";
    return this.say(key, { key: `${key}-title` }) || key;
  }

  /** Words of a game that is not on the table; empty until they are there. */
  say(key: string, words: Words | null | undefined): string {
    if (!words) return "";
    const place = `${speech.lang} ${key}`;
    const catalogue = this.#catalogues[place];
    if (!catalogue) void this.#fetch(speech.lang, key, place);
    return catalogue?.has(words.key) ? catalogue.say(words) : "";
  }

  async #fetch(lang: string, key: string, place: string): Promise<void> {
    if (this.#asked.has(place)) return;
    this.#asked.add(place);
    try {
      const made = new Catalogue(lang).add(await api.texts(lang, key));
      this.#catalogues = { ...this.#catalogues, [place]: made };
    } catch {
      this.#asked.delete(place);
    }
  }

  game(key: string): GameView | null {
    return this.games?.find((one) => one.key === key) ?? null;
  }

  /** Tables that go on, the latest first, those that wait for this person before others. */
  get open(): readonly TableCard[] {
    const going = this.tables.filter((one) => one.status === "playing" || one.status === "gathering");
    return going.sort((a, b) => Number(waits(b)) - Number(waits(a)) || b.touched - a.touched);
  }

  get over(): readonly TableCard[] {
    return this.tables.filter((one) => one.status === "over");
  }

  /** Delete a table for good; only its host may. */
  async remove(card: TableCard): Promise<void> {
    await api.deleteTable(await token(), card.id);
    this.tables = this.tables.filter((one) => one.id !== card.id);
  }

  /** Open a table for one person, companions in the other seats, and begin. */
  async playNow(game: GameView): Promise<string> {
    const companion = bestCompanion(game);
    const seats = Array.from({ length: seatsAlone(game) }, (_, seat) =>
      seat === 0 || !companion ? { mine: true } : { companion },
    );
    const opened = await api.newTable(await token(), {
      game: game.key,
      name: settings.kept.name || t("somebody"),
      seats,
      options: optionsNow(game.key, this.over),
      begin: true,
    });
    return opened.code;
  }

  /** Open a lesson: it brings its seats, its options and its dice along. */
  async learn(game: GameView, lesson: LessonView): Promise<string> {
    // An opening is taught step by step; a set piece begins in the middle of things.
    settings.set({ guided: { ...settings.kept.guided, [game.key]: lesson.staged ?? false } });
    const opened = await api.newTable(await token(), {
      game: game.key,
      name: settings.kept.name || t("somebody"),
      lesson: lesson.id,
      begin: true,
    });
    return opened.code;
  }
}

/** Whether a game is played together. */
export const together = (key: string): boolean => house.game(key)?.cooperative ?? titleOf(key)?.cooperative ?? false;

/** How far a game has come, or how it went, in a few words: "To the mini boss, Gargoyle, 17 of 26". */
export function standing(card: TableCard): string {
  const words = (one: Words): string => house.say(card.game, one);
  if (card.status !== "over") return (card.where ?? []).slice(0, 2).map(words).filter(Boolean).join(" · ");
  const won = card.won === true ? t("how-won") : card.won === false ? t("how-lost") : "";
  const place = card.place ? t("how-place", { n: card.place }) : "";
  const score = card.score == null ? "" : t("how-score", { n: card.score });
  return [won, place, score, card.reason ? words(card.reason) : ""].filter(Boolean).join(" · ");
}

/** Whether a table waits for this person. */
export const waits = (card: TableCard): boolean => card.turns.some((seat) => card.mine?.includes(seat));

export const house = new House();
