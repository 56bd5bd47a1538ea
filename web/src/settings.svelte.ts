/** What a person has set for themselves. Kept in this browser, shared by its tabs. */

export type Lang = "en" | "fr";
export const LANGS: readonly Lang[] = ["en", "fr"];
/** Divides the length of every animation; 0: at once. */
export const SPEEDS = [0.5, 1, 2, 0] as const;

interface Kept {
  lang: Lang;
  name: string;
  sound: boolean;
  narration: boolean;
  speed: number;
  motion: "system" | "full" | "reduced";
  confirmReveals: boolean;
  letters: boolean;
  notify: boolean;
  /** When hints are shown: what options are worth. */
  hints: "never" | "asked" | "after";
  /** Guided openings that were finished or left, by game. */
  guided: Record<string, boolean>;
}

const KEY = "bossrush.settings";

const FIRST: Kept = {
  lang: firstLang(),
  name: "",
  sound: false,
  narration: false,
  speed: 1,
  motion: "system",
  confirmReveals: true,
  letters: true,
  notify: false,
  hints: "asked",
  guided: {},
};

function firstLang(): Lang {
  const wished = globalThis.navigator?.languages ?? [];
  const found = wished.map((one) => one.slice(0, 2)).find((one) => (LANGS as readonly string[]).includes(one));
  return (found as Lang | undefined) ?? "en";
}

function stored(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { ...FIRST, ...kept };
  } catch {
    return { ...FIRST };
  }
}

class Settings {
  #kept = $state<Kept>(stored());
  #calm = $state(false);

  constructor() {
    if (typeof matchMedia !== "function") return;
    const wish = matchMedia("(prefers-reduced-motion: reduce)");
    this.#calm = wish.matches;
    wish.addEventListener("change", () => (this.#calm = wish.matches));
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#kept = stored();
    });
  }

  get kept(): Readonly<Kept> {
    return this.#kept;
  }

  set(changes: Partial<Kept>): void {
    Object.assign(this.#kept, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Private browsing: the settings last as long as the page.
    }
  }

  get reducedMotion(): boolean {
    return this.#kept.motion === "reduced" || (this.#kept.motion === "system" && this.#calm);
  }

  /** What animations are divided by. */
  get speed(): number {
    return this.#kept.speed;
  }
}

export const settings = new Settings();
