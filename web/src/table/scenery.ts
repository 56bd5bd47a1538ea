/** What the party, the log and the board need of a table or of a replay. */
import type { Step, Still } from "../parts/contracts";
import type { Asked, ClockView, Happening, Offer } from "../wire/messages";
import type { Mirror } from "../wire/mirror";
import type { Command } from "../wire/socket";
import type { Dock } from "./decision";
import type { Shown } from "./playback";

export interface Scenery {
  readonly game: string;
  readonly mirror: Mirror | null;
  readonly shown: Shown | null;
  readonly dock: Dock | null;
  readonly lit: ReadonlySet<string>;
  readonly spot: ReadonlySet<string>;
  readonly focus: string | null;
  /** Lines after this one came while nobody looked. */
  readonly mark: number | null;
  /** What is being told; null between entries. */
  readonly event: Happening | null;
  /** The seats this person holds. */
  readonly seats: readonly number[];
  readonly clocks: readonly ClockView[];
  /** Divides the length of animations. */
  readonly speed: number;
  /** The decision that is this person's, and the option in focus. */
  readonly asked: Asked | null;
  readonly offer: Offer | null;
  /** The server's time. */
  now(): number;
  /** A piece was clicked, tapped or activated by the keyboard. */
  choosePiece(id: string): void;
  /** An option was chosen on the board itself; left out where nobody can choose. */
  chooseOption?(option: string): void;
  /** Several choices, one after the other, were begun on the board. */
  route?(steps: readonly Step[], still: Still, across?: boolean): void;
  /** The pointer or the keyboard is on a piece, or has left it; left out where that means nothing. */
  hover?(id: string | null): void;
  point(ids: readonly string[]): void;
  command(command: Command): Promise<boolean>;
}
