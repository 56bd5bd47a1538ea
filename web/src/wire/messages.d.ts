// Made by `npm run types` from the server's message types. Do not edit: change those.

export type FromClient =
  | Hello
  | Resync
  | Ping
  | Look
  | Come
  | Sit
  | Stand
  | Wish
  | Choose
  | Withdraw
  | Undo
  | Vote
  | Hint
  | Weigh
  | Enough
  | Skip
  | Say
  | EmoteCommand
  | Begin
  | Arrange
  | SetCompanion
  | Kick
  | HandOver
  | SetCaptain
  | Pause
  | Resume
  | AskRematch
  | SetWebhook
  | JoinPlay
  | LeavePlay;
export type FromServer =
  Welcome | Update | Ack | Refused | HintGiven | Weighed | Presence | Beat | Pong | Goodbye;

export interface Everything {
  Hello: Hello;
  Resync: Resync;
  Ping: Ping;
  Look: Look;
  Come: Come;
  Sit: Sit;
  Stand: Stand;
  Wish: Wish;
  Choose: Choose;
  Withdraw: Withdraw;
  Undo: Undo;
  Vote: Vote;
  Hint: Hint;
  Weigh: Weigh;
  Enough: Enough;
  Skip: Skip;
  Say: Say;
  EmoteCommand: EmoteCommand;
  Begin: Begin;
  Arrange: Arrange;
  SetCompanion: SetCompanion;
  Kick: Kick;
  HandOver: HandOver;
  SetCaptain: SetCaptain;
  Pause: Pause;
  Resume: Resume;
  AskRematch: AskRematch;
  SetWebhook: SetWebhook;
  JoinPlay: JoinPlay;
  LeavePlay: LeavePlay;
  Welcome: Welcome;
  You: You;
  TableView: TableView;
  SeatView: SeatView;
  PersonView: PersonView;
  VoteView: VoteView;
  UndoView: UndoView;
  ClockView: ClockView;
  OutcomeView: OutcomeView;
  Words: Words;
  ScoreLine: ScoreLine;
  Reveal: Reveal;
  JoinChoice: JoinChoice;
  Rematch: Rematch;
  Line: Line;
  Happening: Happening;
  Update: Update;
  Ack: Ack;
  Refused: Refused;
  HintGiven: HintGiven;
  Weighed: Weighed;
  OptionWeight: OptionWeight;
  Asked: Asked;
  Offer: Offer;
  Likelihood: Likelihood;
  Presence: Presence;
  Beat: Beat;
  Pong: Pong;
  Goodbye: Goodbye;
  Scene: Scene;
  Place: Place;
  Link: Link;
  Badge: Badge;
  Piece: Piece;
  Track: Track;
  Area: Area;
  Path: Path;
  Card: Card;
  Die: Die;
  Pile: Pile;
  Sheet: Sheet;
  Stat: Stat;
  Page: Page;
  Guide: Guide;
  GuideStep: GuideStep;
  Wording: Wording;
  GuideSentence: GuideSentence;
  GuideWhen: GuideWhen;
  SettingView: SettingView;
  LessonView: LessonView;
  GameView: GameView;
  Games: Games;
  NewPerson: NewPerson;
  NewSeat: NewSeat;
  NewTable: NewTable;
  Opened: Opened;
  PreviewCard: PreviewCard;
  PreviewView: PreviewView;
  TableCard: TableCard;
  TableCards: TableCards;
  Found: Found;
  Whole: Whole;
  Lines: Lines;
  Decisions: Decisions;
  Frame: Frame;
  Frames: Frames;
  FrameLines: FrameLines;
  ReplayView: ReplayView;
  BugReport: BugReport;
  Deleted: Deleted;
  BugFile: BugFile;
  RuleView: RuleView;
  TermView: TermView;
  RulesView: RulesView;
  LanView: LanView;
  Health: Health;
  StudyWish: StudyWish;
  StudyView: StudyView;
  Study: Study;
  Ended: Ended;
  Progress: Progress;
  Act: Act;
  Section: Section;
  Moment: Moment;
  OptionStudy: OptionStudy;
  Rolled: Rolled;
  View: View;
  PlayerStudy: PlayerStudy;
  Point: Point;
  Branch: Branch;
  PuzzleView: PuzzleView;
  DayResult: DayResult;
  DayGame: DayGame;
  DayView: DayView;
  DayTry: DayTry;
  DayPast: DayPast;
  DayHistory: DayHistory;
  Problem: Problem;
  TableViewPatch: TableViewPatch;
  ScenePatch: ScenePatch;
  FromClient: FromClient;
  FromServer: FromServer;
}
/**
 * The first message: which table, who, and how much this client has seen.
 */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  last?: number | null;
  options?: ("all" | "mine") | null;
  eye?: number | null;
  protocol?: number;
}
/**
 * The numbers had a gap: send everything as after `hello`.
 */
