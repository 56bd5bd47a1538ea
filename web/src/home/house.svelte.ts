/** What the server offers: its games and this person's tables. Asked once, and again when needed. */
import { api, ApiError } from "../wire/api";
import type { GameView, TableCard } from "../wire/messages";
import { knownToken, token } from "../wire/person";
import { settings } from "../settings.svelte";
import { Catalogue } from "../words/catalogue";
import { maybe, speech, t } from "../words/speech.svelte";
import { bestCompanion, seatsAlone } from "./shelf";

class House {
  games = $state.raw<readonly GameView[] | null>(null);
  tables = $state.raw<readonly TableCard[]>([]);
  version = $state("");
  problem = $state.raw<ApiError | null>(null);
  /** Titles of games that are not of the house, by language and key, from their own catalogues. */
  #titles = $state.raw<Readonly<Record<string, string>>>({});
  readonly #asked = new Set<string>();

  async look(): Promise<void> {
    try {
      const { games, version } = await api.games();
      this.games = games;
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
    const place = `${speech.lang} ${key}`;
    void this.#learn(speech.lang, key, place);
    return this.#titles[place] ?? key;
  }

  async #learn(lang: string, key: string, place: string): Promise<void> {
    if (this.#asked.has(place)) return;
    this.#asked.add(place);
    try {
      const said = new Catalogue(lang).add(await api.texts(lang, key)).say({ key: `${key}-title` });
      if (!said.startsWith("[")) this.#titles = { ...this.#titles, [place]: said };
    } catch {
      // It goes by its key then.
    }
  }

  game(key: string): GameView | null {
    return this.games?.find((one) => one.key === key) ?? null;
  }

  /** Tables that go on, the latest first, those that wait for this person before others. */
  get open(): readonly TableCard[] {
    return this.tables.filter((one) => one.status === "playing" || one.status === "gathering");
  }

  get over(): readonly TableCard[] {
    return this.tables.filter((one) => one.status === "over");
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
      begin: true,
    });
    return opened.code;
  }
}

export const house = new House();
