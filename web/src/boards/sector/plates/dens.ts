/** Places where things live: bar, hive, street, pit. */
import type { Scene } from "./rooms";
import type { Stage } from "./stage";

function bottle(s: Stage, x: number, foot: number, tall: number): number {
  const wide = tall * s.between(0.22, 0.42);
  const kind = s.pick(["tall", "round", "square"] as const);
  const neck = wide * 0.32;
  const body =
    kind === "round"
      ? `M${x + wide / 2 - neck / 2} ${foot - tall}h${neck}v${tall * 0.35}q${wide * 0.4} ${tall * 0.1} ${wide * 0.34} ${tall * 0.65}h${-wide}q${-wide * 0.06} ${-tall * 0.55} ${wide * 0.34} ${-tall * 0.65}Z`
      : `M${x + wide / 2 - neck / 2} ${foot - tall}h${neck}v${tall * (kind === "tall" ? 0.3 : 0.16)}l${(wide - neck) / 2} ${tall * 0.12}V${foot}h${-wide}V${foot - tall * (kind === "tall" ? 0.58 : 0.72)}l${(wide - neck) / 2} ${-tall * 0.12}Z`;
  if (s.maybe(0.6)) s.fill("ink", body);
  else s.edged("paper", "ink", 1.8, body);
  return wide;
}

export const bar: Scene = (s) => {
  s.vy = s.height * s.between(0.42, 0.5);
  const deepest = 0.8;
  s.fill("ink", s.rect(0, 0, s.width, s.height));
  for (const u of [0, 1]) {
    const tone = s.wallTone(u);
    s.fill(tone, s.wall(u, 0, deepest));
    for (let i = 0; i < 8; i++) s.stroke(s.other(tone), 1.4, s.line([u, 0, (deepest * i) / 8], [u, 1, (deepest * i) / 8]));
    s.stroke(s.other(tone), 3, s.line([u, 0.62, 0], [u, 0.62, deepest]));
  }
  const [x0, x1] = [s.x(0.02, deepest), s.x(0.98, deepest)];
  const bright = s.light === "behind";
  s.fill("paper", s.face(0.02, 0.06, 0.98, 0.9, deepest));
  if (!bright) s.hatch(x0, s.y(0.06, deepest), x1, s.y(0.9, deepest), 5, "ink", 2.4);
  const shelves = 3;
  for (let i = 0; i < shelves; i++) {
    const y = s.y(0.3 + i * 0.22, deepest);
    const tall = s.height * 0.085;
    let x = x0 + 6;
    while (x < x1 - 14) x += bottle(s, x, y, tall * s.between(0.6, 1.05)) + s.between(2, 8);
    s.edged("ink", "paper", 1.2, s.rect(x0, y, x1 - x0, 6));
  }
  s.fill("ink", s.deck(0, 0, 1, 0, deepest));
  s.beams(0, 6, deepest, "paper", 2);
  // lamps over the counter
  const count = s.whole(2, 3);
  for (let i = 0; i < count; i++) {
    const u = (i + 0.5) / count + s.between(-0.06, 0.06);
    const z = 0.22;
    const [x, y] = [s.x(u, z), s.y(0.2, z)];
    const r = s.width * 0.05;
    s.stroke("paper", 1.6, `M${x} 0V${y - r * 0.5}`);
    s.fill(s.light === "above" ? "paper" : "haze", `M${x - r} ${y + r * 0.4}L${x - r * 3} ${s.y(0.74, z)}H${x + r * 3}L${x + r} ${y + r * 0.4}Z`);
    s.edged("ink", "paper", 2, `M${x - r} ${y + r * 0.4}q0 ${-r} ${r} ${-r}t${r} ${r}Z`);
  }
  // the sign
  const [nx, ny] = [s.x(s.pick([0.16, 0.84]), 0.5), s.y(0.17, 0.5)];
  const n = s.width * 0.055;
  const sign = s.pick([
    `M${nx - n} ${ny - n * 0.7}L${nx} ${ny + n * 0.4}L${nx + n} ${ny - n * 0.7}ZM${nx} ${ny + n * 0.4}v${n * 0.8}M${nx - n * 0.5} ${ny + n * 1.2}h${n}`,
    `M${nx - n} ${ny}l${n * 0.5} ${-n * 0.8}l${n * 0.5} ${n * 1.5}l${n * 0.5} ${-n * 1.5}l${n * 0.5} ${n * 0.8}`,
    `${s.ellipse(nx, ny, n * 0.8)}M${nx - n * 0.8} ${ny}h${n * 1.6}`,
  ]);
  s.stroke("ink", 10, sign, true);
  s.stroke("signal", 4, sign, true);
  s.fill("ink", s.deck(1, 0, 1, 0, deepest));
  return { u: 0.5, v: 0.84, z: 0.36, tall: 0.58 };
};