export interface Resync {
  type: "resync";
  last?: number | null;
}
/**
 * Answered by `pong`; send one at least every 30 seconds.
 */
export interface Ping {
  type: "ping";
  time?: number;
}
/**
 * See through the eyes of another of one's seats, or of nobody. Answered by `welcome`.
 */
export interface Look {
  type: "look";
  eye?: number | null;
}
/**
 * Come to the table under a name, or take another name.
 */
export interface Come {
  type: "come";
  id: string;
  name: string;
}
/**
 * Take a free seat; one person may hold several.
 */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name?: string;
}
/**
 * Give a seat up.
 */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}
/**
 * Ask the host for a seat.
 */
export interface Wish {
  type: "wish";
  id: string;
}
/**
 * Answer a decision of one's seat, or of the crew through one's seat.
 */
export interface Choose {
  type: "choose";
  id: string;
  seat: number;
  option: string;
  at?: number | null;
}
/**
 * Take one's proposal for the crew's decision back.
 */
export interface Withdraw {
  type: "withdraw";
  id: string;
  seat: number;
}
/**
 * Take the seat's last choice back; past a reveal this asks the whole table.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}
/**
 * Answer what the table was asked.
 */
export interface Vote {
  type: "vote";
  id: string;
  vote: number;
  yes: boolean;
}
/**
 * What a companion would choose; answered by `hint`.
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  companion?: string;
}
/**
 * What every option is worth; answered by `weighed`, again and again as that sharpens.
 */
export interface Weigh {
  type: "weigh";
  id: string;
  seat: number;
  last?: boolean;
  longer?: boolean;
}
/**
 * What options are worth is sharp enough: the last `weighed` comes now.
 */
export interface Enough {
  type: "enough";
  id: string;
  seat: number;
}
/**
 * Do not wait for companions to take their time.
 */
export interface Skip {
  type: "skip";
  id: string;
  thoughts?: boolean;
}
/**
 * Say something to the table.
 */
export interface Say {
  type: "say";
  id: string;
  text: string;
}
/**
 * A gesture.
 */
export interface EmoteCommand {
  type: "emote";
  id: string;
  emote: "cheer" | "groan" | "hurry" | "laugh" | "sorry" | "thanks" | "think" | "wave";
}
/**
 * Host: begin the game.
 */
export interface Begin {
  type: "begin";
  id: string;
  fill?: string;
}
/**
 * Host: change what the table is set up for. What is left out stays.
 */
export interface Arrange {
  type: "arrange";
  id: string;
  options?: {
    [k: string]: unknown | undefined;
  } | null;
  seats?: number | null;
  chance?: ("physical" | "seeded") | null;
  consent?: ("all" | "any" | "captain") | null;
  grace?: number | null;
  watch?: boolean | null;
  hints?: boolean | null;
}
/**
 * Host: seat a companion, or free a companion's seat with an empty key.
 */
export interface SetCompanion {
  type: "companion";
  id: string;
  seat: number;
  companion?: string;
}
/**
 * Host: send somebody away from the table.
 */
export interface Kick {
  type: "kick";
  id: string;
  person: number;
}
/**
 * Host: hand the host's powers over.
 *
 *     Once the host has been away for a minute, somebody who plays may take them: by their own number.
 */
export interface HandOver {
  type: "host";
  id: string;
  person: number;
}
/**
 * Host: name the seat whose word counts, where consent is `captain`.
 */
export interface SetCaptain {
  type: "captain";
  id: string;
  seat: number;
}
/**
 * Host: nobody chooses and no clock runs until `resume`.
 */
export interface Pause {
  type: "pause";
  id: string;
}
/**
 * Host: go on.
 */
export interface Resume {
  type: "resume";
  id: string;
}
/**
 * Once the game is over: the same people, seats and options again.
 */
