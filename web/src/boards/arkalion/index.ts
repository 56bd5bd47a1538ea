/** The table of Arkalion, with the icons that only it needs. */
import type { BoardModule } from "../../parts/contracts";
import { addIcons } from "../../parts/glyphs.svelte";
import icons from "../../parts/icons/arkalion.json";
import Arkalion from "./Arkalion.svelte";
import Decide from "./Decide.svelte";
import * as dice from "./dice";
import { optionIcon as iconOf, verdict as comesTo } from "./ground";
import * as events from "./events";
import { asksTwice as sure, group as groupOf } from "./meaning";
import HeroSheet from "./HeroSheet.svelte";
import Side from "./Side.svelte";

addIcons(icons);

export const board: BoardModule["board"] = Arkalion;
export const side: BoardModule["side"] = Side;
export const sheet: BoardModule["sheet"] = HeroSheet;
export const decide: BoardModule["decide"] = Decide;
export const optionIcon: BoardModule["optionIcon"] = iconOf;
export const group: BoardModule["group"] = groupOf;
export const asksTwice: BoardModule["asksTwice"] = sure;
export const dieLook: BoardModule["dieLook"] = dice.dieLook;
export const verdict: BoardModule["verdict"] = comesTo;
export const { blows, moment, tally } = events satisfies Partial<BoardModule>;
export const setup: BoardModule["setup"] = new Set(["arkalion.ask-hero", "arkalion.ask-start"]);
export const sounds: BoardModule["sounds"] = { hp: "bad", break: "bad", death: "bad", kill: "good", repair: "good" };
export const stories: BoardModule["stories"] = new Set(["story", "tale"]);
