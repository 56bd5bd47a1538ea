/** Rooms made of metal: corridor, hall, shaft, cell, vent, vault. */
import type { Stage, Tone } from "./stage";

/** What a scene tells about itself: where its figure stands and how tall it is. */
export interface Spot {
  u: number;
  v: number;
  z: number;
  tall: number;
}

export type Scene = (s: Stage) => Spot;

/** The bright end of a room: an opening in the back wall, with bars before it or not. */
export function opening(s: Stage, deepest: number, u0: number, u1: number, v0: number, v1: number): void {
  const [x0, x1] = [s.x(u0, deepest), s.x(u1, deepest)];
  const [y0, y1] = [s.y(v0, deepest), s.y(v1, deepest)];
  const [wide, tall] = [x1 - x0, y1 - y0];
  const kind = s.pick(["arch", "gate", "hatch", "round"] as const);
  const shape =
    kind === "arch"
      ? `M${x0} ${y1}V${y0 + wide / 2}Q${x0} ${y0} ${(x0 + x1) / 2} ${y0}T${x1} ${y0 + wide / 2}V${y1}Z`
      : kind === "hatch"
        ? `M${x0} ${y1 - tall * 0.18}V${y0 + tall * 0.18}L${x0 + wide * 0.2} ${y0}H${x1 - wide * 0.2}L${x1} ${y0 + tall * 0.18}V${y1 - tall * 0.18}L${x1 - wide * 0.2} ${y1}H${x0 + wide * 0.2}Z`
        : kind === "round"
          ? s.ellipse((x0 + x1) / 2, y1 - Math.min(wide, tall) * 0.56, Math.min(wide, tall) * 0.56)
          : s.rect(x0, y0, wide, tall);
  s.fill("paper", shape);
  const inside = s.pick(["bars", "slats", "none", "bars"] as const);
  const [left, top, right, bottom] = [x0 + wide * 0.06, y0 + tall * 0.05, x1 - wide * 0.06, y1];
  if (inside === "bars") {
    const count = s.whole(6, 10);
    for (let i = 0; i < count; i++) {
      s.fill("ink", s.rect(left + ((right - left) * (i + 0.35)) / count, top, (wide / count) * 0.26, bottom - top));
    }
  } else if (inside === "slats") {
    const count = s.whole(8, 13);
    for (let i = 0; i < count; i++) {
      s.fill("ink", s.rect(left, top + ((bottom - top) * (i + 0.4)) / count, right - left, (tall / count) * 0.24));
    }
  }
}

/** Windows in the wall the light comes from, and the bands it throws across the floor. */
export function windows(s: Stage, deepest: number, v0: number, v1: number): void {
  const u = s.source();
  if (u === null) return;
  const count = s.whole(2, 4);
  const slot = deepest / (count + 0.6);
  for (let i = 0; i < count; i++) {
    const z0 = slot * (i + 0.25);
    const z1 = z0 + slot * 0.5;
    const far = u === 0 ? s.between(0.85, 1.1) : s.between(-0.1, 0.15);
    s.fill("paper", s.poly([u, 1, z0], [u, 1, z1], [far, 1, z1 + slot * 0.6], [far, 1, z0 + slot * 0.6]));
    s.fill("paper", s.wall(u, z0, z1, v0, v1));
    s.stroke("ink", 1.5, s.line([u, (v0 + v1) / 2, z0], [u, (v0 + v1) / 2, z1]));
    s.stroke("ink", 1.5, s.line([u, v0, (z0 + z1) / 2], [u, v1, (z0 + z1) / 2]));
  }
}

/** A lamp in the ceiling over the figure, and its cone. */
export function lamp(s: Stage, spot: Spot, wide = 0.13): void {
  const top = s.y(0, spot.z);
  const foot = s.y(spot.v, spot.z);
  const middle = s.x(spot.u, spot.z);
  const spread = s.width * 0.36;
  const mouth = s.width * wide * s.scale(spot.z);
  s.fill(
    "paper",
    `M${middle - mouth} ${top}L${middle + mouth} ${top}L${middle + spread * 0.82} ${foot}H${middle - spread * 0.82}Z`,
  );
  s.fill("paper", s.ellipse(middle, foot, spread * 0.82, spread * 0.2));
  let edge = "";
  for (let i = 0; i < 26; i++) {
    const side = i % 2 ? 1 : -1;
    const t = 1 - s.next() ** 2 * 0.42;
    const from = s.next() * 0.75;
    const x0 = mouth + (spread * 0.82 - mouth) * from;
    const to = Math.min(1, from + s.between(0.1, 0.35));
    const x1 = mouth + (spread * 0.82 - mouth) * to;
    edge += `M${middle + side * x0 * t} ${top + (foot - top) * from}L${middle + side * x1 * t} ${top + (foot - top) * to}`;
  }
  s.stroke("ink", 1.2, edge);
  s.edged("ink", "paper", 2, `M${middle - mouth * 1.25} ${top - 3}H${middle + mouth * 1.25}L${middle + mouth} ${top + 9}H${middle - mouth}Z`);
  s.fill("signal", s.rect(middle - mouth * 0.8, top + 8, mouth * 1.6, 5));
}

