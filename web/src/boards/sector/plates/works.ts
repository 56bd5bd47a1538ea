/** Rooms where machines stand: lab, dock, reactor, bridge. */
import { opening, windows, type Scene } from "./rooms";
import type { Stage } from "./stage";

/** Stars, a planet and its shadow, seen through an opening that is already black. */
export function space(s: Stage, x0: number, y0: number, x1: number, y1: number, bright: boolean): void {
  let stars = "";
  for (let i = 0; i < 60; i++) {
    stars += s.ellipse(s.between(x0 + 3, x1 - 3), s.between(y0 + 3, y1 - 3), 0.6 + s.next() ** 3 * 1.6);
  }
  s.fill("paper", stars);
  const [wide, tall] = [x1 - x0, y1 - y0];
  const r = Math.min(wide, tall) * (bright ? s.between(0.4, 0.46) : s.between(0.16, 0.26));
  const x = bright ? x0 + wide * s.between(0.46, 0.54) : x0 + wide * s.pick([0.24, 0.78]);
  const y = bright ? y0 + tall * s.between(0.5, 0.56) : y0 + tall * s.between(0.25, 0.4);
  s.fill("paper", s.ellipse(x, y, r));
  let bands = "";
  const lines = s.whole(7, 12);
  for (let i = 1; i < lines; i++) {
    const t = -1 + (2 * i) / lines;
    const half = Math.sqrt(1 - t * t) * r;
    const from = x - half * s.between(-0.2, 0.98);
    bands += `M${from} ${y + t * r}Q${(from + x + half) / 2} ${y + t * r + r * 0.06} ${x + half} ${y + t * r}`;
  }
  s.stroke("ink", Math.max(1.2, r * 0.03), bands);
  if (s.maybe(0.5)) {
    s.stroke("ink", r * 0.1, `M${x - r * 1.5} ${y + r * 0.32}Q${x} ${y + r * 0.66} ${x + r * 1.5} ${y - r * 0.36}`);
    s.stroke("paper", r * 0.045, `M${x - r * 1.5} ${y + r * 0.32}Q${x} ${y + r * 0.66} ${x + r * 1.5} ${y - r * 0.36}`);
  }
}

/** A standing tank with something in it. */
function tank(s: Stage, u: number, z: number, wide: number): void {
  const [x, top, foot] = [s.x(u, z), s.y(0.22, z), s.y(0.94, z)];
  const r = wide * s.width * s.scale(z);
  const cap = r * 0.3;
  const body = `M${x - r} ${top}V${foot}A${r} ${cap} 0 0 0 ${x + r} ${foot}V${top}A${r} ${cap} 0 0 1 ${x - r} ${top}Z`;
  s.edged("paper", "ink", 2.4, body);
  const kind = s.pick(["spine", "blob", "roots"] as const);
  const middle = (top + foot) / 2;
  if (kind === "spine") {
    s.stroke("ink", r * 0.13, `M${x} ${top + r * 0.8}Q${x + r * 0.4} ${middle} ${x - r * 0.1} ${foot - r * 0.6}`, true);
    for (let i = 1; i < 7; i++) {
      const y = top + r + ((foot - top - r * 1.8) * i) / 7;
      s.stroke("ink", r * 0.07, `M${x - r * 0.42} ${y}q${r * 0.5} ${-r * 0.26} ${r * 0.9} ${r * 0.06}`, true);
    }
  } else if (kind === "blob") {
    s.fill("ink", `M${x} ${middle - r}q${r * 0.8} ${r * 0.1} ${r * 0.6} ${r}q${-r * 0.1} ${r * 1.1} ${-r * 0.7} ${r * 0.9}q${-r * 0.8} ${-r * 0.1} ${-r * 0.6} ${-r}q${0} ${-r * 0.8} ${r * 0.7} ${-r * 0.9}Z`);
    s.fill("paper", s.ellipse(x + r * 0.1, middle - r * 0.25, r * 0.17, r * 0.11));
  } else {
    for (let i = 0; i < 6; i++) {
      const at = x + (s.next() - 0.5) * r;
      s.stroke("ink", r * 0.08, `M${x} ${top}Q${at} ${middle - r} ${at + (s.next() - 0.5) * r * 0.7} ${foot - r * s.between(0.5, 1.6)}`, true);
    }
  }
  s.stroke("ink", 1.2, `M${x - r * 0.72} ${top + r * 0.4}V${foot - r * 0.5}`);
  for (let i = 0; i < 5; i++) s.stroke("ink", 1, s.ellipse(x + (s.next() - 0.5) * r, s.between(top + r, foot - r), r * s.between(0.04, 0.1)));
  for (const [y, tall] of [[top - r * 0.42, r * 0.5], [foot - r * 0.06, r * 0.55]] as const) {
    s.edged("ink", "paper", 1.6, `M${x - r * 1.14} ${y}h${r * 2.28}v${tall}q${-r * 1.14} ${cap * 0.8} ${-r * 2.28} 0Z`);
  }
}