export interface AskRematch {
  type: "rematch";
  id: string;
}
/**
 * Host: call this address when somebody's turn comes; empty: no more.
 */
export interface SetWebhook {
  type: "webhook";
  id: string;
  url?: string;
}
/**
 * Add a seat to a running game, where its rules offer that, and take it.
 */
export interface JoinPlay {
  type: "join";
  id: string;
  options?: {
    [k: string]: unknown | undefined;
  };
}
/**
 * Take one's seat out of a running game, where its rules offer that.
 */
export interface LeavePlay {
  type: "leave";
  id: string;
  seat: number;
}
/**
 * The whole table: the answer to `hello`, `resync` and `look`.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  n: number;
  now: number;
  you: You;
  table: TableView;
  scene?: Scene | null;
  asked?: {
    [k: string]: Asked | undefined;
  };
  log?: Line[];
  earlier?: boolean;
}
/**
 * Who the server takes this connection for.
 */
export interface You {
  person?: number | null;
  seats?: number[];
  host?: boolean;
  eye?: number | null;
}
/**
 * Everything about a table but its scene and what is asked.
 */
export interface TableView {
  id: string;
  code: string;
  game: string;
  rules: number;
  options?: {
    [k: string]: unknown | undefined;
  };
  chance?: "physical" | "seeded";
  lesson?: string;
  commitment?: string;
  status?: "gathering" | "over" | "playing" | "stuck";
  seats?: SeatView[];
  people?: PersonView[];
  host?: number;
  consent?: "all" | "any" | "captain";
  captain?: number;
  grace?: number;
  watch?: boolean;
  hints?: boolean;
  paused?: boolean;
  proposals?: {
    [k: string]: string | undefined;
  };
  vote?: VoteView | null;
  undo?: {
    [k: string]: UndoView | undefined;
  };
  clocks?: ClockView[];
  outcome?: OutcomeView | null;
  reveal?: Reveal | null;
  marks?: string[];
  may_join?: boolean;
  joining?: JoinChoice[];
  may_leave?: number[];
  rematch?: Rematch | null;
  webhook?: boolean;
  created?: number;
}
/**
 * A seat and who plays it.
 */
export interface SeatView {
  seat: number;
  person?: number | null;
  name?: string;
  companion?: string;
  covered?: boolean;
  left?: boolean;
}
/**
 * Somebody at the table.
 */
export interface PersonView {
  person: number;
  name: string;
  kicked?: boolean;
}
/**
 * The table is asked to take a choice back that something was revealed after.
 */
export interface VoteView {
  n: number;
  seat: number;
  person: number;
  of: number;
  yes: number[];
  needs: number[];
}
/**
 * What undo would take back for a seat.
 */
export interface UndoView {
  of: number;
  free: boolean;
}
/**
 * A clock that is running.
 */
export interface ClockView {
  key: string;
  due: number;
  milliseconds: number;
  seat?: number;
  left?: number | null;
}
/**
 * How the game ended.
 */
export interface OutcomeView {
  won: boolean | null;
  reason: Words;
  scores?: number[];
  places?: number[];
  breakdown?: ScoreLine[][];
}
/**
 * A message of the catalogues, as plain data.
 */
export interface Words {
  key: string;
  args?: {
    [k: string]: unknown | undefined;
  };
}
/**
 * A line of a score sheet: what for, and how many points.
 */
export interface ScoreLine {
  name: Words;
  points: number;
}
/**
 * The seed and the nonce behind the commitment, 32 hexadecimal digits each.
 */
export interface Reveal {
  seed: string;
  nonce: string;
}
/**
 * Something to choose for those who join: goes into the options of `join` under its name.
 */
export interface JoinChoice {
  name: string;
  title: Words;
  values: (string | number)[];
  labels: Words[];
}
/**
 * The table where the same people play again.
 */
export interface Rematch {
  table: string;
  code: string;
}
/**
 * A table as one seat may see it.
 *
 *     An option points at ids of it: the first is what is clicked, the others are what it is about.
 */
export interface Scene {
  game: string;
  where?: Words[];
  places?: Place[];
  pieces?: Piece[];
  areas?: Area[];
  paths?: Path[];
  cards?: Card[];
  dice?: Die[];
  tray?: Die[];
  piles?: Pile[];
  tracks?: Track[];
  sheets?: Sheet[];
  pages?: Page[];
  badges?: Badge[];
  board?: {
    [k: string]: unknown | undefined;
  };
}
/**
 * Somewhere on the board: a node, a cell, a room, a zone, a row.
 */