/** A strip along a wall, a lamp in the ceiling or a panel beside the way, in the signal colour. */
function beacon(s: Stage, deepest: number): void {
  const kind = s.pick(["strip", "lamp", "panel"] as const);
  const u = s.pick([0, 1]);
  if (kind === "strip") {
    const v = s.between(0.5, 0.62);
    s.fill("signal", s.wall(u, 0.06, deepest * s.between(0.5, 0.95), v, v + 0.022));
  } else if (kind === "lamp") {
    const z = s.between(0.25, 0.45);
    s.edged("signal", "ink", 3, s.deck(0, 0.4, 0.6, z, z + 0.1));
  } else {
    const z = s.between(0.12, 0.3);
    s.edged("ink", "paper", 2, s.wall(u, z, z + 0.17, 0.36, 0.52));
    s.fill("signal", s.wall(u, z + 0.03, z + 0.14, 0.385, 0.44));
  }
}

export const corridor: Scene = (s) => {
  const deepest = s.between(1.4, 2.1);
  s.rays(150);
  for (const u of [0, 1] as const) {
    const tone = s.wallTone(u);
    const mark = s.other(tone);
    s.fill(tone, s.wall(u, 0, deepest));
    const count = s.whole(5, 8);
    const thick = s.between(0.025, 0.06);
    for (let i = 0; i < count; i++) {
      const z = (deepest * i) / count;
      s.fill(mark, s.wall(u, z, z + thick * (1 + z)));
      for (const v of [0.25, 0.5, 0.75]) {
        s.stroke(mark, 1.2 * s.scale(z), s.line([u, v, z + thick], [u, v, z + thick * 3.2]));
      }
    }
    if (s.maybe(0.6)) {
      const v = s.pick([0.14, 0.2, 0.82]);
      for (const off of [0, 0.045]) s.stroke(mark, 3, s.line([u, v + off, 0], [u, v + off, deepest]));
    }
    if (s.maybe(0.55)) {
      const z = deepest * s.between(0.2, 0.5);
      const wide = deepest * 0.16;
      s.edged(mark, tone, 3, s.wall(u, z, z + wide, 0.34, 1));
      s.fill(tone, s.wall(u, z + wide * 0.12, z + wide * 0.88, 0.37, 0.99));
    }
  }
  s.beams(1, 10, deepest, "ink", 4.5);
  s.beams(0, 6, deepest, "ink", 8);
  if (s.maybe(0.5)) {
    s.fill("ink", s.deck(0, 0.44, 0.56, 0, deepest));
    for (let i = 0; i < 5; i++) s.fill("paper", s.deck(0, 0.46, 0.54, (deepest * i) / 5, (deepest * (i + 0.6)) / 5));
  }
  s.fill("ink", s.face(0, 0, 1, 1, deepest));
  if (s.light === "behind") opening(s, deepest, 0.1, 0.9, 0.08, 1);
  else {
    s.stroke("paper", 1.6, s.face(0.2, 0.2, 0.8, 1, deepest));
    s.stroke("paper", 1.6, s.line([0.5, 0.2, deepest], [0.5, 1, deepest]));
    windows(s, deepest, 0.16, 0.42);
  }
  beacon(s, deepest);
  return { u: 0.5, v: 0.97, z: 0.55, tall: 0.66 };
};