export const lab: Scene = (s) => {
  const deepest = s.between(1.2, 1.6);
  s.rays(70, "ink", 1.6);
  for (const u of [0, 1]) {
    const tone = s.wallTone(u);
    s.fill(tone, s.wall(u, 0, deepest));
    s.runs(u, 12, 0, deepest, s.other(tone), 0.9);
    for (let i = 1; i < 12; i++) s.stroke(s.other(tone), 0.9, s.line([u, 0, (deepest * i) / 12], [u, 1, (deepest * i) / 12]));
  }
  s.beams(1, 10, deepest, "ink", 2.5);
  s.beams(0, 7, deepest, "ink", 5);
  for (let i = 0; i < 3; i++) {
    const z = (deepest * (i + 0.2)) / 3;
    s.fill("ink", s.deck(0, 0.3, 0.7, z, z + deepest * 0.2));
    s.fill("paper", s.deck(0, 0.34, 0.66, z + deepest * 0.03, z + deepest * 0.17));
  }
  s.fill("ink", s.face(0, 0, 1, 1, deepest));
  if (s.light === "behind") opening(s, deepest, 0.08, 0.92, 0.1, 1);
  else {
    for (let i = 0; i < 5; i++) {
      for (let j = 0; j < 3; j++) s.stroke("paper", 1.2, s.face(0.1 + i * 0.16, 0.14 + j * 0.2, 0.24 + i * 0.16, 0.3 + j * 0.2, deepest));
    }
    windows(s, deepest, 0.14, 0.34);
  }
  const rows = s.whole(2, 3);
  for (let i = rows - 1; i >= 0; i--) {
    const z = (deepest * (i + 0.16)) / rows;
    for (const u of [s.between(0.05, 0.1), s.between(0.9, 0.95)]) if (s.maybe(0.86) || i === 0) tank(s, u, z, 0.075);
  }
  const z = deepest * 0.6;
  const u = s.pick([0.28, 0.72]);
  const [x, y] = [s.x(u, z), s.y(0.12, z)];
  s.edged("ink", "paper", 2, s.rect(x - s.width * 0.055, y - s.height * 0.035, s.width * 0.11, s.height * 0.085));
  s.stroke("signal", 2.2, `M${x - s.width * 0.044} ${y + s.height * 0.012}h${s.width * 0.02}l${s.width * 0.009} ${-s.height * 0.028}l${s.width * 0.012} ${s.height * 0.045}l${s.width * 0.009} ${-s.height * 0.017}h${s.width * 0.036}`);
  return { u: 0.5, v: 0.98, z: 0.42, tall: 0.6 };
};

