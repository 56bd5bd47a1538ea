import { describe, expect, it } from "vitest";
import { anAsked, words } from "../../wire/fake";
import type { Scene } from "../../wire/messages";
import { approach, attacksOn } from "./attacks";

/** n0 - n1 - n2 in a row; the Knight on n0, a foe on n2. */
const scene = (black = 0): Scene =>
  ({
    places: [
      { id: "n0", kind: "node", name: words("n0"), links: ["n1"] },
      { id: "n1", kind: "node", name: words("n1"), links: ["n0", "n2"] },
      { id: "n2", kind: "node", name: words("n2"), links: ["n1"] },
    ],
    pieces: [
      { id: "figure-0", name: words("Knight"), at: "n0" },
      { id: "foe-0", name: words("Foe"), at: "n2" },
    ],
    sheets: [{ id: "hero-0", name: words("Knight"), tracks: [{ id: "b", name: words("b"), value: 0, high: 10, style: "ends", parts: { black, red: 0 } }] }],
    board: { cards: { "hero-0-left": { range: 0, actions: [{ cost: 0, dice: { blue: 1 } }, { cost: 4, dice: { black: 2 }, range: 1 }] } } },
  }) as unknown as Scene;
const move = { id: "move:n1", label: { key: "souls-option-walk" }, kind: "move", fields: { node: "n1" }, detail: { key: "souls-detail-cost", args: { cost: 0 } }, points_at: ["n1", "hero-0"] };
const strike = (line: number, cost: number) => ({
  id: `left.${line}>foe-0`,
  label: words("strike"),
  kind: "attack",
  fields: { slot: "left", line, foe: 0 },
  detail: { key: "souls-detail-attack", args: { cost } },
  points_at: ["foe-0", "n2", "hero-0-left"],
});
const asked = (...options: unknown[]) => anAsked({ key: "souls.ask.act", actor: 0, options: [...options, { id: "end", kind: "end", label: words("end") }] as never });

describe("what would hit a foe", () => {
  it("is what is offered, and what a run brings into reach, with the whole price", () => {
    const found = attacksOn(scene(), asked(move), "foe-0");
    expect(found.map((one) => [one.cost, one.way?.end])).toEqual([
      [1, "n2"],
      [4, "n1"],
    ]);
  });
  it("is listed once", () => {
    const found = attacksOn(scene(), asked(move, strike(1, 4)), "foe-0");
    expect(found.map((one) => [one.cost, one.offer?.id ?? null])).toEqual([
      [1, null],
      [4, "left.1>foe-0"],
    ]);
  });
  it("never fills one's own bar by the run", () => {
    expect(attacksOn(scene(8), asked(move), "foe-0").map((one) => one.cost)).toEqual([1]);
    expect(attacksOn(scene(9), asked(move), "foe-0")).toEqual([]);
  });
  it("is reached step by step, the blow being the last", () => {
    const question = asked(move);
    const [attack] = attacksOn(scene(), question, "foe-0");
    const { steps } = approach(question, attack!, "foe-0");
    expect(steps).toHaveLength(3);
    expect(steps[0]!(move as never)).toBe(true);
    expect(steps[2]!(strike(0, 0) as never)).toBe(true);
    expect(steps[2]!(strike(1, 4) as never)).toBe(false);
  });
});
