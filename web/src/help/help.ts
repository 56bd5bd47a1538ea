/** How components far from the table screen open a rule: the screen provides it, they use it. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("help");

export interface Help {
  readonly game: string;
  open(rule: string): void;
}

export const provideHelp = (help: Help): Help => setContext(KEY, help);
export const useHelp = (): Help | undefined => getContext<Help | undefined>(KEY);
