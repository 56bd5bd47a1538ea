import { describe, expect, it } from "vitest";
import { anAsked, words } from "../../wire/fake";
import type { Offer } from "../../wire/messages";
import { asksTwice, costOf, diceOf, glance, keys, letter, meaning, strip } from "./meaning";

const act = anAsked({ key: "souls.ask.act" });
const option = (kind: string, fields: Offer["fields"] = {}, more: Partial<Offer> = {}): Offer => ({ id: kind, label: words("a"), kind, fields, ...more });
const strike = option("attack", { slot: "left", line: 1, foe: 2 }, {
  points_at: ["foe-2", "n3", "hero-0-left"],
  reveals: true,
  detail: {
    key: "souls-detail-attack",
    args: {
      cost: 3,
      mean: 2.1,
      action: { key: "souls-action-plus", args: { mod: 1, dice: { list: [{ key: "souls-dice-black", args: { count: 2 } }, { key: "souls-dice-blue", args: { count: 1 } }] } } },
    },
  },
});
const deadly = option("attack", { slot: "left", line: 0, foe: 2 }, { detail: { key: "souls-detail-deadly", args: { cost: 4 } } });

describe("an option of Dark Souls", () => {
  it("means a step, a blow, a dodge or a road", () => {
    expect(meaning(act, option("move", { node: "n4" }))).toEqual({ kind: "step", node: "n4" });
    expect(meaning(act, option("move", { arc: "left" }))).toEqual({ kind: "step", node: null });
    expect(meaning(act, strike)).toEqual({ kind: "use", hand: "left", line: 1, foe: "foe-2", node: null });
    expect(meaning(act, option("attack", { slot: "backup", line: 0, node: "n3" }))).toEqual({ kind: "use", hand: "backup", line: 0, foe: null, node: "n3" });
    expect(meaning(act, option("heroic", { node: "n2" }))).toEqual({ kind: "heroic", node: "n2" });
    expect(meaning(act, option("end"))).toEqual({ kind: "end" });
    const defence = anAsked({ key: "souls.ask.defence" });
    expect(meaning(defence, option("dodge", { node: "n4" }))).toEqual({ kind: "dodge", to: "n4", node: "n4" });
    expect(meaning(defence, option("dodge", { arc: "left" }))).toEqual({ kind: "dodge", to: "left", node: null });
    expect(meaning(defence, option("dodge"))).toEqual({ kind: "dodge", to: null, node: null });
    expect(meaning(defence, option("block"))).toEqual({ kind: "stand" });
    const explore = anAsked({ key: "souls.ask.explore" });
    expect(meaning(explore, option("enter", { tile: 2, side: "north" }))).toEqual({ kind: "road", tile: "tile-2" });
    expect(meaning(explore, option("level", { hero: 1, stat: "dex" }))).toEqual({ kind: "level", hero: "hero-1", stat: "dex" });
    expect(meaning(explore, option("home"))).toEqual({ kind: "home" });
    expect(meaning(anAsked({ key: "souls.ask.entry" }), option("node", { node: "n1" }))).toEqual({ kind: "step", node: "n1" });
  });

  it("shows price, dice and what they add, whatever its size", () => {
    expect(costOf(strike)).toBe(3);
    expect(diceOf(strike)).toEqual([
      { colour: "black", count: 2 },
      { colour: "blue", count: 1 },
    ]);
    const facts = glance(act, strike)!.facts;
    expect(facts.map((one) => one.die ?? one.text ?? one.words?.key)).toEqual(["3", "black", "blue", "+1", "web-fact-mean"]);
  });

  it("says that it is deadly, and asks once more", () => {
    expect(glance(act, deadly)!.facts.at(-1)).toMatchObject({ tone: "bad" });
    expect(asksTwice(act, deadly)).toEqual({ key: "web-sure-deadly" });
  });

  it("does not ask before an attack, but before a place that nobody has seen", () => {
    expect(asksTwice(act, strike)).toBeNull();
    const explore = anAsked({ key: "souls.ask.explore" });
    expect(asksTwice(explore, option("enter", { tile: 2, side: "north" }, { reveals: true }))).not.toBeNull();
    expect(asksTwice(explore, option("go", { tile: 2 }))).toBeNull();
  });
});

describe("a defence", () => {
  const blow = anAsked({ key: "souls.ask.defence" });
  const odds = (survive: number, unhurt: number): Partial<Offer> => ({
    odds: [
      { chance: survive, of: words("souls-odds-survive") },
      { chance: unhurt, of: words("souls-odds-unhurt") },
    ],
    detail: { key: "souls-detail-stand", args: { least: 0, most: 4, mean: 2.5 } },
  });

  it("is cut in proportion to what may come of it", () => {
    expect(strip(blow, option("block", {}, odds(0.75, 0.25)))?.map((one) => [one.words.key, one.chance])).toEqual([
      ["web-strip-unhurt", 0.25],
      ["web-strip-hurt", 0.5],
      ["web-strip-falls", 0.25],
    ]);
    expect(strip(blow, option("dodge", {}, odds(1, 1)))?.map((one) => one.words.key)).toEqual(["web-strip-unhurt"]);
  });
  it("has no strip where its odds are not known, and nothing else has one", () => {
    expect(strip(blow, option("block"))).toBeNull();
    expect(strip(act, option("end", {}, odds(1, 1)))).toBeNull();
  });
});

describe("letters", () => {
  const hands = [option("hands", { hands: "left" }, { id: "h1" }), option("hands", { hands: "right" }, { id: "h2" })];
  const steps = Array.from({ length: 8 }, (_, n) => option("move", { node: `n${n}` }, { id: `m${n}` }));
  const many = anAsked({ key: "souls.ask.act", options: [option("estus"), ...hands, ...steps, option("end")] });

  it("stay with what they stand for, wherever it is in the list", () => {
    expect(many.options!.map((offer) => letter(many, offer)).filter(Boolean)).toEqual(["q", "x", "x", "e"]);
    expect(keys("q", many)).toBe("estus");
    expect(keys("e", many)).toBe("end");
    expect(keys("x", many)).toBe("group:hands");
  });
  it("do nothing where it is not there", () => {
    expect(keys("w", many)).toBeNull();
    expect(keys("q", anAsked({ key: "souls.ask.explore", options: [option("estus")] }))).toBeNull();
  });
});
