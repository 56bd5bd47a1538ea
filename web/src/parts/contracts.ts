/**
 * What the parts and the boards are given: the agreement between the table screen and everything
 * that is drawn on it. Data comes as the scene's own types; words come through `say`.
 */
import type { Component, Snippet } from "svelte";
import type { Asked, Badge, Card, Die, Offer, Page, Scene, Sheet, Stat, Track, Words } from "../wire/messages";

export type { Asked, Badge, Card, Die, Offer, Page, Scene, Sheet, Stat, Track, Words };

/** Words in the reader's language; empty for none. */
export type Say = (words: Words | null | undefined) => string;

export type Mood = "home" | "sector" | "souls" | "vengeance" | "arkalion";

/** How things move. `speed` divides durations: 1 as designed, 2 twice as fast, 0 instantly. */
export interface Motion {
  speed: number;
  /** No tumbling, no pulsing: things appear in place. */
  reducedMotion: boolean;
}

/** How pieces are lit. `lit`: some option points at it. `focus`: the one under the pointer or the keyboard. */
export interface Lighting {
  lit: ReadonlySet<string>;
  focus: string | null;
}

/** Icon.svelte: one glyph of game-icons, in the colour of the text, 1em square unless sized. */
export interface IconProps {
  /** A game-icons name such as `rolling-dices`; an unknown one is drawn as a plain hexagon. */
  name: string;
  /** Pixels; left out: 1em. */
  size?: number;
  /** Read aloud; left out: decoration. */
  label?: string;
}

/** Die.svelte: a cube that shows `die.face`; tumbles whenever `roll` changes. */
export interface DieProps extends Motion {
  die: Die;
  say: Say;
  /** A number that grows with every roll of this die; -1 or left out: lies still. */
  roll?: number;
  /** Place in its roll, for the stagger. */
  order?: number;
  /** Pixels of an edge; left out: `--d` of its surroundings. */
  size?: number;
  lit?: boolean;
  focused?: boolean;
  /** Given: the die is a button. */
  onpick?: ((id: string) => void) | undefined;
  onsettle?: (() => void) | undefined;
}

/** Tray.svelte: the dice of the last roll. Announces the faces (aria-live) when the last one settles. */
export interface TrayProps extends Motion, Lighting {
  dice: readonly Die[];
  say: Say;
  /** Grows with every roll; the same number again means the same roll, seen again. */
  roll: number;
  /** "Last roll" in the reader's language. */
  title: string;
  /** Who rolled what, in words. */
  caption?: string;
  /** The sum or verdict, shown one beat after the last die has settled. */
  verdict?: string;
  onpick?: ((id: string) => void) | undefined;
  onsettle?: (() => void) | undefined;
}

/** Chart.svelte: a track with `style: chart`, as a line through its points. */
export interface ChartProps {
  track: Track;
  say: Say;
  /** On light paper instead of the dark panel. */
  paper?: boolean;
  /** The party row of a phone: no axis, no grid text. */
  compact?: boolean;
}

/** Track.svelte: boxes, ticks, figure or bar; hands `chart` to Chart. */
export interface TrackProps {
  track: Track;
  say: Say;
  paper?: boolean;
  compact?: boolean;
}

/** CardView.svelte: a card as a tile; face down where `up` is false or it has no name. */
export interface CardViewProps extends Partial<Lighting> {
  card: Card;
  say: Say;
  /** Only its icon in a slot (inventory), name in the tooltip. */
  slot?: boolean;
  onpick?: ((id: string) => void) | undefined;
}

/** Badge.svelte: icon and word in a bordered chip; tone by form as well as by colour. */
export interface BadgeProps {
  badge: Badge;
  say: Say;
  /** Only the icon and its value; the word for screen readers and in the tooltip. */
  compact?: boolean;
}

/** Tooltip.svelte: wraps its children; opens on hover (350 ms), focus and long press; Escape closes. */
export interface TooltipProps {
  title: string;
  text?: string;
  /** A rule id of the ledger, shown as a link. */
  rule?: string;
  /** Called with the rule id when the link is taken. */
  onrule?: ((rule: string) => void) | undefined;
  /** "open the rule" in the reader's language. */
  ruleLabel?: string;
  children: Snippet;
}

/** Ruler.svelte: ten ticks, a figure and a word: "83 % survive". */
export interface RulerProps {
  /** 0 to 1. */
  chance: number;
  /** What it is the chance of, in words. */
  of: string;
  /** The figure in words, already localised: "83 %", "< 1 %", "sure". Left out: the part makes "83 %". */
  figure?: string;
}

/** Plate.svelte: drawn art, made from a page's `plate` (names of scenes, figures and light). */
export interface PlateProps {
  plate: Readonly<Record<string, string>>;
  mood: Mood;
  /** Read aloud as the picture's description. */
  label?: string;
}

/** What every board is given. A board draws, lights and reports picks; it decides nothing. */
export interface BoardProps extends Motion, Lighting {
  scene: Scene;
  /** Everything to be shown strongly at this moment: the pieces of the option in focus, the word of the log that was touched. Contains `focus`. */
  spot: ReadonlySet<string>;
  say: Say;
  /** A lit piece was clicked, tapped or activated by the keyboard; for touch the table asks for a second tap itself. */
  onpick: (id: string) => void;
  /** The pointer or the keyboard is on a piece, or has left (null): its option lights up in the dock. */
  onhover?: ((id: string | null) => void) | undefined;
  /** A term or a rule was asked for. */
  onrule?: ((rule: string) => void) | undefined;
  /** The decision that is open to this person, and the option in focus, for odds drawn on the board. */
  asked?: Asked | null;
  offer?: Offer | null;
  /** Which size the table is laid out for. */
  size: "desktop" | "tablet" | "phone" | "tv";
  /** Grows with every roll, as for the tray: dice on the board that were rolled tumble. */
  roll: number;
}

/**
 * What `boards/<game>/index.ts` exports. Only `board` is needed; the rest makes the surroundings
 * the game's own. Fonts that only this game needs are imported there.
 */
export interface BoardModule {
  board: Component<BoardProps>;
  /** Above the log in the side column: acts, behaviours, declared actions. Left out: tracks, badges and piles. */
  side?: Component<BoardProps>;
  /** One member of the party; left out: a plain sheet from its stats, tracks, slots and badges. */
  sheet?: Component<SheetProps>;
  /** The icon of an option: by the decision's key and the option's id. Null: the table finds one from what it points at. */
  optionIcon?: (key: string, option: string) => string | null;
  /** Ids of the scene that the side column shows, so that the plain parts leave them out. */
  shownAside?: readonly string[];
}

/** A member of the party, drawn as a card in the party column or row. */
export interface SheetProps extends Motion, Lighting {
  sheet: Sheet;
  say: Say;
  spot: ReadonlySet<string>;
  onpick: (id: string) => void;
  size: "desktop" | "tablet" | "phone" | "tv";
  /** Asked something now, and whether by this very person. */
  turn: "you" | "other" | "done" | "none";
  /** A few words on its state: "your call", "thinking", "declared". */
  status: string;
  /** Opens the full sheet over the board. */
  onopen: () => void;
}
