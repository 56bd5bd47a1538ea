/** What is asked of those who roll real dice and draw real cards. */
import type { Asked, Offer, Scene } from "../wire/messages";

/** The name under which a roll asks for its die: `outcome-ballistic`, without its beginning. */
function named(asked: Asked): string {
  const what = asked.prompt.args?.["what"] as { key?: string } | undefined;
  return what?.key?.replace(/^outcome-/, "") ?? "";
}

/**
 * The kind of the die that is asked for, as the scene draws it: the one of that name, or the one
 * among those in sight that has these very faces.
 */
export function dieAsked(asked: Asked, scene: Scene | null): string {
  const name = named(asked);
  const dice = [...(scene?.tray ?? []), ...(scene?.dice ?? []), ...(scene?.sheets ?? []).flatMap((sheet) => sheet.dice ?? [])];
  if (dice.some((die) => die.kind === name)) return name;
  const faces = (asked.options ?? []).map((offer) => offer.id);
  const same = dice.find((die) => die.faces?.length && faces.every((face) => die.faces!.includes(face)) && die.faces.every((face) => faces.includes(face)));
  return same?.kind ?? name;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

/** The options whose names hold every word that was typed. */
export function found(offers: readonly Offer[], wanted: string, nameOf: (offer: Offer) => string): readonly Offer[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return words.length ? offers.filter((offer) => words.every((word) => plain(nameOf(offer)).includes(word))) : offers;
}
