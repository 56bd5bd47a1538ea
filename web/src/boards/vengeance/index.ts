/** The table of Vengeance, with the icons that only it needs. */
import type { BoardModule } from "../../parts/contracts";
import { addIcons } from "../../parts/glyphs.svelte";
import icons from "../../parts/icons/vengeance.json";
import * as dice from "./dice";
import * as events from "./events";
import Hand from "./Hand.svelte";
import { held } from "./held.svelte";
import HeroParty from "./HeroParty.svelte";
import { keys as keysOf, optionIcon as iconOf } from "./lair";
import * as meaning from "./meaning";
import Rivals from "./Rivals.svelte";
import Skills from "./Skills.svelte";
import Vengeance from "./Vengeance.svelte";

addIcons(icons);

export const board: BoardModule["board"] = Vengeance;
export const side: BoardModule["side"] = Rivals;
export const party: BoardModule["party"] = HeroParty;
export const tray: BoardModule["tray"] = Hand;
export const decide: BoardModule["decide"] = Skills;
export const keys: BoardModule["keys"] = (key, asked, scene) => {
  const option = keysOf(key, asked, scene, held.all);
  if (option !== null) held.clear();
  return option;
};
export const optionIcon: BoardModule["optionIcon"] = iconOf;
export const asksTwice: BoardModule["asksTwice"] = meaning.asksTwice;
export const glance: BoardModule["glance"] = meaning.glance;
export const blows: BoardModule["blows"] = events.blows;
export const moment: BoardModule["moment"] = events.moment;
export const tally: BoardModule["tally"] = events.tally;
export const faces: BoardModule["faces"] = dice.faces;
export const dieLook: BoardModule["dieLook"] = dice.dieLook;
export const setup: BoardModule["setup"] = new Set(["vengeance.hero", "vengeance.side"]);
export const sounds: BoardModule["sounds"] = { hp: "bad", over: "good" };
export const stories: BoardModule["stories"] = new Set(["story"]);
