/** How far a path reaches, so that a silhouette can be stood on the ground. Curves count by their handles. */

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const PART = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;
/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

export function extentOf(path: string): Extent {
  const found: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let command = "";
  let numbers: number[] = [];
  const reach = (px: number, py: number): void => {
    found.left = Math.min(found.left, px);
    found.right = Math.max(found.right, px);
    found.top = Math.min(found.top, py);
    found.bottom = Math.max(found.bottom, py);
  };
  const step = (): void => {
    const kind = command.toLowerCase();
    const [bx, by] = command === kind ? [x, y] : [0, 0];
    if (kind === "h") x = bx + numbers[0]!;
    else if (kind === "v") y = by + numbers[0]!;
    else if (kind === "a") [x, y] = [bx + numbers[5]!, by + numbers[6]!];
    else {
      for (let i = 0; i < numbers.length; i += 2) reach(bx + numbers[i]!, by + numbers[i + 1]!);
      [x, y] = [bx + numbers.at(-2)!, by + numbers.at(-1)!];
    }
    reach(x, y);
    if (kind === "m") {
      [startX, startY] = [x, y];
      command = command === "m" ? "l" : "L";
    }
    numbers = [];
  };
  // flags of arcs may be written without a space between them and what follows
  const text = path.replace(
    /([aA])([^a-zA-Z]*)/g,
    (_, letter: string, rest: string) => letter + spacedArcs(rest),
  );
  for (const [, letter, number] of text.matchAll(PART)) {
    if (letter) {
      command = letter;
      numbers = [];
      if (letter === "z" || letter === "Z") [x, y] = [startX, startY];
    } else {
      numbers.push(Number(number));
      if (numbers.length === TAKES[command.toLowerCase()]) step();
    }
  }
  return found.left === Infinity ? { left: 0, top: 0, right: 512, bottom: 512 } : found;
}

const NUMBER = /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/;
const FLAG = /^[\s,]*([01])/;

function spacedArcs(rest: string): string {
  const out: string[] = [];
  for (let place = 0; ; place = (place + 1) % 7) {
    const found = (place === 3 || place === 4 ? FLAG : NUMBER).exec(rest);
    if (!found) return out.join(" ");
    out.push(found[1]!);
    rest = rest.slice(found[0].length);
  }
}
