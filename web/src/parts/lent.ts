/**
 * What the screen lends to parts that lie deep inside a board, so that no board has to hand it
 * down: how the game's dice look, and what the option at a lit piece would do.
 */
import { getContext, setContext } from "svelte";
import type { DieLook, Face } from "./contracts";

const KEY = Symbol("lent");

export interface Lent {
  faces?: ((kind: string, face: string) => Face | null) | undefined;
  dieLook?: ((kind: string) => DieLook | null) | undefined;
  /** Whether a party card stands for an answer: who is it? Elsewhere a card opens its sheet. */
  isAnswer?: ((sheet: string) => boolean) | undefined;
  /** The option that picking a lit piece brings forward, in words, with its odds; empty for none. */
  optionAt?: ((id: string) => string) | undefined;
  /** Whether all that picking a lit piece can do surely ends somebody, or the game. */
  deadlyAt?: ((id: string) => boolean) | undefined;
}

/** Getters, so that what is lent may change. */
export const lend = (lent: Lent): Lent => setContext(KEY, lent);
export const lent = (): Lent => getContext<Lent | undefined>(KEY) ?? {};