/** The counter and its stools, before the figure. */
export function counter(s: Stage): void {
  const y = s.height * 0.79;
  s.edged("ink", "paper", 3, s.rect(-6, y, s.width + 12, s.height * 0.3));
  s.fill("paper", s.rect(-6, y - s.height * 0.028, s.width + 12, s.height * 0.028));
  s.stroke("ink", 2, `M-6 ${y - s.height * 0.028}H${s.width + 6}`);
  for (let i = 0; i < 12; i++) s.stroke("paper", 1.2, `M${(i * s.width) / 11} ${y + 8}V${s.height}`);
  const stools = s.whole(2, 3);
  for (let i = 0; i < stools; i++) {
    const x = (s.width * (i + 0.5)) / stools + s.between(-20, 20);
    s.edged("ink", "paper", 2.4, s.ellipse(x, s.height * 0.9, s.width * 0.065, s.height * 0.024) + s.rect(x - 5, s.height * 0.91, 10, s.height * 0.12));
  }
}

export const hive: Scene = (s) => {
  s.vy = s.height * s.between(0.42, 0.5);
  s.fill("ink", s.rect(0, 0, s.width, s.height));
  const rings = s.whole(6, 8);
  const reach = Math.hypot(s.width, s.height) * 0.62;
  const lobes = Array.from({ length: 5 }, (_, i) => ({ n: i + 2, size: s.between(0.02, 0.09), turn: s.next() * 6 }));
  const throat = (r: number, shift: number): string => {
    let d = "";
    for (let i = 0; i <= 90; i++) {
      const angle = (i / 90) * Math.PI * 2;
      const wave = lobes.reduce((sum, lobe) => sum + Math.sin(angle * lobe.n + lobe.turn + shift) * lobe.size, 1);
      const x = s.vx + Math.cos(angle) * r * wave;
      const y = s.vy + Math.sin(angle) * r * wave * 0.92;
      d += `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    }
    return `${d}Z`;
  };
  const dark = s.source();
  for (let i = 0; i < rings; i++) {
    const r = reach * 0.8 ** (i * 1.35);
    s.fill("paper", throat(r, i * 0.5));
    s.fill("ink", throat(r * 0.955, i * 0.5 + 0.06));
    const cells = 16 - i;
    for (let j = 0; j < cells; j++) {
      const angle = ((j + (i % 2) / 2) / cells) * Math.PI * 2;
      const at = r * 0.83;
      const size = r * 0.075 * s.between(0.8, 1.3);
      const [x, y] = [s.vx + Math.cos(angle) * at, s.vy + Math.sin(angle) * at * 0.92];
      const lit = dark === null || (dark === 0 ? x > s.vx : x < s.vx);
      const tilt = (angle * 180) / Math.PI;
      const cell = s.ellipse(0, 0, size * 1.15, size * 0.8);
      s.shapes.push({ d: cell, fill: lit && s.maybe(0.55) ? "paper" : "ink", stroke: "paper", width: 1.6, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(0)})` });
      if (s.maybe(0.5)) s.shapes.push({ d: s.ellipse(0, 0, size * 0.5, size * 0.36), fill: "ink", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(0)})` });
    }
  }
  const bright = s.light === "behind" ? 0.36 : 0.3;
  s.fill("paper", throat(Math.min(s.width, s.height) * bright, 3));
  s.rays(40, "ink", 1.6);
  if (s.light !== "behind") {
    const r = Math.min(s.width, s.height) * bright;
    s.hatch(s.vx - r, s.vy - r, s.vx + r, s.vy + r, 8, "ink", 2.2);
  }
  if (s.light === "above") s.fill("paper", `M${s.vx - 30} 0h60L${s.vx + s.width * 0.26} ${s.height}H${s.vx - s.width * 0.26}Z`);
  for (let i = 0; i < 9; i++) {
    const x = s.next() * s.width;
    const y = s.height * s.between(0.08, 0.34);
    s.edged("ink", "paper", 1.5, `M${x - 7} -4Q${x - 2} ${y * 0.6} ${x} ${y}Q${x + 2} ${y * 0.6} ${x + 7} -4Z`);
  }
  const eggs: number[] = [];
  for (let i = 0; i < 7; i++) {
    const x = (s.width * (i + 0.5)) / 7 + s.between(-18, 18);
    if (Math.abs(x - s.width / 2) > s.width * 0.12 && s.maybe(0.8)) eggs.push(x);
  }
  if (!eggs.length) eggs.push(s.width * 0.2);
  const lit = s.whole(0, eggs.length - 1);
  eggs.forEach((x, i) => {
    const r = Math.min(s.width, s.height) * s.between(0.045, 0.07);
    const y = s.height * s.between(0.88, 0.95);
    s.edged("ink", "paper", 2.4, s.ellipse(x, y, r, r * 1.35));
    s.stroke("paper", 2, `M${x - r * 0.5} ${y - r * 0.8}q${r * 0.3} ${-r * 0.3} ${r * 0.7} ${-r * 0.2}`, true);
    if (i === lit) s.fill("signal", s.ellipse(x, y + r * 0.2, r * 0.34, r * 0.5));
  });
  return { u: 0.5, v: 0.95, z: 0.25, tall: 0.62 };
};

export const street: Scene = (s) => {
  s.vy = s.height * s.between(0.56, 0.64);
  const deepest = s.between(2.2, 3);
  s.fill("ink", s.rect(0, 0, s.width, s.height));
  s.fill("paper", s.deck(1, -0.2, 1.2, 0, deepest));
  s.rays(120, "ink", 3.2);
  // between the roofs
  const sky = s.light === "behind" ? "paper" : "ink";
  const ground = s.y(1, deepest);
  s.fill(sky, s.rect(0, 0, s.width, ground));
  const [mx, my] = [s.x(0.5, deepest), s.height * 0.3];
  const moon = s.width * (s.light === "behind" ? 0.2 : 0.1);
  if (s.light === "behind") s.edged("paper", "ink", 2.5, s.ellipse(mx, my, moon));
  else s.fill("paper", s.ellipse(mx, my, moon));
  let bands = "";
  for (let i = 1; i < 7; i++) {
    const half = Math.sqrt(1 - (i / 7) ** 2) * moon;
    bands += `M${mx - half} ${my + (moon * i) / 7}H${mx + half}`;
  }
  s.stroke("ink", moon * 0.05, bands);
  for (let i = 0; i < 6; i++) {
    const u = -0.1 + i * 0.2;
    s.edged("ink", sky === "paper" ? "ink" : "paper", 1, s.face(u, s.between(0.05, 0.5), u + 0.2, 1, deepest));
    for (let j = 0; j < 4; j++) s.fill("paper", s.face(u + 0.04 + (j % 2) * 0.07, 0.6 + Math.floor(j / 2) * 0.14, u + 0.07 + (j % 2) * 0.07, 0.66 + Math.floor(j / 2) * 0.14, deepest));
  }
  let neon = s.whole(2, 5);
  for (const u of [0, 1]) {
    const tone = s.wallTone(u);
    const mark = s.other(tone);
    s.fill(tone, s.wall(u, 0, deepest, -0.6, 1));
    const houses = 5;
    for (let i = houses - 1; i >= 0; i--) {
      const [z0, z1] = [(deepest * i) / houses, (deepest * (i + 1)) / houses];
      s.stroke(mark, 3 * s.scale(z0), s.line([u, -0.6, z0], [u, 1, z0]));
      for (let row = 0; row < 6; row++) {
        for (let col = 0; col < 3; col++) {
          const z = z0 + ((z1 - z0) * (col + 0.25)) / 3;
          const v = -0.16 + row * 0.17;
          if (s.maybe(0.42)) s.fill(mark, s.wall(u, z, z + ((z1 - z0) / 3) * 0.5, v, v + 0.09));
          else if (s.maybe(0.5)) s.stroke(mark, 1, s.wall(u, z, z + ((z1 - z0) / 3) * 0.5, v, v + 0.09));
        }
      }
      // an awning, a balcony or a hanging sign
      const out = u ? 1 - s.between(0.07, 0.13) : s.between(0.07, 0.13);
      const zm = (z0 + z1) / 2;
      const v = s.pick([0.28, 0.5, 0.62]);
      if (s.maybe(0.5)) {
        s.edged("ink", "paper", 1.8, s.face(Math.min(u, out), v - 0.2, Math.max(u, out), v + 0.08, zm));
        const sign: "signal" | "paper" = neon-- === 0 ? "signal" : "paper";
        for (let j = 0; j < 3; j++) {
          const [c, top] = [(u + out) / 2, v - 0.165 + j * 0.085];
          s.stroke(sign, 3 * s.scale(zm), s.pick([s.line([c - 0.02, top, zm], [c + 0.02, top, zm]) + s.line([c, top, zm], [c, top + 0.05, zm]), s.line([c - 0.02, top, zm], [c + 0.02, top + 0.04, zm]), s.face(c - 0.018, top, c + 0.018, top + 0.045, zm)]));
        }
      } else {
        s.edged("paper", "ink", 2, s.poly([u, v, z0], [u, v, z1], [out, v + 0.05, z1], [out, v + 0.05, z0]));
        for (let j = 1; j < 4; j++) {
          const z = z0 + ((z1 - z0) * j) / 4;
          s.stroke("ink", 2.4 * s.scale(z), s.line([u, v, z], [out, v + 0.05, z]));
        }
      }
    }
  }
  for (let i = 0; i < s.whole(4, 7); i++) {
    const z = deepest * s.between(0.05, 0.7);
    const [va, vb] = [s.between(-0.1, 0.2), s.between(-0.1, 0.2)];
    const [xa, ya, xb, yb] = [s.x(0, z), s.y(va, z), s.x(1, z), s.y(vb, z)];
    const sag = `M${xa} ${ya}Q${(xa + xb) / 2} ${Math.max(ya, yb) + 26 * s.scale(z)} ${xb} ${yb}`;
    s.stroke("ink", 4, sag);
    s.stroke("paper", 1.6, sag);
  }
  if (neon >= 0) s.fill("signal", s.wall(s.pick([0, 1]), 0.5, 0.6, 0.3, 0.55));
  return { u: 0.5, v: 0.97, z: 0.5, tall: 0.56 };
};

/** A row of heads along the rim. */
function crowd(s: Stage, y: (x: number) => number, size: number, tone: "ink" | "paper"): void {
  let d = "";
  for (let x = -size; x < s.width + size; x += size * s.between(0.95, 1.3)) {
    const head = size * s.between(0.3, 0.42);
    const foot = y(x) + size * 0.4;
    const top = foot - size * s.between(1.2, 1.7);
    d += s.ellipse(x, top, head) + `M${x - head * 1.7} ${foot}Q${x - head * 1.5} ${top + head} ${x} ${top + head * 0.8}Q${x + head * 1.5} ${top + head} ${x + head * 1.7} ${foot}Z`;
    if (s.maybe(0.16)) d += `M${x + head} ${top + head * 1.6}l${head * 0.9} ${-size * 1.1}l${head * 0.7} ${head * 0.2}l${-head * 0.5} ${size * 1.2}Z`;
  }
  s.edged(tone, tone === "ink" ? "paper" : "ink", 1.4, d);
}

export const pit: Scene = (s) => {
  s.vy = s.height * s.between(0.3, 0.36);
  s.fill("ink", s.rect(0, 0, s.width, s.height));
  s.rays(70, "paper", 1.6);
  const x = s.vx;
  const base = s.height * 0.86;
  const tiers = s.whole(3, 4);
  for (let i = tiers; i >= 0; i--) {
    const t = i / tiers;
    const rx = s.width * (0.44 + t * 0.46);
    const ry = s.height * (0.15 + t * 0.2);
    const y = base - s.height * 0.05 - t * s.height * 0.2;
    s.edged("ink", "paper", 2, s.ellipse(x, y, rx, ry));
    const rim = (px: number): number => y - Math.sqrt(Math.max(0, 1 - ((px - x) / rx) ** 2)) * ry;
    if (i) crowd(s, rim, s.width * 0.055, i % 2 ? "paper" : "ink");
    s.fill("paper", s.ring(x, y + 4, rx * 0.97, ry * 0.97, 0.95));
    s.fill("ink", s.ellipse(x, y + 8, rx * 0.93, ry * 0.92));
    for (let j = 0; j < 22; j++) {
      const angle = Math.PI + (j / 21) * Math.PI;
      s.stroke("paper", 1.2, `M${x + Math.cos(angle) * rx * 0.93} ${y + 8 + Math.sin(angle) * ry * 0.92}l0 ${s.height * 0.045}`);
    }
  }
  // the gate
  const [gx, gy, gw, gh] = [x - s.width * 0.16, base - s.height * 0.36, s.width * 0.32, s.height * 0.34];
  s.edged("ink", "paper", 3, `M${gx} ${gy + gh}V${gy + gw * 0.4}Q${gx} ${gy} ${gx + gw / 2} ${gy}T${gx + gw} ${gy + gw * 0.4}V${gy + gh}Z`);
  if (s.light === "behind") s.fill("paper", `M${gx + 9} ${gy + gh}V${gy + gw * 0.4}Q${gx + 9} ${gy + 9} ${gx + gw / 2} ${gy + 9}T${gx + gw - 9} ${gy + gw * 0.4}V${gy + gh}Z`);
  const mark = s.light === "behind" ? "ink" : "paper";
  for (let i = 1; i < 7; i++) s.stroke(mark, 2.4, `M${gx + (gw * i) / 7} ${gy + gh * 0.16}V${gy + gh}`);
  for (let i = 1; i < 5; i++) s.stroke(mark, 2.4, `M${gx + 8} ${gy + gh * (0.2 + i * 0.17)}h${gw - 16}`);
  s.fill("paper", s.ellipse(x, base, s.width * 0.42, s.height * 0.13));
  for (let i = 0; i < 40; i++) {
    const angle = s.next() * Math.PI * 2;
    const [from, to] = [s.between(0.3, 0.7), s.between(0.75, 0.98)];
    s.stroke("ink", 1, `M${x + Math.cos(angle) * s.width * 0.42 * from} ${base + Math.sin(angle) * s.height * 0.13 * from}L${x + Math.cos(angle) * s.width * 0.42 * to} ${base + Math.sin(angle) * s.height * 0.13 * to}`);
  }
  const from = s.light === "left" ? 0.06 : s.light === "right" ? 0.94 : 0.5;
  if (s.light !== "behind") {
    s.fill("paper", `M${from * s.width - 10} -4h20L${x + s.width * 0.3} ${base}H${x - s.width * 0.3}Z`);
    s.edged("signal", "ink", 3, s.rect(from * s.width - 16, -6, 32, 16));
  } else s.fill("signal", s.ellipse(gx + gw / 2, gy - 12, 6));
  for (let i = 0; i < s.whole(2, 3); i++) {
    const cx = s.width * s.pick([0.12, 0.2, 0.8, 0.88]);
    const length = s.height * s.between(0.2, 0.45);
    for (let y = 0; y < length; y += 12) s.stroke("paper", 2, s.ellipse(cx, y, y % 24 ? 2 : 4.5, 7));
  }
  return { u: 0.5, v: 0.9, z: 0.06, tall: 0.56 };
};