export interface Place {
  id: string;
  kind?: string;
  name?: Words | null;
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  links?: (string | Link)[];
  state?: string;
  badges?: Badge[];
}
/**
 * A way to a place one step away that is not like any other: a door, a wall that can break.
 */
export interface Link {
  to: string;
  state?: string;
}
/**
 * A small mark on something: a condition, a counter, a state.
 */
export interface Badge {
  id: string;
  name: Words;
  icon?: string;
  value?: number | null;
  tone?: string;
}
/**
 * A figure, token or marker on the board.
 */
export interface Piece {
  id: string;
  name: Words;
  at?: string;
  icon?: string;
  kind?: string;
  seat?: number | null;
  facing?: number | null;
  toward?: string;
  covers?: string[];
  count?: number;
  state?: string;
  tracks?: Track[];
  badges?: Badge[];
}
/**
 * A value that goes up and down: health, souls, turns, a clock.
 */
export interface Track {
  id: string;
  name: Words;
  value: number;
  low?: number;
  high?: number;
  style?: string;
  icon?: string;
  points?: number[];
  parts?: {
    [k: string]: number | undefined;
  };
  tone?: string;
}
/**
 * Several places that something is about to happen to: a threat, an arc, a range.
 */
export interface Area {
  id: string;
  name?: Words | null;
  places?: string[];
  tone?: string;
}
/**
 * A way over the board, place by place: where somebody will walk, or has walked.
 */
export interface Path {
  id: string;
  places?: string[];
  tone?: string;
}
/**
 * A card, tile or sheet of paper that lies somewhere.
 */
export interface Card {
  id: string;
  name?: Words | null;
  text?: Words | null;
  icon?: string;
  kind?: string;
  at?: string;
  size?: number;
  up?: boolean;
  badges?: Badge[];
  dice?: Die[];
}
/**
 * A die: what it shows, and what its other faces are.
 */
export interface Die {
  id: string;
  kind: string;
  face?: string | null;
  faces?: string[];
  name?: Words | null;
  at?: string;
  state?: string;
  seat?: number | null;
}
/**
 * A deck, a discard pile, a bag or a supply, by what everybody may know of it.
 */
export interface Pile {
  id: string;
  name: Words;
  count: number;
  icon?: string;
  top?: Card | null;
  contents?: {
    [k: string]: number | undefined;
  };
}
/**
 * Everything that belongs to one character.
 */
export interface Sheet {
  id: string;
  name: Words;
  seat?: number | null;
  icon?: string;
  mark?: string;
  stats?: Stat[];
  tracks?: Track[];
  cards?: Card[];
  slots?: number;
  badges?: Badge[];
  dice?: Die[];
  text?: Words | null;
}
/**
 * A figure on a sheet that seldom changes.
 */
export interface Stat {
  id: string;
  name: Words;
  value: number;
  icon?: string;
}
/**
 * A text to read: a story, a rule of the moment, an epilogue.
 */
export interface Page {
  id: string;
  title: Words;
  kind?: string;
  body?: Words[];
  rule?: string;
  plate?: {
    [k: string]: string | undefined;
  };
}
/**
 * A decision: what one seat, or the whole crew, is asked now.
 */
export interface Asked {
  seat: number;
  number: number;
  key: string;
  prompt: Words;
  actor?: number;
  waiting?: boolean;
  race?: boolean;
  real?: boolean;
  options?: Offer[] | null;
  count?: number;
}
/**
 * One option of a decision.
 */
export interface Offer {
  id: string;
  label: Words;
  detail?: Words | null;
  kind?: string;
  fields?: {
    [k: string]: string | number | string[] | undefined;
  };
  points_at?: string[];
  odds?: Likelihood[];
  ends?: Words | null;
  reveals?: boolean;
  aside?: boolean;
}
/**
 * A chance and what it is the chance of.
 */
export interface Likelihood {
  chance: number;
  of: Words;
}
/**
 * One entry of the table's log, as this client may know it.
 */
