/** The dice of Dark Souls: swords counted out, a dodging figure on the green ones. */
import type { DieLook, Face } from "../../parts/contracts";
import { countedFace } from "../../parts/faces";

const COUNTED: Readonly<Record<string, string>> = {
  black: "broadsword",
  blue: "broadsword",
  orange: "broadsword",
  green: "dodging",
  dodge: "dodging",
};

export function faces(kind: string, face: string): Face | null {
  const icon = COUNTED[kind];
  const count = /^[a-z]*(\d+)$/.exec(face)?.[1];
  return icon && count !== undefined ? countedFace(icon, count) : null;
}

const GREEN: DieLook = { face: "#3d6b3a", side: "#24431f", ink: "#f0f5ea", edge: "#b8dba5" };
const LOOKS: Readonly<Record<string, DieLook>> = {
  black: { face: "#1d1917", side: "#0d0b0a", ink: "#efe6d9", edge: "#b9ac9c" },
  blue: { face: "#2f5f8f", side: "#1c3d60", ink: "#f4efe6", edge: "#9cc0d6" },
  orange: { face: "#b4561a", side: "#74340d", ink: "#fff3e4", edge: "#ffd0a0" },
  green: GREEN,
  dodge: GREEN,
};

export const dieLook = (kind: string): DieLook | null => LOOKS[kind] ?? null;
