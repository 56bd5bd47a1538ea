/**
 * What the parts and the boards are given: the agreement between the table screen and everything
 * that is drawn on it. Data comes as the scene's own types; words come through `say`.
 */
import type { Component, Snippet } from "svelte";
import type { Asked, Badge, Card, ClockView, Die, Happening, Offer, Page, Scene, Sheet, Stat, Track, Words } from "../wire/messages";
import type { Face } from "./faces";

export type { Asked, Badge, Card, ClockView, Die, Face, Happening, Offer, Page, Scene, Sheet, Stat, Track, Words };

/** Words in the reader's language; empty for none. */
export type Say = (words: Words | null | undefined) => string;

export type Mood = "home" | "sector" | "souls" | "vengeance" | "arkalion";

/** Which size the table is laid out for. */
export type Size = "desktop" | "tablet" | "phone" | "tv";

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

/** Tray.svelte: the dice of the last roll. A roll throws only the dice that it has changed. */
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
  verdict?: Verdict | null;
  /** Dice that are read together stand together: a name for each group. */
  groups?: ((die: Die) => string) | undefined;
  onpick?: ((id: string) => void) | undefined;
  onsettle?: (() => void) | undefined;
}

/** What a roll comes to: "= 4", "✓ 5 beats 3+". */
export interface Verdict {
  /** The sum, or what counts, in figures. */
  figure?: string;
  words?: Words | null;
  /** A tick or a cross before it. */
  tone?: "good" | "bad";
}

/** What several options are about: a foe, a road, a person. */
export interface Group {
  id: string;
  name: Words;
  icon: string;
  /** Its options differ only in where: price and odds of the first hold for all. */
  alike?: boolean;
}

/** One thing about an option that must be seen before it is taken: a price, a die, a danger. */
export interface Fact {
  icon?: string;
  /** A figure, or a word. */
  text?: string;
  words?: Words | null;
  tone?: "good" | "bad";
  /** A badge of dice of this kind, with their number in it. */
  die?: string;
}

/** What is seen on a piece when something happens to it: "−2" that floats away, and a knock. */
export interface Blow {
  /** The pieces it is seen on, wherever they are drawn. */
  at: readonly string[];
  text?: string;
  words?: Words | null;
  icon?: string;
  tone: "good" | "bad" | "plain";
}

/** Something that is more than a sentence: it takes the board for as long as it lasts. */
export interface Moment {
  icon: string;
  title: Words;
  text?: Words | null;
  tone: "won" | "lost" | "plain";
  /** It waits until somebody goes on: with these words. */
  go?: Words;
  /** What follows from it. */
  lines?: readonly { icon: string; title: Words; text: Words }[];
}

/** A figure at the end of a game. */
export interface Tally {
  icon: string;
  name: Words;
  value: string;
}

/** What is on an option at any size. */
export interface Glance {
  facts: readonly Fact[];
  /** What stands below where there is room. */
  prose: Words | null;
}

/**
 * How a kind of die is made. Colours as CSS, with tokens where there are any; what is left out is
 * the mood's own die.
 */
