import { describe, expect, it } from "vitest";
import type { Asked, Scene } from "../../parts/contracts";
import { tradeOf } from "./trade";

const words = (key: string) => ({ key });
const scene: Scene = {
  game: "arkalion",
  sheets: [
    {
      id: "hero-0",
      name: words("mechanic"),
      badges: [
        { id: "token-0-leaves", name: words("leaves"), value: 2 },
        { id: "first-0", name: words("first") },
      ],
      cards: [
        { id: "weapon-0", name: words("gun"), kind: "weapon" },
        { id: "potion-0-hawk_eye", name: words("hawk"), kind: "potion", badges: [{ id: "copies-0-hawk_eye", name: words("copies"), value: 2 }] },
      ],
    },
    { id: "hero-1", name: words("knight"), cards: [{ id: "equipment-war_hammer", name: words("hammer"), kind: "equipment" }] },
  ],
  board: { acting: 0, trade: { partner: "hero-1", given: { leaves: 1 }, taken: {} } },
};
const asked = {
  seat: 0,
  number: 1,
  key: "arkalion.ask-trade",
  prompt: words("trade"),
  options: [
    ["give", "leaves"],
    ["keep", "leaves"],
    ["give", "hawk_eye"],
    ["take", "war_hammer"],
  ].map(([kind, item]) => ({ id: `${kind}:${item}`, label: words("a"), kind, fields: { item } })),
} as Asked;

describe("a trade", () => {
  it("is not there while nobody trades", () => {
    expect(tradeOf({ ...scene, board: { acting: 0 } }, asked)).toBeNull();
  });

  it("shows both packs, what lies on the table, and the steps that are open", () => {
    const [own, other] = tradeOf(scene, asked)!;
    expect(own.goods.map(({ id, left, laid, lay, back }) => [id, left, laid, lay, back])).toEqual([
      ["leaves", 1, 1, "give:leaves", "keep:leaves"],
      ["hawk_eye", 2, 0, "give:hawk_eye", null],
    ]);
    expect(other.goods.map(({ id, left, lay }) => [id, left, lay])).toEqual([["war_hammer", 1, "take:war_hammer"]]);
  });

  it("is only looked at by whoever is not asked to put it together", () => {
    const sides = tradeOf(scene, null)!;
    expect(sides.flatMap((side) => side.goods).some((one) => one.lay || one.back)).toBe(false);
  });
});
