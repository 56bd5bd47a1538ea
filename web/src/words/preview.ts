/** What only the preview of a pack says; it comes with it. */
import en from "./preview.en.ftl?raw";
import fr from "./preview.fr.ftl?raw";

export const PREVIEW = { en, fr } as const;
