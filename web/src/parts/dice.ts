/**
 * How dice lie and how they tumble. A die is a cube whose six sides are fixed; to show a face the
 * whole cube is turned until that side is in front, so that the sides beside it are its real ones.
 */

/** The sides of the cube, as it lies before it is turned. */
export const SIDES = ["front", "right", "back", "left", "top", "bottom"] as const;
export type Side = (typeof SIDES)[number];

type Vector = readonly [number, number, number];

/** Which way each side looks: x to the right, y down, z towards the reader, as in CSS. */
const LOOKS: Record<Side, Vector> = {
  front: [0, 0, 1],
  right: [1, 0, 0],
  back: [0, 0, -1],
  left: [-1, 0, 0],
  top: [0, -1, 0],
  bottom: [0, 1, 0],
};

/** How the cube is turned, about x or about y, to bring a side to the front with its symbol upright. */
const TURNS: Record<Side, { axis: "X" | "Y"; degrees: number }> = {
  front: { axis: "Y", degrees: 0 },
  right: { axis: "Y", degrees: -90 },
  back: { axis: "Y", degrees: 180 },
  left: { axis: "Y", degrees: 90 },
  top: { axis: "X", degrees: -90 },
  bottom: { axis: "X", degrees: 90 },
};

/** Listed faces in pairs lie opposite each other, so that a glance sees three different ones. */
const PAIRED: readonly Side[] = ["front", "back", "top", "bottom", "right", "left"];
/** One to six: opposite sides add up to seven. */
const COUNTED: readonly Side[] = ["front", "top", "right", "left", "bottom", "back"];

/** A die's face on each side of the cube. */
export type Layout = Readonly<Record<Side, string>>;

/** Lays a die's faces on the cube. Fewer than six are repeated; without any all sides are blank. */
export function layOut(faces: readonly string[]): Layout {
  const six = Array.from({ length: 6 }, (_, place) => faces[place % Math.max(1, faces.length)] ?? "");
  const counted = six.every((face, place) => face === String(place + 1));
  const sides = counted ? COUNTED : PAIRED;
  const layout = {} as Record<Side, string>;
  six.forEach((face, place) => (layout[sides[place]!] = face));
  return layout;
}

/** A side that shows the face; `seed` chooses where several do. Null where none does. */
export function sideOf(layout: Layout, face: string, seed = 0): Side | null {
  const showing = SIDES.filter((side) => layout[side] === face);
  return showing.length ? showing[Math.abs(seed) % showing.length]! : null;
}

/** The turn that brings a side to the front, as CSS. */
export function turnTo(side: Side): string {
  const { axis, degrees } = TURNS[side];
  return `rotate${axis}(${degrees}deg)`;
}

function rotated([x, y, z]: Vector, axis: "X" | "Y", degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.round(Math.cos(angle));
  const sin = Math.round(Math.sin(angle));
  if (axis === "X") return [x, y * cos - z * sin, y * sin + z * cos];
  return [x * cos + z * sin, y, z * cos - x * sin];
}

/** Where each side ends up once `shown` has been turned to the front: it is lit accordingly. */
export function roles(shown: Side): Record<Side, Side> {
  const { axis, degrees } = TURNS[shown];
  const found = {} as Record<Side, Side>;
  for (const side of SIDES) {
    const look = rotated(LOOKS[side], axis, degrees);
    found[side] = SIDES.find((place) => LOOKS[place].every((part, i) => part === (look[i] ?? 0) + 0))!;
  }
  return found;
}

/** A number that is always the same for the same text. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

/** Numbers from 0 to 1 that are always the same for the same seed. */
export function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** How a die lies at rest: the front readable, top and right seen, never two quite alike. */
export interface Rest {
  x: number;
  y: number;
  z: number;
}

export function restOf(id: string): Rest {
  const next = chances(hash(id));
  return { x: -25 + (next() * 4 - 2), y: -16 + (next() * 6 - 3), z: next() * 10 - 5 };
}

/** The cube's transform with a spin still to go; 0 and 0 once it lies. */
export function lying(rest: Rest, side: Side, spinX = 0, spinY = 0): string {
  const degrees = (value: number): string => `${Math.round(value * 10) / 10}deg`;
  return (
    `rotateX(${degrees(rest.x)}) rotateY(${degrees(rest.y)}) rotateZ(${degrees(rest.z)}) ` +
    `rotateX(${degrees(spinX)}) rotateY(${degrees(spinY)}) ${turnTo(side)}`
  );
}

/** The times of a roll in milliseconds, before the player's speed. */
export const TIMES = { lift: 120, roll: 720, settle: 160, stagger: 55, most: 1200, beat: 450 } as const;

/** One die's part of a roll: when it starts, how the cube spins and how the die hops. */
export interface Tumble {
  delay: number;
  spinFor: number;
  lastsFor: number;
  spin: [string, string];
  hop: { offset: number; x: number; y: number; wide: number; high: number; easing: string }[];
}

/**
 * The roll is turned backwards from its result: the last keyframe is the die at rest, the first is
 * two to three turns earlier on both axes, with another side in front.
 */
export function tumble(id: string, roll: number, order: number, side: Side, speed: number): Tumble {
  const next = chances(hash(`${id}/${roll}`));
  const rest = restOf(id);
  const quarter = (): number => (next() < 0.5 ? 90 : 270);
  const way = (): number => (next() < 0.5 ? -1 : 1);
  const spinX = -(720 + quarter());
  const spinY = way() * (360 + quarter());
  const total = TIMES.roll + TIMES.settle;
  const from = -46 - next() * 60;
  const up = 30 + next() * 14;
  const at = (time: number): number => time / total;
  const out = "cubic-bezier(.2,.8,.2,1)";
  const fall = "cubic-bezier(.6,0,.9,.4)";
  const land = "cubic-bezier(.3,1.5,.5,1)";
  return {
    delay: Math.min(order * TIMES.stagger, TIMES.most - total) / speed,
    spinFor: TIMES.roll / speed,
    lastsFor: total / speed,
    spin: [lying(rest, side, spinX, spinY), lying(rest, side)],
    hop: [
      { offset: 0, x: from, y: -6, wide: 1, high: 1, easing: out },
      { offset: at(TIMES.lift), x: from * 0.72, y: -up, wide: 1, high: 1, easing: fall },
      { offset: at(360), x: from * 0.3, y: 0, wide: 1.03, high: 0.97, easing: out },
      { offset: at(540), x: from * 0.1, y: -up * 0.32, wide: 1, high: 1, easing: fall },
      { offset: at(TIMES.roll), x: 0, y: 0, wide: 1.06, high: 0.94, easing: land },
      { offset: 1, x: 0, y: 0, wide: 1, high: 1, easing: "linear" },
    ],
  };
}