export const hall: Scene = (s) => {
  s.vy = s.height * s.between(0.5, 0.58);
  const deepest = s.between(2, 2.8);
  s.fill("paper", s.deck(1, -0.4, 1.4, 0, deepest));
  const [across, away] = [s.pick([6, 8]), 9];
  for (let i = 0; i < across; i++) {
    for (let j = 0; j < away; j++) {
      if ((i + j) % 2) continue;
      const u = -0.4 + (1.8 * i) / across;
      s.fill("ink", s.deck(1, u, u + 1.8 / across, (deepest * j) / away, (deepest * (j + 1)) / away));
    }
  }
  s.fill("ink", s.deck(0, -0.4, 1.4, 0, deepest));
  const slots = s.whole(2, 3);
  for (let i = 0; i < slots; i++) {
    const u = (i + 0.5) / slots;
    s.fill("paper", s.deck(0, u - 0.07, u + 0.07, 0.05, deepest * 0.9));
  }
  s.beams(0, 6, deepest, "ink", 9, -0.4, 1.4);
  s.fill("ink", s.face(-0.4, 0, 1.4, 1, deepest));
  for (const u of [-0.4, 1.4]) s.fill("ink", s.wall(u, 0, deepest));
  const [left, right] = [s.between(0.02, 0.1), s.between(0.9, 0.98)];
  if (s.light === "behind") {
    s.fill("paper", s.face(left, 0.1, right, 1, deepest));
    const bars = s.whole(5, 9);
    for (let i = 1; i < bars; i++) {
      const u = left + ((right - left) * i) / bars;
      s.stroke("ink", 2.6, s.line([u, 0.1, deepest], [u, 1, deepest]));
    }
    for (const v of [0.3, 0.52]) s.stroke("ink", 2.6, s.line([left, v, deepest], [right, v, deepest]));
  } else {
    const [x, y] = [s.x(0.5, deepest), s.y(0.36, deepest)];
    const size = s.width * 0.09;
    s.stroke("paper", 3, s.ellipse(x, y, size) + s.ellipse(x, y, size * 0.6));
    for (let i = 0; i < 8; i++) {
      const angle = (i * Math.PI) / 4;
      s.stroke("paper", 3, `M${x + Math.cos(angle) * size * 0.6} ${y + Math.sin(angle) * size * 0.6}L${x + Math.cos(angle) * size * 1.25} ${y + Math.sin(angle) * size * 1.25}`);
    }
    s.fill("signal", s.ellipse(x, y, size * 0.26));
  }
  const rows = s.whole(3, 4);
  const thick = s.between(0.1, 0.15);
  for (let i = rows - 1; i >= 0; i--) {
    const z = (deepest * (i + 0.15)) / rows;
    const back = z + 0.16 * (1 + z);
    for (const side of [0, 1] as const) {
      const near = side ? 0.96 : 0.04 - thick;
      const inner = side ? near : near + thick;
      const lit = s.light === "behind" || s.light === "above" || (s.light === "left" ? side === 1 : side === 0);
      s.edged(lit ? "paper" : "ink", "ink", 2, s.wall(inner, z, back));
      if (lit) s.runs(inner, 9, z, back, "ink", 1.2);
      s.edged("ink", "paper", 1.6, s.face(near, 0, near + thick, 1, z));
      const lines = 3;
      for (let j = 1; j < lines; j++) {
        const u = near + (thick * j) / lines;
        s.stroke("paper", 1.4 * s.scale(z), s.line([u, 0.06, z], [u, 0.94, z]));
      }
      s.edged("paper", "ink", 2, s.face(near - 0.02, 0.9, near + thick + 0.02, 1, z));
    }
  }
  if (s.light === "behind") s.fill("signal", s.face(left, 0.1, left + (right - left) * 0.12, 0.3, deepest));
  return { u: 0.5, v: 0.96, z: 0.5, tall: 0.62 };
};

