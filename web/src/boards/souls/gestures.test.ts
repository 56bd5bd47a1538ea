import { describe, expect, it } from "vitest";
import type { Scene } from "../../parts/contracts";
import { anAsked, words } from "../../wire/fake";
import { gestures } from "./gestures";

/** A foe that strikes n1 for 5 when its turn comes. */
const scene = { board: { foes: [{ id: "foe-0", threatens: ["n1"] }], intents: [{ foe: "foe-0", path: [], targets: [], damage: 5, type: "physical" }] } } as unknown as Scene;
const odds = (survive: number) => [{ chance: survive, of: { key: "souls-odds-survive" } }];
const defence = (survive: number, id = "block") =>
  anAsked({ key: "souls.ask.defence", options: [{ id, label: words(id), kind: id, odds: odds(survive) }, { id: "dodge:n1", label: words("dodge"), kind: "dodge" }] });

describe("standing every blow", () => {
  it("answers the next blow too, be it blocked or resisted", () => {
    const [all] = gestures(defence(1), scene);
    expect(all?.offer.id).toBe("stand-all");
    expect(all?.lasts?.answer(defence(1, "resist"), scene)?.id).toBe("resist");
  });

  it("is asked again where somebody could fall", () => {
    expect(gestures(defence(0.9), scene)).toEqual([]);
    expect(gestures(defence(1), scene)[0]?.lasts?.answer(defence(0.9), scene)).toBeUndefined();
  });
});

describe("keeping every roll", () => {
  const rolled = anAsked({ key: "souls.ask.rolled", options: [{ id: "keep", label: words("keep"), kind: "keep" }, { id: "die-0", label: words("luck") }] });

  it("lasts for the fight, and answers rolls only", () => {
    const [all] = gestures(rolled, scene);
    expect([all?.lasts?.answer(rolled, scene)?.id, all?.lasts?.answer(defence(1), scene), all?.lasts?.until.has("souls.ask.act")]).toEqual(["keep", undefined, false]);
  });
});

describe("settling who is pushed where, and which foe comes first", () => {
  const node = (id: string, more = {}) => ({ id, label: words(id), points_at: [id, "hero-0"], ...more });
  const pushed = (...options: ReturnType<typeof node>[]) => anAsked({ key: "souls.ask.pushed-to", options });
  const answered = (...options: ReturnType<typeof node>[]) => gestures(pushed(...options), scene)[0]?.lasts?.answer(pushed(...options), scene)?.id;

  it("pushes to where the fewest blows would fall", () => {
    expect(answered(node("n1"), node("n2"), node("n3"))).toBe("n2");
  });

  it("pushes rather into a blow than onto a trap, and asks where everything else would hurt", () => {
    expect(answered(node("n2", { detail: words("a trap") }), node("n1"))).toBe("n1");
    expect(answered(node("n2", { detail: words("a trap") }), node("n3", { ends: words("falls") }))).toBeUndefined();
  });

  it("takes foes and their ways in the order offered, and what is no such question not at all", () => {
    const foes = anAsked({ key: "souls.ask.next-foe", options: [node("foe-1"), node("foe-2")] });
    const [all] = gestures(foes, scene);
    expect(all?.lasts?.answer(foes, scene)?.id).toBe("foe-1");
    expect(all?.lasts?.answer(defence(1), scene)).toBeUndefined();
    expect(all?.lasts?.until.has("souls.ask.explore")).toBe(true);
  });
});
