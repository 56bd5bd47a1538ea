/** What the party, the log and the sheets need of a table or of a replay. */
import type { Mirror } from "../wire/mirror";
import type { Command } from "../wire/socket";
import type { Dock } from "./decision";
import type { Shown } from "./playback";

export interface Scenery {
  readonly mirror: Mirror | null;
  readonly shown: Shown | null;
  readonly dock: Dock | null;
  readonly lit: ReadonlySet<string>;
  readonly spot: ReadonlySet<string>;
  readonly focus: string | null;
  /** Lines after this one came while nobody looked. */
  readonly mark: number | null;
  /** A piece was clicked, tapped or activated by the keyboard. */
  choosePiece(id: string): void;
  point(ids: readonly string[]): void;
  command(command: Command): Promise<boolean>;
}