/** A crate, seen from the front and from the side that faces the middle. */
function crate(s: Stage, u: number, v: number, z: number, size: number): void {
  const tall = size * (s.width / s.height);
  const inner = u < 0.5 ? u + size : u;
  const back = z + size * 1.6;
  s.edged("ink", "paper", 1.6, s.poly([inner, v - tall, z], [inner, v - tall, back], [inner, v, back], [inner, v, z]));
  s.edged("paper", "ink", 2, s.poly([u, v - tall, z], [u + size, v - tall, z], [u + size, v - tall, back], [u, v - tall, back]));
  s.edged(s.maybe(0.5) ? "paper" : "ink", s.maybe(0.5) ? "ink" : "paper", 2.4, s.face(u, v - tall, u + size, v, z));
  const edge = size * 0.1;
  s.edged("paper", "ink", 2.4, s.face(u, v - tall, u + size, v, z));
  s.stroke("ink", 2, s.face(u + edge, v - tall + edge * 1.1, u + size - edge, v - edge * 1.1, z));
  s.stroke("ink", 3, s.line([u + edge, v - tall + edge, z], [u + size - edge, v - edge, z]));
  if (s.maybe(0.5)) s.stroke("ink", 3, s.line([u + size - edge, v - tall + edge, z], [u + edge, v - edge, z]));
}

export const dock: Scene = (s) => {
  s.vy = s.height * s.between(0.46, 0.54);
  const deepest = s.between(0.95, 1.2);
  s.rays(130, "ink", 3);
  s.shell(deepest, "ink");
  for (const u of [0, 1]) {
    const mark = s.other(s.wallTone(u));
    for (let i = 0; i < 5; i++) {
      const z = (deepest * i) / 5;
      s.stroke(mark, 4 * s.scale(z), s.line([u, 0, z], [u, 1, z]));
      s.stroke(mark, 1.6, s.line([u, 0, z], [u, 0.5, z + deepest / 5], [u, 0, z + (deepest / 5) * 2]));
      s.stroke(mark, 1.6, s.line([u, 1, z], [u, 0.5, z + deepest / 5]));
    }
    s.stroke(mark, 2, s.line([u, 0.5, 0], [u, 0.5, deepest]));
  }
  const bright = s.light === "behind";
  const [x0, x1, y0, y1] = [s.x(0.02, deepest), s.x(0.98, deepest), s.y(0.06, deepest), s.y(1, deepest)];
  space(s, x0, y0, x1, y1, bright);
  // the edges of the door, striped
  for (const [u0, u1] of [[-0.05, 0.03], [0.97, 1.05]] as const) {
    s.fill("paper", s.face(u0, 0, u1, 1, deepest));
    for (let i = 0; i < 9; i++) {
      s.fill("ink", s.poly([u0, i / 9, deepest], [u1, i / 9 + 0.05, deepest], [u1, i / 9 + 0.11, deepest], [u0, i / 9 + 0.06, deepest]));
    }
  }
  s.fill("ink", s.face(0, 0, 1, 0.07, deepest));
  for (let i = 0; i < 6; i++) {
    const z = (deepest * i) / 6;
    s.fill("ink", s.poly([0.47, 1, z], [0.5, 1, z + 0.12 * (1 + z)], [0.53, 1, z], [0.58, 1, z], [0.5, 1, z + 0.2 * (1 + z)], [0.42, 1, z]));
  }
  s.beams(1, 7, deepest, "ink", 3);
  // a crane rail with its hook
  for (const u of [0.24, 0.34]) s.fill("ink", s.deck(0, u, u + 0.035, 0, deepest));
  s.beams(0, 7, deepest, "ink", 6);
  const [hz, hu] = [deepest * s.between(0.25, 0.4), s.pick([0.22, 0.8])];
  const [hx, hy] = [s.x(hu, hz), s.y(0.3, hz)];
  s.stroke("ink", 7, `M${hx} -4V${hy}`);
  s.stroke("paper", 3, `M${hx} -4V${hy}`);
  s.edged("ink", "paper", 2, s.rect(hx - 11, hy - 6, 22, 16));
  s.stroke("paper", 8, `M${hx} ${hy + 12}v8a10 10 0 1 1 -11 11`);
  s.stroke("ink", 4.5, `M${hx} ${hy + 10}v10a10 10 0 1 1 -11 11`);
  windows(s, deepest, 0.1, 0.36);
  const stacks = s.whole(2, 3);
  for (let i = stacks - 1; i >= 0; i--) {
    const z = 0.1 + i * 0.3;
    const size = s.between(0.13, 0.18);
    const left = s.maybe(0.5);
    const u = left ? s.between(-0.02, 0.05) : 1 - size - s.between(-0.02, 0.05);
    crate(s, u, 1, z, size);
    if (s.maybe(0.6)) crate(s, u + (left ? 0.01 : 0.03), 1 - size * (s.width / s.height), z, size * 0.8);
  }
  s.fill("signal", s.face(0.44, 0.015, 0.56, 0.05, deepest));
  return { u: 0.5, v: 0.98, z: 0.4, tall: 0.62 };
};