export const shaft: Scene = (s) => {
  s.vy = s.height * s.between(0.42, 0.56);
  const deepest = s.between(3, 4.4);
  s.fill("ink", s.rect(0, 0, s.width, s.height));
  const floors = s.whole(5, 7);
  const sides: [number, Tone][] = [
    [0, s.wallTone(0)],
    [1, s.wallTone(1)],
  ];
  for (const [u, tone] of sides) {
    s.fill(tone, s.wall(u, 0, deepest));
    s.runs(u, s.whole(9, 15), 0, deepest, s.other(tone), 1);
  }
  for (const v of [0, 1]) {
    const tone: Tone = s.light === "above" && v === 1 ? "paper" : "ink";
    s.fill(tone, s.deck(v, 0, 1, 0, deepest));
    for (let i = 1; i < 10; i++) s.stroke(s.other(tone), 1, s.line([i / 10, v, 0], [i / 10, v, deepest]));
  }
  for (let i = 0; i < floors; i++) {
    const z = deepest * (i / floors) ** 1.4;
    const next = z + 0.11 * (1 + z);
    const mark: Tone = "paper";
    for (const u of [0, 1]) s.fill(mark, s.wall(u, z, next));
    for (const v of [0, 1]) s.fill(mark, s.deck(v, 0, 1, z, next));
    s.stroke("ink", 2 * s.scale(z), s.face(0, 0, 1, 1, (z + next) / 2));
  }
  const bright = s.light === "behind" || s.light === "above";
  s.fill(bright ? "paper" : "ink", s.face(0, 0, 1, 1, deepest));
  s.edged("ink", "paper", 2, s.face(0.2, 0.2, 0.8, 0.8, deepest));
  s.stroke("paper", 2, s.line([0.2, 0.2, deepest], [0.8, 0.8, deepest]) + s.line([0.8, 0.2, deepest], [0.2, 0.8, deepest]));
  const u = s.maybe(0.5) ? 0 : 1;
  const rung = s.other(s.wallTone(u));
  const v = s.between(0.4, 0.6);
  for (const off of [-0.06, 0.06]) s.stroke(rung, 4, s.line([u, v + off, 0], [u, v + off, deepest]));
  for (let i = 0; i < 26; i++) {
    const z = deepest * (i / 26) ** 1.25;
    s.stroke(rung, Math.max(0.8, 4 * s.scale(z)), s.line([u, v - 0.06, z], [u, v + 0.06, z]));
  }
  if (s.light === "behind" || s.light === "above") {
    s.fill("paper", s.ellipse(s.vx, s.vy, s.width * 0.3, s.height * 0.33));
    s.rays(70, "ink", 2);
  } else {
    s.fill("paper", s.ellipse(s.vx, s.vy, s.width * 0.26, s.height * 0.3));
    s.hatch(s.vx - s.width * 0.26, s.vy - s.height * 0.3, s.vx + s.width * 0.26, s.vy + s.height * 0.3, 9, "ink", 2.4);
  }
  const cables = s.whole(2, 4);
  for (let i = 0; i < cables; i++) {
    const from = s.between(0.2, 0.8);
    s.stroke("ink", 5, s.line([from, -0.1, 0], [0.5 + (from - 0.5) * 0.3, 0.45, deepest]));
    s.stroke("paper", 1.4, s.line([from, -0.1, 0], [0.5 + (from - 0.5) * 0.3, 0.45, deepest]));
  }
  const mark = s.pick([0, 1]);
  s.fill("signal", s.wall(mark, 0.5, 0.72, 0.08, 0.2));
  return { u: 0.5, v: 0.83, z: 0.1, tall: 0.62 };
};

export const cell: Scene = (s) => {
  s.vy = s.height * s.between(0.44, 0.52);
  const deepest = s.between(0.7, 0.95);
  s.rays(90, "ink", 2);
  s.shell(deepest, s.light === "behind" ? "paper" : "ink");
  const brick = s.light === "behind" ? "ink" : "paper";
  const rows = s.whole(7, 9);
  for (let i = 0; i <= rows; i++) {
    const v = i / rows;
    s.stroke(brick, 1, s.line([0, v, deepest], [1, v, deepest]));
    for (let j = 0; j < 7; j++) {
      if (s.maybe(0.22)) continue;
      const u = (j + (i % 2) / 2) / 7;
      s.stroke(brick, 1, s.line([u, v, deepest], [u, Math.min(1, v + 1 / rows), deepest]));
    }
  }
  for (const u of [0, 1]) {
    const mark = s.other(s.wallTone(u));
    s.runs(u, rows, 0, deepest, mark, 1);
    for (let i = 1; i < 4; i++) s.stroke(mark, 1, s.line([u, 0, (deepest * i) / 4], [u, 1, (deepest * i) / 4]));
  }
  s.beams(1, 5, deepest, "ink", 3);
  // the slit of a window, and what falls through it
  const [u0, v0] = [s.between(0.34, 0.5), 0.08];
  s.edged("paper", "ink", 4, s.face(u0, v0, u0 + 0.24, v0 + 0.2, deepest));
  for (let i = 1; i < 4; i++) s.stroke("ink", 4, s.line([u0 + 0.06 * i, v0, deepest], [u0 + 0.06 * i, v0 + 0.2, deepest]));
  if (s.light !== "behind") {
    s.fill("paper", `M${s.at([u0, v0, deepest])}L${s.at([u0 + 0.24, v0, deepest])}L${s.at([0.98, 1, 0.25])}L${s.at([0.1, 1, 0.25])}Z`);
    s.hatch(s.x(u0, deepest), s.y(v0 + 0.24, deepest), s.x(0.85, 0.3), s.y(0.86, 0.3), 7, "ink", 1.1);
  }
  windows(s, deepest, 0.2, 0.5);
  // days counted on the wall
  const [tx, ty] = [s.x(s.pick([0.1, 0.72]), deepest), s.y(0.5, deepest)];
  for (let i = 0; i < s.whole(2, 4); i++) {
    const x = tx + i * 21;
    s.stroke(brick, 2, `M${x} ${ty}v16M${x + 4} ${ty}v16M${x + 8} ${ty}v16M${x + 12} ${ty}v16M${x - 3} ${ty + 13}l19-9`);
  }
  // the bunk
  const side = s.maybe(0.5) ? 0 : 1;
  const out = side ? 0.72 : 0.28;
  s.edged("paper", "ink", 3, s.poly([side, 0.68, 0.05], [out, 0.68, 0.05], [out, 0.68, deepest * 0.86], [side, 0.68, deepest * 0.86]));
  s.edged("ink", "paper", 2, s.poly([side, 0.68, 0.05], [out, 0.68, 0.05], [out, 0.74, 0.05], [side, 0.74, 0.05]));
  s.edged("ink", "paper", 2, s.poly([out, 0.68, 0.05], [out, 0.68, deepest * 0.86], [out, 0.74, deepest * 0.86], [out, 0.74, 0.05]));
  s.stroke(s.other(s.wallTone(side)), 2.5, s.line([side, 0.3, deepest * 0.5], [out, 0.68, 0.1]));
  return { u: side ? 0.42 : 0.58, v: 0.98, z: 0.32, tall: 0.66 };
};

