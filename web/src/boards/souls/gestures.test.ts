import { describe, expect, it } from "vitest";
import { anAsked, words } from "../../wire/fake";
import { gestures } from "./gestures";

const odds = (survive: number) => [{ chance: survive, of: { key: "souls-odds-survive" } }];
const defence = (survive: number, id = "block") =>
  anAsked({ key: "souls.ask.defence", options: [{ id, label: words(id), kind: id, odds: odds(survive) }, { id: "dodge:n1", label: words("dodge"), kind: "dodge" }] });

describe("standing every blow", () => {
  it("answers the next blow too, be it blocked or resisted", () => {
    const [all] = gestures(defence(1));
    expect(all?.offer.id).toBe("stand-all");
    expect(all?.lasts?.answer(defence(1, "resist"))?.id).toBe("resist");
  });

  it("is asked again where somebody could fall", () => {
    expect(gestures(defence(0.9))).toEqual([]);
    expect(gestures(defence(1))[0]?.lasts?.answer(defence(0.9))).toBeUndefined();
  });
});

describe("keeping every roll", () => {
  const rolled = anAsked({ key: "souls.ask.rolled", options: [{ id: "keep", label: words("keep"), kind: "keep" }, { id: "die-0", label: words("luck") }] });

  it("lasts for the fight, and answers rolls only", () => {
    const [all] = gestures(rolled);
    expect([all?.lasts?.answer(rolled)?.id, all?.lasts?.answer(defence(1)), all?.lasts?.until.has("souls.ask.act")]).toEqual(["keep", undefined, false]);
  });
});