export interface Line {
  n: number;
  time: number;
  kind:
    | "adrift"
    | "arranged"
    | "begun"
    | "came"
    | "captain"
    | "chose"
    | "companion"
    | "covered"
    | "emoted"
    | "expired"
    | "hinted"
    | "host"
    | "joined"
    | "kicked"
    | "left"
    | "named"
    | "opened"
    | "paused"
    | "proposed"
    | "rematch"
    | "resumed"
    | "returned"
    | "said"
    | "sat"
    | "stood"
    | "struck"
    | "undo-asked"
    | "undone"
    | "voted"
    | "webhook"
    | "wished";
  words?: Words | null;
  person?: number | null;
  seat?: number | null;
  actor?: number | null;
  key?: string;
  option?: string;
  label?: Words | null;
  text?: string;
  of?: number | null;
  yes?: boolean;
  companion?: string;
  why?: Words | null;
  timer?: string;
  table?: string;
  code?: string;
  events?: Happening[];
}
/**
 * Something that happened in the game, for the log and for animation.
 */
export interface Happening {
  kind: string;
  message?: Words | null;
  pieces?: string[];
  data?: {
    [k: string]: unknown | undefined;
  };
  rule?: string;
}
/**
 * One entry more. A field that is left out has not changed.
 *
 *     `table`, `scene` and `asked` hold only the members that changed, each in full; null for one
 *     that is gone.
 */
export interface Update {
  type: "update";
  n: number;
  line: Line;
  table?: TableViewPatch | null;
  scene?: ScenePatch | null;
  asked?: {
    [k: string]: Asked | null | undefined;
  } | null;
  you?: You | null;
}
/**
 * Members that changed, each in full; null for one that is gone.
 */
export interface TableViewPatch {
  id?: string | null;
  code?: string | null;
  game?: string | null;
  rules?: number | null;
  options?: {
    [k: string]: unknown | undefined;
  } | null;
  chance?: ("physical" | "seeded") | null;
  lesson?: string | null;
  commitment?: string | null;
  status?: ("gathering" | "over" | "playing" | "stuck") | null;
  seats?: SeatView[] | null;
  people?: PersonView[] | null;
  host?: number | null;
  consent?: ("all" | "any" | "captain") | null;
  captain?: number | null;
  grace?: number | null;
  watch?: boolean | null;
  hints?: boolean | null;
  paused?: boolean | null;
  proposals?: {
    [k: string]: string | undefined;
  } | null;
  vote?: (VoteView | null) | null;
  undo?: {
    [k: string]: UndoView | undefined;
  } | null;
  clocks?: ClockView[] | null;
  outcome?: (OutcomeView | null) | null;
  reveal?: (Reveal | null) | null;
  marks?: string[] | null;
  may_join?: boolean | null;
  joining?: JoinChoice[] | null;
  may_leave?: number[] | null;
  rematch?: (Rematch | null) | null;
  webhook?: boolean | null;
  created?: number | null;
}
/**
 * Members that changed, each in full; null for one that is gone.
 */
export interface ScenePatch {
  game?: string | null;
  where?: Words[] | null;
  places?: Place[] | null;
  pieces?: Piece[] | null;
  areas?: Area[] | null;
  paths?: Path[] | null;
  cards?: Card[] | null;
  dice?: Die[] | null;
  tray?: Die[] | null;
  piles?: Pile[] | null;
  tracks?: Track[] | null;
  sheets?: Sheet[] | null;
  pages?: Page[] | null;
  badges?: Badge[] | null;
  board?: {
    [k: string]: unknown | undefined;
  } | null;
}
/**
 * The command is done and on disk.
 */
export interface Ack {
  type: "ack";
  id: string;
  n: number;
}
/**
 * The command was not done, and nothing has changed.
 */
export interface Refused {
  type: "refused";
  id: string;
  why: Words;
  text: string;
}
/**
 * What a companion would choose.
 */
export interface HintGiven {
  type: "hint";
  id: string;
  seat: number;
  at: number;
  option: string;
}
/**
 * What every option of a decision is worth, as far as it has been played out.
 */
export interface Weighed {
  type: "weighed";
  id: string;
  seat: number;
  at: number;
  done?: boolean;
  failed?: boolean;
  choice?: string;
  best?: string;
  as_good?: string[];
  options?: OptionWeight[];
  playouts?: number;
  why?: Words | null;
  chosen?: string;
  lost?: number;
  lost_error?: number;
  asked?: Asked | null;
}
/**
 * One option, as far as it has been played out.
 */
