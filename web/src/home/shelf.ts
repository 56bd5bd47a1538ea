/** The four games of the house: what the home page knows of each before the server has said a word. */
import type { Mood } from "../parts/contracts";
import type { GameView, TableCard } from "../wire/messages";
import arkalion from "./art/arkalion.svg?url";
import sector from "./art/sector.svg?url";
import souls from "./art/souls.svg?url";
import vengeance from "./art/vengeance.svg?url";

export interface Title {
  readonly key: string;
  readonly mood: Mood;
  readonly art: string;
  readonly icon: string;
  readonly seats: readonly [number, number];
  readonly minutes: number;
  readonly cooperative: boolean;
  /** Seats that "play now" opens for one person; left out: one more for a companion. */
  readonly alone?: number;
  /** What "play now" sets, so that the game begins sooner. */
  readonly sooner?: Readonly<Record<string, string>>;
  /** What it sets beside for somebody who has never finished this game. */
  readonly gently?: Readonly<Record<string, string>>;
}

export const SHELF: readonly Title[] = [
  { key: "sector", mood: "sector", art: sector, icon: "robot-golem", seats: [1, 4], minutes: 45, cooperative: true, alone: 1 },
  { key: "souls", mood: "souls", art: souls, icon: "gargoyle", seats: [1, 4], minutes: 150, cooperative: true, sooner: { layout: "laid" } },
  { key: "vengeance", mood: "vengeance", art: vengeance, icon: "spy", seats: [1, 4], minutes: 40, cooperative: false, gently: { mode: "turns" } },
  { key: "arkalion", mood: "arkalion", art: arkalion, icon: "ship-wheel", seats: [1, 6], minutes: 90, cooperative: true },
];

export const titleOf = (key: string): Title | null => SHELF.find((one) => one.key === key) ?? null;
export const moodOf = (key: string): Mood => titleOf(key)?.mood ?? "home";
export const iconOf = (key: string): string => titleOf(key)?.icon ?? "rolling-dices";

/** Games in the order of the home page, those of others after ours. */
export function shelved(games: readonly GameView[]): GameView[] {
  const place = (game: GameView): number => {
    const found = SHELF.findIndex((one) => one.key === game.key);
    return found < 0 ? SHELF.length : found;
  };
  return [...games].sort((a, b) => place(a) - place(b));
}

/** The people at a table, each once, as its card names them. */
export const peopleOf = (card: Pick<TableCard, "seats">): string => [...new Set(card.seats.filter(Boolean))].join(", ");

/** How many seats "play now" opens: one person, companions in the others. */
export function seatsAlone(game: GameView): number {
  return Math.min(game.max_seats, Math.max(game.min_seats, titleOf(game.key)?.alone ?? 2));
}

/** The companion that "play now" seats: the best there is. */
export const bestCompanion = (game: GameView): string => game.stand_in ?? game.companions?.at(-1) ?? "";

/** What "play now" sets: what makes a game begin sooner, and go gently for somebody who is new to it. */
export function optionsNow(key: string, over: readonly Pick<TableCard, "game">[]): Record<string, string> {
  const title = titleOf(key);
  const played = over.some((card) => card.game === key);
  return { ...title?.sooner, ...(played ? {} : title?.gently) };
}

/** About how long a game takes, in one figure. */
export const minutesOf = (game: GameView): number => {
  const [low = 30, high = low] = game.minutes;
  return Math.round((low + high) / 2 / 5) * 5;
};
