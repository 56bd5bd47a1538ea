/** What only the study says; it comes with it. */
import en from "./study.en.ftl?raw";
import fr from "./study.fr.ftl?raw";

export const STUDY = { en, fr } as const;
