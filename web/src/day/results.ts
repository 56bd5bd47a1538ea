/** The day's games as people read them. */
import type { DayGame, DayResult, DayView } from "../wire/messages";

/** Hours and minutes until a time; nothing once it has passed. */
export function until(time: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((time - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The day's games by game, in the order of the shelf, the seats of each ascending. */
export function byGame(day: DayView, shelf: readonly string[] = []): { game: string; seats: DayGame[] }[] {
  const found = new Map<string, DayGame[]>();
  for (const one of day.games ?? []) found.set(one.game, [...(found.get(one.game) ?? []), one]);
  const place = (game: string): number => (shelf.includes(game) ? shelf.indexOf(game) : shelf.length);
  return [...found]
    .map(([game, seats]) => ({ game, seats: seats.sort((a, b) => a.seats - b.seats) }))
    .sort((a, b) => place(a.game) - place(b.game));
}

/** How a try stands. */
export function standing(result: DayResult): "playing" | "won" | "lost" | "score" | "over" {
  if (!result.over) return "playing";
  if (result.won === true) return "won";
  if (result.won === false) return "lost";
  return result.score != null ? "score" : "over";
}

/** How many of the day's games this person has begun, and how many there are. */
export function tried(day: DayView): { mine: number; all: number } {
  const games = day.games ?? [];
  return { mine: games.filter((one) => one.mine).length, all: games.length };
}
