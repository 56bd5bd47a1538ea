/** The plates of Dark Sector: a room, a figure and a light, never twice the same. */
import { bar, counter, hive, pit, street } from "./dens";
import type { Eye } from "./eyes";
import { extentOf } from "./extent";
import { bars, cell, corridor, hall, lamp, shaft, vault, vent, type Scene, type Spot } from "./rooms";
import { Stage, type Light, type Shape } from "./stage";
import { bridge, dock, lab, railing, reactor } from "./works";

const SCENES: Readonly<Record<string, Scene>> = {
  corridor,
  hall,
  shaft,
  cell,
  lab,
  dock,
  bar,
  hive,
  vent,
  reactor,
  bridge,
  vault,
  street,
  pit,
};

/** What stands between the reader and the figure. */
const BEFORE: Readonly<Record<string, (s: Stage) => void>> = { cell: bars, bar: counter, reactor: railing };

const LIGHTS: readonly Light[] = ["left", "right", "above", "behind"];

export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export interface Subject {
  scene: string;
  light: string;
  seed: string;
  /** The outline of the figure on a 512 square; empty for none. */
  figure: string;
  /** Where the figure looks from: then that is what is lit, and nothing else. */
  eyes?: readonly Eye[];
  /** Larger than the scene would have it. */
  near?: boolean;
}

export const SCENE_NAMES: readonly string[] = Object.keys(SCENES);

/** Draws a plate. `ratio` is width by height; the same subject always gives the same drawing. */
export function sectorPlate(subject: Subject, ratio: number): Drawing {
  const height = 400;
  const width = Math.round(height * ratio);
  const light = LIGHTS.find((known) => known === subject.light) ?? "behind";
  const s = new Stage(width, height, light, `${subject.seed}/${subject.scene}`);
  const scene = SCENES[subject.scene] ?? corridor;
  s.fill("paper", s.rect(0, 0, width, height));
  const spot = scene(s);
  if (ratio > 1.9) spot.u = s.vx / width;
  if (subject.near) spot.tall *= 1.28;
  if (light === "above" && !["bar", "hive", "pit", "shaft", "vent"].includes(subject.scene)) lamp(s, spot);
  const eyes = subject.eyes ?? [];
  if (eyes.length) for (const shape of s.shapes) dimmed(shape);
  if (subject.figure) stand(s, spot, subject.figure, eyes, subject.near ? 0.9 : 0.62);
  BEFORE[subject.scene]?.(s);
  return { width, height, shapes: s.shapes.map(shortened) };
}

/** A lit detail that is not to be lit after all. */
function dimmed(shape: Shape): void {
  if (shape.fill === "signal") shape.fill = "paper";
  if (shape.stroke === "signal") shape.stroke = "paper";
}

/** The figure, its shadow, the edge that the light gives it, and its eyes. */
function stand(s: Stage, spot: Spot, figure: string, eyes: readonly Eye[], widest: number): void {
  const own = extentOf(figure);
  const [wide, high] = [own.right - own.left, own.bottom - own.top];
  const foot = s.y(spot.v, spot.z);
  const unit = Math.min((s.height * spot.tall) / high, (Math.min(s.width, s.height * 1.3) * widest) / wide);
  const x = s.x(spot.u, spot.z);
  const flip = s.maybe(0.5) ? -1 : 1;
  const origin = `translate(${-(own.left + own.right) / 2} ${-own.bottom})`;
  const lean = s.light === "left" ? 34 : s.light === "right" ? -34 : s.between(-10, 10);
  const length = s.light === "above" ? 0.14 : 0.46;
  s.shapes.push({
    d: figure,
    fill: "shade",
    icon: true,
    transform: `translate(${x} ${foot}) skewX(${-lean}) scale(${unit * flip} ${-unit * length}) ${origin}`,
  });
  const placed = (dx: number): string => `translate(${x + dx} ${foot}) scale(${unit * flip} ${unit}) ${origin}`;
  const side = s.light === "left" ? -1 : s.light === "right" ? 1 : 0;
  const edge = 8 / unit;
  if (side) {
    s.shapes.push({ d: figure, fill: "ink", icon: true, outline: { tone: "ink", width: edge * 1.7 }, transform: placed(0) });
    s.shapes.push({ d: figure, fill: "paper", icon: true, outline: { tone: "paper", width: edge * 0.6 }, transform: placed(side * 4.5) });
    s.shapes.push({ d: figure, fill: "ink", icon: true, transform: placed(0) });
  } else {
    s.shapes.push({ d: figure, fill: "ink", icon: true, outline: { tone: "paper", width: edge }, transform: placed(0) });
  }
  for (const [ex, ey, r] of eyes) {
    const d = s.ellipse(ex, ey, Math.max(r, 7 / unit));
    s.shapes.push({ d, fill: "signal", stroke: "ink", width: 5 / unit, transform: placed(0) });
  }
}

/** Figures with two digits after the point are as good, and half as long. */
function shortened(shape: Shape): Shape {
  const cut = (text: string): string =>
    text.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (figure) => String(Math.round(Number(figure) * 100) / 100));
  return {
    ...shape,
    d: shape.icon ? shape.d : cut(shape.d),
    ...(shape.transform ? { transform: cut(shape.transform) } : {}),
  };
}
