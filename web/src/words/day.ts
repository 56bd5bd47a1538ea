/** What only puzzles and the day's games say; it comes with them. */
import en from "./day.en.ftl?raw";
import fr from "./day.fr.ftl?raw";

export const DAY = { en, fr } as const;
