/** The board for a game that has none of its own: draws any scene. */
import type { BoardModule } from "../../parts/contracts";
import Board from "./Board.svelte";

export const board: BoardModule["board"] = Board;
