/**
 * A room in one-point perspective, and the pen that draws it: black, paper, one signal colour.
 * Places in the room are given as u across, v down (both 0 to 1 at the picture's edge) and z away
 * from the reader. What is drawn later lies over what was drawn before.
 */
import { chances, hash } from "../../../parts/dice";

/** `shade` is ink in thin lines, `haze` paper in thin lines. */
export type Tone = "paper" | "ink" | "shade" | "haze" | "signal";
export type Light = "left" | "right" | "above" | "behind";

/** One path of a drawing. */
export interface Shape {
  d: string;
  fill?: Tone;
  stroke?: Tone;
  width?: number;
  round?: boolean;
  opacity?: number;
  transform?: string;
  /** Stroke in this tone behind the fill, in the path's own units. */
  outline?: { tone: "paper" | "ink"; width: number };
  /** An icon's outline, left as it is. */
  icon?: true;
}

export type Point = readonly [u: number, v: number, z: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);

export class Stage {
  readonly shapes: Shape[] = [];
  readonly next: () => number;
  vx: number;
  vy: number;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly light: Light,
    seed: string,
  ) {
    this.next = chances(hash(seed));
    const band = width / height > 1.9;
    this.vx = width * (band ? this.between(0.6, 0.7) : this.between(0.42, 0.58));
    this.vy = height * this.between(0.38, 0.5);
  }

  // -- chance -------------------------------------------------------------------------------

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }
  maybe(chance: number): boolean {
    return this.next() < chance;
  }

  // -- where things are ---------------------------------------------------------------------

  /** How large a thing looks at this distance. */
  scale(z: number): number {
    return 1 / (1 + z);
  }
  x(u: number, z: number): number {
    return this.vx + (u * this.width - this.vx) * this.scale(z);
  }
  y(v: number, z: number): number {
    return this.vy + (v * this.height - this.vy) * this.scale(z);
  }
  at([u, v, z]: Point): string {
    return `${short(this.x(u, z))} ${short(this.y(v, z))}`;
  }
  poly(...points: Point[]): string {
    return `M${points.map((point) => this.at(point)).join("L")}Z`;
  }
  line(...points: Point[]): string {
    return `M${points.map((point) => this.at(point)).join("L")}`;
  }
  /** Part of the left (u 0) or right (u 1) wall. */
  wall(u: number, z0: number, z1: number, v0 = 0, v1 = 1): string {
    return this.poly([u, v0, z0], [u, v0, z1], [u, v1, z1], [u, v1, z0]);
  }
  /** Part of the floor (v 1) or the ceiling (v 0). */
  deck(v: number, u0: number, u1: number, z0: number, z1: number): string {
    return this.poly([u0, v, z0], [u1, v, z0], [u1, v, z1], [u0, v, z1]);
  }
  /** An upright rectangle that faces the reader. */
  face(u0: number, v0: number, u1: number, v1: number, z: number): string {
    return this.poly([u0, v0, z], [u1, v0, z], [u1, v1, z], [u0, v1, z]);
  }

  // -- the pen ------------------------------------------------------------------------------

  fill(tone: Tone, d: string, opacity?: number): void {
    this.add(opacity === undefined ? { d, fill: tone } : { d, fill: tone, opacity });
  }
  stroke(tone: Tone, width: number, d: string, round = false): void {
    this.add({ d, stroke: tone, width: Math.round(width * 10) / 10, ...(round ? { round } : {}) });
  }
  /** A shape with an edge in the other tone, as ink artists part black from black. */
  edged(tone: Tone, edge: Tone, width: number, d: string): void {
    this.add({ d, fill: tone, stroke: edge, width: Math.round(width * 10) / 10 });
  }
  /** Neighbours of the same make become one path. */
  private add(shape: Shape): void {
    const last = this.shapes.at(-1);
    if (
      last &&
      last.fill === shape.fill &&
      last.stroke === shape.stroke &&
      last.width === shape.width &&
      last.round === shape.round &&
      last.opacity === undefined &&
      shape.opacity === undefined &&
      !last.transform &&
      !(shape.fill && shape.stroke)
    ) {
      last.d += shape.d;
    } else this.shapes.push(shape);
  }

  // -- textures -----------------------------------------------------------------------------

  /** Strokes that run away from the reader, all over: floors and ceilings. Walls go over them. */
  rays(count: number, tone: Tone = "ink", thick = 3): void {
    const reach = Math.hypot(this.width, this.height);
    const drawn = new Map<number, string>();
    for (let i = 0; i < count; i++) {
      const angle = this.next() * Math.PI * 2;
      const from = reach * this.between(0.1, 0.55);
      const to = from + reach * this.between(0.08, 0.5);
      const width = Math.round((0.5 + (this.next() ** 2 * thick * from) / reach / 0.5) * 2) / 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle) * 0.8];
      const path = `M${short(this.vx + cos * from)} ${short(this.vy + sin * from)}L${short(this.vx + cos * to)} ${short(this.vy + sin * to)}`;
      drawn.set(width, (drawn.get(width) ?? "") + path);
    }
    for (const [width, d] of drawn) this.stroke(tone, width, d);
  }
  /** Beams across the floor or the ceiling, closer together the farther they are. */
  beams(v: number, count: number, deepest: number, tone: Tone = "ink", thick = 5, u0 = 0, u1 = 1): void {
    for (let i = 0; i < count; i++) {
      const z = (deepest * i) / count;
      const width = Math.max(0.6, thick * this.scale(z) ** 1.4);
      this.stroke(tone, width, this.line([u0, v, z], [u1, v, z]));
    }
  }
  /** Hatching along a wall: lines that run away from the reader. */
  runs(u: number, count: number, z0: number, z1: number, tone: Tone, width = 1, v0 = 0, v1 = 1): void {
    for (let i = 1; i < count; i++) {
      const v = v0 + ((v1 - v0) * i) / count;
      this.stroke(tone, width, this.line([u, v, z0], [u, v, z1]));
    }
  }
  /** Hatching in the picture's plane: slanted strokes within a box. */
  hatch(x0: number, y0: number, x1: number, y1: number, step: number, tone: Tone, width: number): void {
    let d = "";
    const tall = y1 - y0;
    for (let x = x0 - tall; x < x1; x += step) {
      const from = Math.max(x, x0);
      const to = Math.min(x + tall, x1);
      if (to > from) d += `M${short(from)} ${short(y0 + (from - x))}L${short(to)} ${short(y0 + (to - x))}`;
    }
    this.stroke(tone, width, d);
  }
  ellipse(x: number, y: number, rx: number, ry = rx): string {
    return `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-rx * 2)} 0Z`;
  }
  /** A ring: an ellipse with a hole. */
  ring(x: number, y: number, rx: number, ry: number, inner: number): string {
    const [ix, iy] = [rx * inner, ry * inner];
    return (
      this.ellipse(x, y, rx, ry) +
      `M${short(x - ix)} ${short(y)}a${short(ix)} ${short(iy)} 0 1 1 ${short(ix * 2)} 0a${short(ix)} ${short(iy)} 0 1 1 ${short(-ix * 2)} 0Z`
    );
  }
  rect(x: number, y: number, width: number, height: number): string {
    return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
  }

  // -- light --------------------------------------------------------------------------------

  /** What a wall looks like: it is lit when the light falls on it from across the room. */
  wallTone(u: number): Tone {
    if (this.light === "left") return u > 0.5 ? "paper" : "ink";
    if (this.light === "right") return u > 0.5 ? "ink" : "paper";
    return "ink";
  }
  other(tone: Tone): Tone {
    return tone === "ink" ? "paper" : "ink";
  }
  /** Which wall the light comes from: 0 left, 1 right; null where it comes from elsewhere. */
  source(): 0 | 1 | null {
    return this.light === "left" ? 0 : this.light === "right" ? 1 : null;
  }

  /** Two plain walls and the end of the room. */
  shell(deepest: number, back: Tone = "ink"): void {
    for (const u of [0, 1]) this.fill(this.wallTone(u), this.wall(u, 0, deepest));
    this.fill(back, this.face(0, 0, 1, 1, deepest));
  }
}
