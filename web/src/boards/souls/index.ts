/** The table of Dark Souls, with the icons that only it needs. */
import type { BoardModule } from "../../parts/contracts";
import { addIcons } from "../../parts/glyphs.svelte";
import icons from "../../parts/icons/souls.json";
import { asksTwice as sure, drop as dropOn, glance as glanceOf, group as groupOf, keys as keysOf, letter as letterOf, strip as stripOf } from "./meaning";
import * as events from "./events";
import { optionIcon as iconOf, verdict as comesTo } from "./signs";
import { gestures as gesturesOf } from "./gestures";
import CharacterSheet from "./CharacterSheet.svelte";
import * as dice from "./dice";
import Side from "./Side.svelte";
import Souls from "./Souls.svelte";

addIcons(icons);

export const board: BoardModule["board"] = Souls;
export const side: BoardModule["side"] = Side;
export const sheet: BoardModule["sheet"] = CharacterSheet;
export const optionIcon: BoardModule["optionIcon"] = iconOf;
export const group: BoardModule["group"] = groupOf;
export const gestures: BoardModule["gestures"] = gesturesOf;
export const drop: BoardModule["drop"] = dropOn;
export const glance: BoardModule["glance"] = glanceOf;
export const strip: BoardModule["strip"] = stripOf;
export const letter: BoardModule["letter"] = letterOf;
export const keys: BoardModule["keys"] = keysOf;
export const asksTwice: BoardModule["asksTwice"] = sure;
export const faces: BoardModule["faces"] = dice.faces;
export const dieLook: BoardModule["dieLook"] = dice.dieLook;
export const verdict: BoardModule["verdict"] = comesTo;
export const { blows, advance, moment, tally } = events satisfies Partial<BoardModule>;
export const setup: BoardModule["setup"] = new Set(["souls.ask.character", "souls.ask.start-hands", "souls.ask.boss", "souls.ask.lay-tile", "souls.ask.fog"]);
export const sounds: BoardModule["sounds"] = { hp: "bad", attack: "bad", fall: "bad", heat: "bad", souls: "good" };
export const stories: BoardModule["stories"] = new Set(["story"]);