export interface OptionWeight {
  option: string;
  chance: number;
  error: number;
  gain?: number;
  gain_error?: number;
  behind?: number;
  behind_error?: number;
  playouts?: number;
}
/**
 * Who is connected. Not numbered: each replaces the one before.
 */
export interface Presence {
  type: "presence";
  here?: number[];
  away?: {
    [k: string]: number | undefined;
  };
  watching?: number;
  thinking?: {
    [k: string]: number | undefined;
  };
  pondering?: {
    [k: string]: number | undefined;
  };
}
/**
 * Every 15 seconds: all is well, and `n` is the latest number.
 */
export interface Beat {
  type: "beat";
  n: number;
  now: number;
}
/**
 * The answer to `ping`.
 */
export interface Pong {
  type: "pong";
  time: number;
  now: number;
}
/**
 * The server is about to close this connection, and why.
 */
export interface Goodbye {
  type: "goodbye";
  why: Words;
  text: string;
  retry: boolean;
}
/**
 * The guide of a game: the first step whose moment has come is shown, each once.
 */
export interface Guide {
  game: string;
  steps: GuideStep[];
}
/**
 * One thing that a guide explains.
 */
export interface GuideStep {
  id: string;
  title: Wording;
  says: GuideSentence[];
  when?: GuideWhen | null;
  points?: string[];
}
/**
 * Words in both languages.
 */
export interface Wording {
  en: string;
  fr: string;
}
/**
 * Something that a guide says, and the rules that it states.
 */
export interface GuideSentence {
  en: string;
  fr: string;
  /**
   * Items: the game's key and some words joined by dots, such as sector.setup.crew
   */
  rules?: string[];
  on?: "" | "browser" | "terminal";
}
/**
 * The moment that a step waits for: all that is given must hold.
 */
export interface GuideWhen {
  asked?: string[];
  event?: string[];
  scene?: string;
  after?: string[];
}
/**
 * An option of a game.
 */
export interface SettingView {
  name: string;
  title: Words;
  about?: Words | null;
  default: unknown;
  values?: unknown[];
  labels?: Words[];
  low?: number | null;
  high?: number | null;
  seats?: number[];
  when?: {
    [k: string]: unknown[] | undefined;
  };
  value_seats?: number[][];
}
/**
 * A play prepared for learning: open a table with `lesson` set to its id.
 */
export interface LessonView {
  id: string;
  title: Words;
  about: Words;
  seats: number;
  staged?: boolean;
  puzzle?: boolean;
}
/**
 * A game that can be played here. Its title is the text `<key>-title`.
 */
export interface GameView {
  key: string;
  rules: number;
  min_seats: number;
  max_seats: number;
  cooperative: boolean;
  realtime: boolean;
  minutes: number[];
  settings?: SettingView[];
  lessons?: LessonView[];
  companions?: string[];
  stand_in?: string;
  languages?: string[];
  ledger?: boolean;
  guide?: boolean;
}
/**
 * Every game there is.
 */
export interface Games {
  games: GameView[];
  version: string;
}
/**
 * A person's secret: with it one holds that person's seats. Keep it, and show it to nobody.
 */
export interface NewPerson {
  token: string;
}
/**
 * Who plays a seat of a new table; left empty, it is free to take.
 */
export interface NewSeat {
  companion?: string;
  mine?: boolean;
  name?: string;
}
/**
 * A table to open.
 */
export interface NewTable {
  game: string;
  name: string;
  seats?: NewSeat[] | null;
  lesson?: string;
  options?: {
    [k: string]: unknown | undefined;
  };
  chance?: "physical" | "seeded";
  consent?: "all" | "any" | "captain";
  grace?: number;
  watch?: boolean;
  hints?: boolean;
  begin?: boolean;
}
/**
 * A table that was opened.
 */
export interface Opened {
  table: string;
  code: string;
  link: string;
}
/**
 * A record of a pack that is being written.
 */
export interface PreviewCard {
  id: string;
  kind: string;
  why?: string;
}
/**
 * A pack that is being written, as this server last read it without a mistake.
 */
export interface PreviewView {
  pack: string;
  game: string;
  edition: number;
  first?: string;
  cards?: PreviewCard[];
  problems?: string[];
}
/**
 * What lists show of a table.
 */