export const reactor: Scene = (s) => {
  s.vy = s.height * s.between(0.44, 0.52);
  const deepest = s.between(1.4, 1.8);
  s.rays(120, "ink", 3);
  s.fill("ink", s.deck(0, 0, 1, 0, deepest));
  for (let i = 1; i < 12; i++) s.stroke("paper", 1, s.line([i / 12, 0, 0], [i / 12, 0, deepest]));
  s.shell(deepest, "ink");
  for (const u of [0, 1]) {
    const tone = s.wallTone(u);
    const mark = s.other(tone);
    for (const v of [0.14, 0.3, 0.66, 0.82]) {
      s.stroke(mark, 15, s.line([u, v, 0], [u, v, deepest]));
      s.stroke(tone, 9, s.line([u, v, 0], [u, v, deepest]));
      s.stroke(mark, 2, s.line([u, v - 0.01, 0], [u, v - 0.01, deepest]));
      for (let i = 0; i < 4; i++) {
        const z = deepest * (i + 0.3) * 0.22;
        s.stroke(mark, 6 * s.scale(z), s.line([u, v - 0.045, z], [u, v + 0.045, z]));
      }
    }
  }
  const x = s.vx;
  const [top, foot] = [-20, s.y(1, deepest * 0.62)];
  const r = Math.min(s.width, s.height * 1.2) * s.between(0.19, 0.23);
  const glow: string[] = [];
  for (let i = 0; i < 56; i++) {
    const angle = (i * Math.PI * 2) / 56 + s.next() * 0.05;
    const far = s.between(1.2, 2.1) * r;
    glow.push(`M${x + Math.cos(angle) * r * 1.02} ${s.vy + Math.sin(angle) * r * 1.25}L${x + Math.cos(angle) * far} ${s.vy + Math.sin(angle) * far * 1.2}`);
  }
  s.stroke("paper", 2.2, glow.join(""));
  s.edged("paper", "ink", 3, `M${x - r} ${top - 20}V${foot}A${r} ${r * 0.26} 0 0 0 ${x + r} ${foot}V${top - 20}Z`);
  const hoops = s.whole(7, 10);
  for (let i = 0; i < hoops; i++) {
    const y = top + ((foot - top) * (i + 0.4)) / hoops;
    const thick = s.between(3, 8);
    s.stroke("ink", thick, `M${x - r} ${y}A${r} ${r * 0.26} 0 0 0 ${x + r} ${y}`);
  }
  for (const off of [-0.86, -0.7, 0.74, 0.88]) s.stroke("ink", 2, `M${x + r * off} ${top}V${foot + r * 0.1}`);
  if (s.light === "left" || s.light === "right") {
    const dark = s.light === "left" ? 1 : -1;
    s.hatch(dark > 0 ? x + r * 0.2 : x - r, top, dark > 0 ? x + r : x - r * 0.2, foot, 7, "ink", 2.2);
  }
  s.edged("ink", "paper", 2, `M${x - r * 1.3} ${foot - 4}h${r * 2.6}l${r * 0.24} ${r * 0.36}h${-r * 3.08}Z`);
  s.edged("signal", "ink", 3, s.rect(x - r * 0.07, s.height * 0.04, r * 0.14, s.height * 0.15));
  s.beams(1, 7, deepest * 0.6, "ink", 4);
  return { u: 0.5, v: 0.99, z: 0.22, tall: 0.6 };
};