export interface DieLook {
  /** The front, the sides, the top, the symbols and the lines along the edges. */
  face?: string;
  side?: string;
  top?: string;
  ink?: string;
  edge?: string;
  /** A second sign beside the colour: a bar along the head, scan-lines, hatching or dots. */
  pattern?: "band" | "lines" | "hatch" | "dots";
  shape?: "cube" | "pyramid";
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

/**
 * Track.svelte: boxes, ticks, figure, bar or ends; hands `chart` to Chart. A bar is filled from the
 * left with its `parts`; `ends` from both sides: the first part from the left, the others against the
 * right end, and a part called `pending` is hatched.
 */
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
  /** Its words open their rules; not inside anything that is picked itself. */
  terms?: boolean;
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
  /** No stop of its own for the keyboard: what it wraps lies in a control. */
  quiet?: boolean;
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

/** One of several choices that are made one after the other: whether it is this option. */
export type Step = (offer: Offer) => boolean;

/** Whether a way that was begun goes on with this option; `told` is what happened with the last one. */
export type Still = (offer: Offer, told: readonly Happening[]) => boolean;

/** Several choices in one gesture: an entry among the options of a question that stands for more than one of them. */
export interface Gesture {
  /** What it says, where it points; its id is told from those of options by `gestures.ts`. */
  offer: Offer;
  /** Chosen one after the other, each as long as it is offered and nothing else has happened. */
  steps: readonly Step[];
  still: Still;
  /** Where it is also the answer to what is asked in the same way later on. */
  lasts?: Lasting;
}

/** An answer that somebody gives once for several questions. */
export interface Lasting {
  /** What it says to this question; nothing where it is not one of them. */
  answer: (asked: Asked, scene: Scene) => Offer | undefined;
  /** Questions, by key, with which it ends. */
  until: ReadonlySet<string>;
}

/** One thing that may come of an option. */
export interface StripPiece {
  /** 0 to 1; the pieces of a strip come to 1. */
  chance: number;
  words: Words;
  tone: "good" | "plain" | "bad";
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
  /** Several choices, one after the other, as long as `still` holds: the option is offered, and nothing else has happened. `across`: each may be a question of its own. */
  onroute?: ((steps: readonly Step[], still: Still, across?: boolean) => void) | undefined;
  /** An option was chosen where the board draws it: as if its button had been used. */
  onchoose?: ((option: string) => void) | undefined;
  /** The decision that is open to this person, and the option in focus, for odds drawn on the board. */
  asked?: Asked | null;
  offer?: Offer | null;
  /** What is being told at this moment; null between entries. */
  event: Happening | null;
  /** The seats this person holds; none for those who look on. */
  seats: readonly number[];
  /** Clocks that run, and the server's time in milliseconds to read them by: see Countdown.svelte. */
  clocks: readonly ClockView[];
  now: () => number;
  size: Size;
  /** Grows with every roll, as for the tray: dice on the board that were rolled tumble. */
  roll: number;
}

/** Where a game draws the tray itself. */
export interface TrayAreaProps extends BoardProps {
  dice: readonly Die[];
  title: string;
  caption: string;
  verdict: Verdict | null;
}

/** Where a game draws the decision area itself, while somebody decides. */
export interface DecideProps extends BoardProps {
  asked: Asked;
  /** The options with number keys, in their order: the answers, or what may be done at any time. */
  offers: readonly Offer[];
  /** The option in focus, the one that asks once more, the one on its way, and the one a hint names. */
  picked: string | null;
  confirm: string | null;
  sent: string | null;
  hint: string | null;
  /** Only looked at: nothing can be chosen. */
  idle: boolean;
  onchoose: (option: string) => void;
  onfocus: (option: string | null) => void;
  /** The table's own pieces, to be placed: who is asked and what; hint, undo and the like; any option as a button. */
  prompt: Snippet;
  tools: Snippet;
  option: Snippet<[Offer, number]>;
  /** The whole decision as the table draws it, for moments that need nothing of the game's own. */
  plain: Snippet;
}

export type Turn = "you" | "other" | "done" | "none";

/** Where a game draws the whole party column itself. */
export interface PartyProps extends BoardProps {
  turnOf: (sheet: Sheet) => Turn;
  /** A few words on somebody's state: "your call", "thinking". */
  statusOf: (sheet: Sheet) => string;
  /** Opens the full sheet over the board. */
  onopen: (sheet: Sheet) => void;
}

/** A member of the party, drawn as a card in the party column or row. */
export interface SheetProps extends Motion, Lighting {
  sheet: Sheet;
  say: Say;
  spot: ReadonlySet<string>;
  onpick: (id: string) => void;
  onhover?: ((id: string | null) => void) | undefined;
  size: Size;
  /** Asked something now, and whether by this very person. */
  turn: Turn;
  /** A few words on its state: "your call", "thinking", "declared". */
  status: string;
  /** Opens the full sheet over the board. Left out where there is nothing to open: a television. */
  onopen?: (() => void) | undefined;
  /** What opening it is called, in the reader's language: "Lt. Varga: open the sheet". */
  openLabel: string;
}

/** Everything of one character, inside a sheet that scrolls. */
export interface SheetFullProps extends BoardProps {
  sheet: Sheet;
}

export type Sound = "turn" | "roll" | "land" | "choose" | "bad" | "good" | "won" | "lost" | "said";

/**
 * What `boards/<game>/index.ts` exports. Only `board` is needed; the rest makes the surroundings
 * the game's own, and nothing outside of the game's folder need know of it.
 */
export interface BoardModule {
  board: Component<BoardProps>;
  /** Above the log in the side column: acts, behaviours, declared actions. Left out: tracks, badges and piles. */
  side?: Component<BoardProps>;
  /** One member of the party; left out: a plain sheet from its stats, tracks, slots and badges. */
  sheet?: Component<SheetProps>;
  /** The whole party column or row; left out: one `sheet` each. */
  party?: Component<PartyProps>;
  /** One character in full; left out: everything the sheet holds, in order. */
  sheetFull?: Component<SheetFullProps>;
  /** The tray, in the left of the dock; left out: the dice of the last roll. */
  tray?: Component<TrayAreaProps>;
  /** The decision area while somebody decides; left out: prompt, tools and one button for each option. */
  decide?: Component<DecideProps>;

