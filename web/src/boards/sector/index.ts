/** The table of Dark Sector, with the icons that only it needs. */
import type { BoardModule } from "../../parts/contracts";
import { addIcons } from "../../parts/glyphs.svelte";
import icons from "../../parts/icons/sector.json";
import CrewSheet from "./CrewSheet.svelte";
import * as dice from "./dice";
import { asksTwice as sure, drop as dropOn, group as groupOf } from "./meaning";
import * as events from "./events";
import { gestures as gesturesOf } from "./gestures";
import { optionIcon as iconOf } from "./mission";
import Sector from "./Sector.svelte";
import Side from "./Side.svelte";
import { verdict as comesTo } from "./verdict";

addIcons(icons);

export const board: BoardModule["board"] = Sector;
export const side: BoardModule["side"] = Side;
export const sheet: BoardModule["sheet"] = CrewSheet;
export const optionIcon: BoardModule["optionIcon"] = iconOf;
export const asksTwice: BoardModule["asksTwice"] = sure;
export const drop: BoardModule["drop"] = dropOn;
export const group: BoardModule["group"] = groupOf;
export const gestures: BoardModule["gestures"] = gesturesOf;
export const faces: BoardModule["faces"] = dice.faces;
export const dieLook: BoardModule["dieLook"] = dice.dieLook;
export const groups: BoardModule["groups"] = dice.groups;
export const words: BoardModule["words"] = dice.words;
export const verdict: BoardModule["verdict"] = comesTo;
export const { blows, moment, tally } = events satisfies Partial<BoardModule>;
export const setup: BoardModule["setup"] = new Set(["sector.ask.crew", "sector.ask.cybernetic", "sector.ask.drone"]);
export const sounds: BoardModule["sounds"] = { hp: "bad", wound: "bad", damage: "bad" };
export const stories: BoardModule["stories"] = new Set(["story", "epilogue"]);
/** Drawn by the board and above the log, so that the plain parts leave them out. */
export const shownAside: BoardModule["shownAside"] = [
  "act-1",
  "act-2",
  "act-3",
  "boss",
  "ranged",
  "close",
  "search",
  "tactical-flank",
  "tactical-drone",
  "mission",
  "items",
  "discard",
  "pool",
  "weapons",
];