/** The bars of a cell, before everything. */
export function bars(s: Stage): void {
  const open = s.maybe(0.5) ? 0 : 1;
  const count = s.whole(4, 5);
  for (let i = 0; i < count; i++) {
    const u = open ? 0.03 + i * 0.085 : 0.97 - i * 0.085;
    const x = u * s.width;
    s.edged("ink", "paper", 2.4, s.rect(x - s.width * 0.011, -10, s.width * 0.022, s.height + 20));
  }
  const from = open ? -10 : (0.97 - (count - 1) * 0.085) * s.width - 10;
  const to = open ? (0.03 + (count - 1) * 0.085) * s.width + 10 : s.width + 10;
  for (const v of [0.16, 0.62]) s.edged("ink", "paper", 2.4, s.rect(from, v * s.height, to - from, s.height * 0.032));
  const x = open ? to - 10 : from + 10;
  s.fill("signal", s.rect(x - 5, s.height * 0.655, 10, s.height * 0.05));
}

export const vent: Scene = (s) => {
  s.vy = s.height * s.between(0.44, 0.56);
  const deepest = s.between(2.6, 3.6);
  s.fill("ink", s.rect(0, 0, s.width, s.height));
  const frames = s.whole(7, 10);
  for (let i = 0; i < frames; i++) {
    const z = deepest * (i / frames) ** 1.5;
    const thin = Math.max(1, 4.5 * s.scale(z));
    s.stroke("paper", thin, s.face(0, 0, 1, 1, z));
    const dots = 7;
    for (let j = 1; j < dots; j++) {
      const r = Math.max(0.7, 3 * s.scale(z));
      const inner = z + 0.05 * (1 + z);
      for (const [u, v] of [[j / dots, 0], [j / dots, 1], [0, j / dots], [1, j / dots]] as const) {
        s.fill("paper", s.ellipse(s.x(u, inner), s.y(v, inner), r));
      }
    }
  }
  for (const u of [0, 1]) {
    if (s.wallTone(u) === "paper") {
      s.fill("paper", s.wall(u, 0.08, deepest));
      for (let i = 1; i < frames; i++) s.fill("ink", s.wall(u, deepest * (i / frames) ** 1.5, deepest * (i / frames) ** 1.5 * 1.06 + 0.03));
      s.runs(u, 12, 0.08, deepest, "ink", 1);
    }
  }
  // light through the grating above, in bands on the floor
  const bands = s.whole(4, 6);
  for (let i = 0; i < bands; i++) {
    const z0 = (deepest * (i + 0.1)) / bands / 1.5;
    const z1 = z0 + deepest * 0.055 * (1 + z0 * 0.4);
    s.fill("paper", s.deck(1, 0.08, 0.92, z0, z1));
    if (s.light === "above") {
      s.fill("paper", s.deck(0, 0.2, 0.8, z0, z1));
      for (let j = 1; j < 6; j++) s.stroke("ink", 1.5, s.line([0.2 + 0.1 * j, 0, z0], [0.2 + 0.1 * j, 0, z1]));
    }
  }
  // the fan
  const [x, y] = [s.vx, s.vy];
  const r = Math.min(s.width, s.height) * 0.3;
  s.fill("paper", s.ellipse(x, y, r * 1.02));
  const blades = s.whole(5, 8);
  const turn = s.next() * Math.PI;
  for (let i = 0; i < blades; i++) {
    const a = turn + (i * 2 * Math.PI) / blades;
    const b = a + (Math.PI / blades) * 0.95;
    s.fill("ink", `M${x + Math.cos(a) * r * 0.2} ${y + Math.sin(a) * r * 0.2}L${x + Math.cos(a) * r * 0.96} ${y + Math.sin(a) * r * 0.96}A${r * 0.96} ${r * 0.96} 0 0 1 ${x + Math.cos(b) * r * 0.96} ${y + Math.sin(b) * r * 0.96}L${x + Math.cos(b) * r * 0.2} ${y + Math.sin(b) * r * 0.2}Z`);
  }
  s.edged("ink", "paper", 3, s.ring(x, y, r * 1.14, r * 1.14, 0.88));
  if (s.light === "behind") s.rays(60, "paper", 2);
  s.fill("signal", s.wall(s.pick([0, 1]), 0.3, 0.36, 0.3, 0.7));
  return { u: 0.5, v: 0.98, z: 0.3, tall: 0.6 };
};