/** A railing before everything. */
export function railing(s: Stage): void {
  const y = s.height * 0.84;
  s.stroke("paper", 10, `M-5 ${y}H${s.width + 5}M-5 ${y + s.height * 0.08}H${s.width + 5}`);
  s.stroke("ink", 6, `M-5 ${y}H${s.width + 5}M-5 ${y + s.height * 0.08}H${s.width + 5}`);
  for (let i = 0; i < 6; i++) {
    const x = s.width * (i + 0.5) * 0.18;
    s.stroke("paper", 10, `M${x} ${y}V${s.height + 5}`);
    s.stroke("ink", 6, `M${x} ${y - 2}V${s.height + 5}`);
  }
}

export const bridge: Scene = (s) => {
  s.vy = s.height * s.between(0.4, 0.46);
  const deepest = 0.9;
  s.rays(100, "ink", 2.5);
  s.shell(deepest, "ink");
  for (const u of [0, 1]) {
    const mark = s.other(s.wallTone(u));
    s.runs(u, 7, 0, deepest, mark, 1.4);
    for (let i = 0; i < 4; i++) s.stroke(mark, 5 * s.scale(i * 0.22), s.line([u, 0, i * 0.22], [u, 1, i * 0.22]));
  }
  const [x0, x1, y0, y1] = [s.x(0.03, deepest), s.x(0.97, deepest), s.y(0.08, deepest), s.y(0.8, deepest)];
  s.stroke("paper", 5, s.face(0.03, 0.08, 0.97, 0.8, deepest));
  space(s, x0, y0, x1, y1, s.light === "behind");
  s.fill("ink", s.face(-0.05, 0.79, 1.05, 1.02, deepest));
  const panes = s.whole(3, 5);
  for (let i = 1; i < panes; i++) {
    const u = 0.03 + (0.94 * i) / panes;
    const lean = (u - 0.5) * 0.12;
    s.stroke("ink", 11, s.line([u - lean, 0.07, deepest], [u + lean, 0.8, deepest]));
    s.stroke("paper", 2, s.line([u - lean, 0.07, deepest], [u + lean, 0.8, deepest]));
  }
  s.stroke("paper", 3, s.face(0.03, 0.08, 0.97, 0.8, deepest));
  s.beams(0, 5, deepest, "ink", 9);
  s.beams(1, 6, deepest, "ink", 3.5);
  windows(s, deepest, 0.2, 0.5);
  const lit = s.whole(0, 17);
  let lamp = 0;
  for (const [u0, u1, z] of [[-0.06, 0.3, 0.34], [0.7, 1.06, 0.34]] as const) {
    s.edged("paper", "ink", 2.5, s.poly([u0, 0.72, z], [u1, 0.72, z], [u1, 0.64, z + 0.26], [u0, 0.64, z + 0.26]));
    s.edged("ink", "paper", 2.5, s.face(u0, 0.72, u1, 1.02, z));
    for (let i = 0; i < 9; i++) {
      const u = u0 + ((u1 - u0) * (i + 0.7)) / 10;
      s.fill("ink", s.poly([u, 0.7, z + 0.03], [u + 0.02, 0.7, z + 0.03], [u + 0.02, 0.67, z + 0.13], [u, 0.67, z + 0.13]));
      s.fill(lamp++ === lit ? "signal" : "paper", s.face(u, 0.78, u + 0.018, 0.8 + s.next() * 0.05, z));
    }
  }
  return { u: 0.5, v: 1, z: 0.3, tall: 0.62 };
};
