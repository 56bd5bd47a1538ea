/** The dice of Vengeance: red with bone symbols; a wound turns its die black, flashbacks are bone. */
import type { DieLook, Face } from "../../parts/contracts";

const ICONS: Readonly<Record<string, readonly string[]>> = {
  run: ["run"],
  knife: ["bowie-knife"],
  knife2: ["bowie-knife", "bowie-knife"],
  double_knife: ["bowie-knife", "bowie-knife"],
  gun: ["revolver"],
  wound: ["drop"],
  train: ["weight-lifting-up"],
  buy: ["pay-money"],
  heal: ["heart-plus"],
  anticipate: ["brain-dump"],
  collect: ["swap-bag"],
};

export function faces(_kind: string, face: string): Face | null {
  const icons = ICONS[face];
  return icons ? { icons } : null;
}

const LOOKS: Readonly<Record<string, DieLook>> = {
  wound: { face: "#1a0f0f", side: "#0c0606", ink: "var(--danger)", edge: "var(--danger)" },
  flashback: { face: "#f7ecd6", side: "#cbb894", ink: "var(--paper-ink)", edge: "var(--paper-ink)" },
};

export const dieLook = (kind: string): DieLook | null => LOOKS[kind] ?? null;