export const vault: Scene = (s) => {
  const deepest = s.between(0.9, 1.2);
  s.rays(110, "ink", 2.5);
  s.shell(deepest, "ink");
  for (const u of [0, 1]) {
    const tone = s.wallTone(u);
    const mark = s.other(tone);
    const [across, down] = [s.whole(5, 7), s.whole(7, 9)];
    for (let i = 0; i < across; i++) {
      for (let j = 0; j < down; j++) {
        const [z0, z1] = [(deepest * i) / across, (deepest * (i + 0.86)) / across];
        const [v0, v1] = [j / down + 0.012, (j + 0.86) / down];
        if (s.maybe(0.12)) s.fill(mark, s.wall(u, z0, z1, v0, v1));
        else s.stroke(mark, 1.1, s.wall(u, z0, z1, v0, v1));
        const [zm, vm] = [(z0 + z1) / 2, (v0 + v1) / 2];
        s.fill(mark, s.ellipse(s.x(u, zm), s.y(vm, zm), 2 * s.scale(zm)));
      }
    }
  }
  s.beams(1, 7, deepest, "ink", 4);
  s.beams(0, 5, deepest, "ink", 7);
  const [x, y] = [s.x(0.5, deepest), s.y(0.5, deepest)];
  const r = (s.y(1, deepest) - s.y(0, deepest)) * 0.49;
  s.fill("paper", s.ellipse(x, y, r));
  s.fill("ink", s.ring(x, y, r * 0.94, r * 0.94, 0.9));
  const bolts = s.whole(14, 20);
  for (let i = 0; i < bolts; i++) {
    const angle = (i * 2 * Math.PI) / bolts;
    s.fill("ink", s.ellipse(x + Math.cos(angle) * r * 0.76, y + Math.sin(angle) * r * 0.76, r * 0.036));
  }
  s.stroke("ink", 2, s.ellipse(x, y, r * 0.66) + s.ellipse(x, y, r * 0.62));
  const spokes = s.pick([5, 6, 8]);
  const turn = s.next();
  for (let i = 0; i < spokes; i++) {
    const angle = turn + (i * 2 * Math.PI) / spokes;
    s.stroke("ink", r * 0.05, `M${x} ${y}L${x + Math.cos(angle) * r * 0.56} ${y + Math.sin(angle) * r * 0.56}`);
  }
  s.stroke("ink", r * 0.045, s.ellipse(x, y, r * 0.42));
  if (s.light !== "behind") s.hatch(x - r * 0.62, y - r * 0.1, x + r * 0.62, y + r * 0.62, 8, "ink", 2);
  windows(s, deepest, 0.12, 0.3);
  s.fill("signal", s.rect(x + r * 1.02, y - r * 0.16, r * 0.09, r * 0.32));
  return { u: 0.5, v: 0.99, z: 0.28, tall: 0.6 };
};
