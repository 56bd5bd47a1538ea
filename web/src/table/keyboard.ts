/** What keys mean at the table. Numbers choose; with ten options or more, two figures may follow each other. */

export type Intent =
  | { kind: "option"; index: number }
  | { kind: "typing"; digits: string }
  | { kind: "enter" }
  | { kind: "next" }
  | { kind: "previous" }
  | { kind: "escape" }
  | { kind: "hint" }
  | { kind: "undo" }
  | { kind: "asides" }
  | { kind: "log" }
  | { kind: "chat" }
  | { kind: "rules" }
  | { kind: "forward" }
  | { kind: "pin" }
  | { kind: "mute" };

export interface Press {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
}

/** How long a first figure waits for a second one. */
export const PATIENCE = 900;

const LETTERS: Readonly<Record<string, Intent["kind"]>> = {
  h: "hint",
  z: "undo",
  u: "undo",
  a: "asides",
  l: "log",
  c: "chat",
  "?": "rules",
  r: "rules",
  f: "forward",
  k: "pin",
  m: "mute",
};

export class Keys {
  #digits = "";
  #since = 0;

  /** What a key means when `count` options are numbered; null where it means nothing. */
  press(press: Press, count: number, now: number, letters = true): Intent | null {
    if (press.ctrlKey || press.metaKey || press.altKey) return null;
    if (/^[0-9]$/.test(press.key)) return this.#digit(press.key, count, now);
    const begun = now - this.#since <= PATIENCE ? this.#digits : "";
    this.#digits = "";
    switch (press.key) {
      case "Enter":
        return begun ? chosen(Number(begun), count) : { kind: "enter" };
      case "ArrowRight":
      case "ArrowDown":
        return { kind: "next" };
      case "ArrowLeft":
      case "ArrowUp":
        return { kind: "previous" };
      case "Escape":
        return { kind: "escape" };
      default: {
        const kind = letters ? LETTERS[press.key.toLowerCase()] : undefined;
        return kind ? ({ kind } as Intent) : null;
      }
    }
  }

  /** Nothing followed a first figure: what it stands for alone. */
  settle(count: number, now: number): Intent | null {
    if (!this.#digits || now - this.#since < PATIENCE) return null;
    const number = Number(this.#digits);
    this.#digits = "";
    return chosen(number, count);
  }

  #digit(key: string, count: number, now: number): Intent | null {
    const begun = now - this.#since <= PATIENCE ? this.#digits : "";
    const digits = begun + key;
    const number = Number(digits);
    this.#since = now;
    if (number === 0 || number > count) {
      this.#digits = "";
      return null;
    }
    if (number * 10 <= count) {
      this.#digits = digits;
      return { kind: "typing", digits };
    }
    this.#digits = "";
    return { kind: "option", index: number - 1 };
  }
}

function chosen(number: number, count: number): Intent | null {
  return number >= 1 && number <= count ? { kind: "option", index: number - 1 } : null;
}
