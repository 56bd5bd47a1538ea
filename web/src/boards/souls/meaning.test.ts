import { describe, expect, it } from "vitest";
import { anAsked, words } from "../../wire/fake";
import type { Offer } from "../../wire/messages";
import { asksTwice, costOf, diceOf, glance, meaning } from "./meaning";

const act = anAsked({ key: "souls.ask.act" });
const option = (id: string, more: Partial<Offer> = {}): Offer => ({ id, label: words("a"), ...more });
const strike = option("left.1>foe-2", {
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
const deadly = option("left.0>foe-2", { detail: { key: "souls-detail-deadly", args: { cost: 4 } } });

describe("an option of Dark Souls", () => {
  it("means a step, a blow, a dodge or a road", () => {
    expect(meaning(act, option("move:n4"))).toEqual({ kind: "step", node: "n4" });
    expect(meaning(act, option("move:around-left"))).toEqual({ kind: "step", node: null });
    expect(meaning(act, strike)).toEqual({ kind: "use", hand: "left", line: 1, foe: "foe-2", node: null });
    expect(meaning(act, option("end"))).toEqual({ kind: "end" });
    const defence = anAsked({ key: "souls.ask.defence" });
    expect(meaning(defence, option("dodge:n4", { points_at: ["n4", "hero-0"] }))).toEqual({ kind: "dodge", to: "n4", node: "n4" });
    expect(meaning(defence, option("dodge", { points_at: ["hero-0"] }))).toEqual({ kind: "dodge", to: null, node: null });
    expect(meaning(anAsked({ key: "souls.ask.explore" }), option("go:tile-2@north"))).toEqual({ kind: "road", tile: "tile-2" });
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
    expect(asksTwice(explore, option("go:tile-2@north", { reveals: true }))).not.toBeNull();
    expect(asksTwice(explore, option("go:tile-2"))).toBeNull();
  });
});