  /** Questions of setting up, by key: whoever wants to begin at once may leave them to chance. */
  setup?: ReadonlySet<string>;
  /** What an option is about, where many are: they are then chosen in two steps, the first being what it is about. Null: by itself. */
  group?: (asked: Asked, offer: Offer) => Group | null;
  /** What may be chosen in one gesture although it is several choices. Left out: nothing. */
  gestures?: (asked: Asked, scene: Scene) => readonly Gesture[];
  /** What must be on an option whatever its size, as signs, and what of its words is left beside them. Null: all its words. */
  glance?: (asked: Asked, offer: Offer) => Glance | null;
  /** What may come of an option, each as wide as it is likely, where two options are weighed against each other. Null: nothing of the kind. */
  strip?: (asked: Asked, offer: Offer) => readonly StripPiece[] | null;
  /** The letter that takes an option wherever it stands in the list: `keys` knows it too. */
  letter?: (asked: Asked, offer: Offer) => string | null;
  /** The words with which an option asks once more before it is taken; null: it does not. Left out: what reveals asks, among what does not. */
  asksTwice?: (asked: Asked, offer: Offer) => Words | null;
  /** What dropping one piece onto another means, where the game can be played so: the options that are about both. */
  drop?: (asked: Asked, piece: string, onto: string) => readonly Offer[];
  /** The icon of an option: by the decision's key and what the option is. Null: the table finds one from what it points at. */
  optionIcon?: (key: string, offer: Offer) => string | null;
  /** Ids of the scene that the board shows, so that the plain side column leaves them out. */
  shownAside?: readonly string[];
  /**
   * Keys of the game's own, before the table's letters: the id of the option that a key takes.
   * `key` as the browser names it, letters small, a space for the space bar.
   */
  keys?: (key: string, asked: Asked, scene: Scene) => string | null;

  /** What is drawn on a face; null: dots, a ring for nothing, or the word itself. */
  faces?: (kind: string, face: string) => Face | null;
  dieLook?: (kind: string) => DieLook | null;
  /** Dice of a roll that are read together. Left out: all of them. */
  groups?: (die: Die) => string;
  /** What a roll comes to, beside the dice. `event` is the roll while it is told, and the last one afterwards. */
  verdict?: (told: { scene: Scene; event: Happening | null; tray: readonly Die[] }) => Verdict | null;
  /** Names in the game's catalogue. Left out: `outcome-<kind>` and `outcome-<face>`, as real dice are asked for. */
  words?: {
    die?: (kind: string) => Words | null;
    face?: (kind: string, face: string) => Words | null;
  };

  /** What an event takes off or adds, to be seen on what it happens to. Left out: `amount`, or `before` and `after`, of its data. */
  blows?: (event: Happening) => readonly Blow[];
  /** The scene with what an event changes, where its figures alone do not say it. */
  advance?: (scene: Scene, event: Happening) => Scene;
  /** An event that is a moment of its own. `entry`: everything that happened with it; `scene`: as it is then. */
  moment?: (event: Happening, entry: readonly Happening[], scene: Scene | null) => Moment | null;
  /** Three figures that matter at the end of a game. */
  tally?: (scene: Scene) => readonly Tally[];
  /** What kinds of events sound like. */
  sounds?: Readonly<Record<string, Sound>>;
  /** Kinds of events that are told as a story: set apart in the log, and read aloud. Left out: `story` and `epilogue`. */
  stories?: ReadonlySet<string>;
}
