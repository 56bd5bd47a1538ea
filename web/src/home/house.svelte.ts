/** What the server offers: its games and this person's tables. Asked once, and again when needed. */
import { api, ApiError } from "../wire/api";
import type { GameView, TableCard } from "../wire/messages";
import { knownToken, token } from "../wire/person";
import { settings } from "../settings.svelte";
import { t } from "../words/speech.svelte";
import { bestCompanion, seatsAlone } from "./shelf";

class House {
  games = $state.raw<readonly GameView[] | null>(null);
  tables = $state.raw<readonly TableCard[]>([]);
  version = $state("");
  problem = $state.raw<ApiError | null>(null);

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