export interface TableCard {
  id: string;
  code: string;
  game: string;
  status: string;
  seats: string[];
  turns: number[];
  touched: number;
  created: number;
  lesson?: string;
  where?: Words[];
  mine?: number[];
  won?: boolean | null;
  reason?: Words | null;
  score?: number | null;
  place?: number;
}
/**
 * Tables, the latest first.
 */
export interface TableCards {
  tables: TableCard[];
}
/**
 * The table a code stands for.
 */
export interface Found {
  table: string;
  card: TableCard;
}
/**
 * A table as anybody may see it.
 */
export interface Whole {
  n: number;
  table: TableView;
  link: string;
}
/**
 * A stretch of a table's log.
 */
export interface Lines {
  lines: Line[];
  last: number;
}
/**
 * What is asked at a table, with the odds of each option.
 */
export interface Decisions {
  n: number;
  asked: {
    [k: string]: Asked | undefined;
  };
}
/**
 * A play after so many entries: what clients draw, what had just happened, what was asked.
 */
export interface Frame {
  number: number;
  scene: {
    [k: string]: unknown | undefined;
  };
  asked?: Asked[];
  line?: Line | null;
  next?: string;
  next_seat?: number | null;
  outcome?: OutcomeView | null;
}
/**
 * A stretch of a play.
 */
export interface Frames {
  frames: Frame[];
  last: number;
}
/**
 * The lines of a stretch of frames, without what there was to see.
 */
export interface FrameLines {
  lines: Line[];
  last: number;
}
/**
 * A save that can be watched.
 */
export interface ReplayView {
  id: string;
  game: string;
  seats: number;
  options: {
    [k: string]: unknown | undefined;
  };
  last: number;
  marks?: string[];
  commitment?: string;
  verified?: string;
  outcome?: OutcomeView | null;
  moment?: number | null;
}
/**
 * What a player says about a bug.
 */
export interface BugReport {
  note?: string;
  n?: number;
  client?: string;
}
/**
 * Something is gone for good.
 */
export interface Deleted {
  id: string;
}
/**
 * A bug, as a file. With a save in it, it can be watched like any other.
 */
export interface BugFile {
  bug: number;
  version: string;
  game: string;
  time: number;
  n: number;
  moment: number;
  note: string;
  client: string;
  save?: {
    [k: string]: unknown | undefined;
  } | null;
  table?: {
    [k: string]: unknown | undefined;
  };
  problem?: string;
  position?: {
    [k: string]: unknown | undefined;
  } | null;
  lines?: {
    [k: string]: unknown | undefined;
  }[];
}
/**
 * A rule of a game, in our own words.
 */
export interface RuleView {
  id: string;
  title: string;
  text: string;
  kind: string;
  ruling?: string;
  also?: string[];
}
/**
 * A word of the rulebook, in both languages, and the rule that explains it.
 */
export interface TermView {
  en: string;
  fr: string;
  rule?: string;
  note?: string;
}
/**
 * The rules of a game in one language, in the order of its rulebook.
 */
export interface RulesView {
  game: string;
  language: string;
  title: string;
  rules: RuleView[];
  glossary?: TermView[];
  summary?: string;
}
/**
 * Whether people on the same network can reach this server.
 */
export interface LanView {
  on: boolean;
  link?: string;
  may?: boolean;
}
/**
 * All is well.
 */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  connections: number;
}
/**
 * Begin a study, or go on with it.
 */
export interface StudyWish {
  aim?: number;
  look?: number | null;
}
/**
 * A study as far as it has come.
 */
export interface StudyView {
  replay: string;
  revision: number;
  running?: boolean;
  ahead?: number;
  study?: Study | null;
  failed?: Words | null;
}
/**
 * A game, studied.
 */
export interface Study {
  study: number;
  game: string;
  seats: number;
  options?: {
    [k: string]: unknown | undefined;
  };
  yardstick: string;
  companions?: {
    [k: string]: string | undefined;
  };
  names?: string[];
  ended?: Ended | null;
  progress: Progress;
  acts?: Act[];
  sections?: Section[];
  moments?: Moment[];
  views?: View[];
}
/**
 * How the game ended.
 */
export interface Ended {
  won?: boolean | null;
  reason: Words;
  scores?: number[];
  places?: number[];
}
/**
 * How far a study has come.
 */
export interface Progress {
  stage: "begun" | "rough" | "sharp" | "sharpening";
  read: number;
  moments: number;
  playouts: number;
  doubt: number;
  aim: number;
  part?: number;
}
/**
 * A stretch of sections.
 */
