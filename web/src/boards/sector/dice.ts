/** The dice of Dark Sector: what is on their faces, how each kind is made, which are read together. */
import type { BoardModule, Die, DieLook, Face } from "../../parts/contracts";

/** The symbol of each type of ammo. */
export const AMMO: Readonly<Record<string, string>> = {
  ballistic: "heavy-bullets",
  energy: "laser-blast",
  explosive: "bright-explosion",
  flame: "flame",
  special: "chemical-bolt",
};

const TRAITS: Readonly<Record<string, string>> = { might: "fist", cunning: "eye-target", wisdom: "brain" };

const SYMBOLS: Readonly<Record<string, string>> = {
  burst: "bullets",
  surge: "lightning-arc",
  pulse: "pulse",
  flare: "fire-wave",
  fault: "cancel",
  jam: "cancel",
  steady: "circuitry",
  flicker: "lightning-branches",
};

export function faces(kind: string, face: string): Face | null {
  if (face === "hit") return { icons: [AMMO[kind] ?? "bullet-impacts"] };
  const trait = TRAITS[face.replace(/2$/, "")];
  if (trait) return face.endsWith("2") ? { icons: [trait, trait], shield: true } : { icons: [trait] };
  const symbol = SYMBOLS[face];
  return symbol ? { icons: [symbol] } : null;
}

/** Chapter dice black with white lines, the hit die with signal marks; ammo types differ by face. */
const LOOKS: Readonly<Record<string, DieLook>> = {
  chapter: { face: "#1b1b19", side: "#0d0d0c", top: "#2e2e2b", ink: "var(--ink)", edge: "var(--ink)" },
  hit: { face: "#0f0f0e", side: "#000", top: "#262622", ink: "var(--accent)", edge: "var(--accent)" },
  tech: { face: "#2a2a27", side: "#161614", ink: "var(--ink)", edge: "var(--accent)" },
  ballistic: { pattern: "band" },
  energy: { pattern: "lines" },
  explosive: { face: "#8b877c", side: "#5f5c54" },
  flame: { pattern: "hatch" },
  special: { pattern: "dots" },
};

export const dieLook = (kind: string): DieLook | null => LOOKS[kind] ?? null;

/** Those of the enemy, of technology and of chapters stand apart. */
export const groups = (die: Die): string => (["hit", "chapter", "tech"].includes(die.kind) ? die.kind : "thrown");

/** The catalogue knows the hit die under a name that is not also a face's. */
export const words: NonNullable<BoardModule["words"]> = {
  die: (kind) => ({ key: kind === "hit" ? "outcome-hit-die" : `outcome-${kind}` }),
};
