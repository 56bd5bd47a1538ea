/** The dice of Arkalion: brass, with dots on six sides; the four-sided one is a pyramid. */
import type { DieLook } from "../../parts/contracts";

export const dieLook = (kind: string): DieLook | null => (kind === "d4" ? { shape: "pyramid" } : null);
