/** How a game's events are told, by what its board says of them. */
import type { BoardModule } from "../parts/contracts";
import { say } from "../words/speech.svelte";
import { storiesOf } from "./digest";
import type { Telling } from "./playback";

/** Milliseconds a letter of a story takes to read. */
const LETTER = 24;

export function telling(module: () => BoardModule | null): Telling {
  return {
    advance: (scene, event) => module()?.advance?.(scene, event) ?? scene,
    reading: (event) => (storiesOf(module()).has(event.kind) ? say(event.message).length * LETTER : 0),
    moment: (event, entry, scene) => {
      const found = module()?.moment?.(event, entry, scene) ?? null;
      return found && (found.go ? "waits" : "held");
    },
  };
}
