/** The board of a game: its own where it has one, the plain one otherwise. Loaded with the game. */
import type { BoardModule } from "../parts/contracts";

const own = import.meta.glob<BoardModule>(["./*/index.ts", "!./generic/index.ts"]);

export async function boardOf(game: string): Promise<BoardModule> {
  const load = own[`./${game}/index.ts`] ?? (() => import("./generic"));
  return load();
}