export interface Act {
  title: Words;
  first: number;
}
/**
 * A stretch of the game: a chapter, an encounter, a round.
 */
export interface Section {
  title: Words;
  first: number;
  act: number;
}
/**
 * A choice, or something that luck decided.
 */
export interface Moment {
  number: number;
  kind: "choice" | "clock" | "draw" | "roll";
  frame: number;
  section: number;
  seat?: number | null;
  label: Words;
  prompt?: Words | null;
  question?: string;
  chosen?: string;
  usual?: string;
  options?: OptionStudy[];
  best?: string;
  lost?: number;
  lost_error?: number;
  weight?: "" | "blunder" | "mistake" | "slip";
  why?: Words | null;
  rolled?: Rolled[];
  one_in?: number;
  told?: Words[];
  playouts?: number;
  marked?: boolean;
}
/**
 * What an option was worth.
 */
export interface OptionStudy {
  option: string;
  label: Words;
  chance?: number | null;
  error?: number;
  behind?: number;
  behind_error?: number;
  playouts?: number;
  standing?: "" | "as-good" | "best" | "worse";
}
/**
 * Dice that were rolled, or what was drawn.
 */
export interface Rolled {
  die: string;
  faces: string[];
  sides?: string[];
}
/**
 * The game as a chance to win: everybody's where they win together, otherwise a seat's.
 *
 *     `start + luck + play + others = result`, exactly; each has its own error. Where all win or lose
 *     together, the players' luck and the crew's make up all luck, and so does play.
 */
export interface View {
  seat?: number | null;
  start?: number | null;
  start_error?: number;
  result?: number | null;
  result_error?: number;
  luck?: number;
  luck_error?: number;
  play?: number;
  play_error?: number;
  others?: number;
  others_error?: number;
  crew?: PlayerStudy | null;
  points?: Point[];
  turning?: number[];
  best_roll?: number | null;
  worst_roll?: number | null;
  players?: PlayerStudy[];
  verdict?: Words | null;
}
/**
 * One player's part in it.
 */
export interface PlayerStudy {
  seat: number;
  luck?: number;
  luck_error?: number;
  play?: number;
  play_error?: number;
  choices?: number;
  accuracy?: number | null;
  slips?: number;
  mistakes?: number;
  blunders?: number;
  given_away?: number;
  verdict?: Words | null;
}
/**
 * A moment on a line: where it led.
 */
export interface Point {
  chance?: number | null;
  error?: number;
  swing?: number;
  swing_error?: number;
  best?: number | null;
}
/**
 * Play on from a moment of a replay, at a table of one's own.
 */
export interface Branch {
  frame: number;
  dice?: "fresh" | "same";
  name: string;
  companion?: string;
}
/**
 * The answer to a puzzle, with its numbers.
 */
export interface PuzzleView {
  id: string;
  game: string;
  idea: Words;
  seat: number;
  answer: string;
  usual: string;
  options?: OptionStudy[];
  playouts?: number;
}
/**
 * How somebody's try at the day's game went.
 */
export interface DayResult {
  name: string;
  mine?: boolean;
  won?: boolean | null;
  over?: boolean;
  score?: number | null;
  choices?: number;
  began: number;
  ended?: number | null;
  marks?: string[];
  table?: string;
}
/**
 * One of the day's games: the same dice for everybody.
 */
export interface DayGame {
  game: string;
  seats: number;
  tries?: number;
  won?: number;
  mine?: DayResult | null;
  results?: DayResult[];
}
/**
 * The day's games. A day begins at midnight UTC.
 */
export interface DayView {
  date: string;
  ends: number;
  games?: DayGame[];
  streak?: number;
  longest?: number;
}
/**
 * Try one of the day's games; once a person.
 */
export interface DayTry {
  game: string;
  seats: number;
  name: string;
  companion?: string;
}
/**
 * A try at the game of an earlier day.
 */
export interface DayPast {
  date: string;
  game: string;
  seats: number;
  result: DayResult;
}
/**
 * One's own tries, the latest first.
 */
export interface DayHistory {
  tries?: DayPast[];
  streak?: number;
  longest?: number;
}
/**
 * Why a request was not answered.
 */
export interface Problem {
  why: Words;
  text: string;
  incident?: string;
}
