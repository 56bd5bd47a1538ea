/** Puzzles this person has solved, kept in this browser. */
const KEY = "bossrush.puzzles";

function kept(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, boolean>;
  } catch {
    return {};
  }
}

const name = (game: string, puzzle: string): string => `${game}/${puzzle}`;

/** True where it was solved, false where it was tried, null where neither. */
export const solved = (game: string, puzzle: string): boolean | null => kept()[name(game, puzzle)] ?? null;

/** The first try counts: later one knows the answer. */
export function note(game: string, puzzle: string, right: boolean): void {
  const all = kept();
  if (name(game, puzzle) in all) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, [name(game, puzzle)]: right }));
  } catch {
    // Nothing to remember with.
  }
}
