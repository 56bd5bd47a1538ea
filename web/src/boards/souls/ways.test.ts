import { describe, expect, it } from "vitest";
import { anAsked, words } from "../../wire/fake";
import type { Scene } from "../../wire/messages";
import { struckAt, walk, waysOf } from "./ways";

/** a - b - c - d in a row, and a - e - c around b. */
const LINKS: Record<string, string[]> = { n0: ["n1", "n4"], n1: ["n0", "n2"], n2: ["n1", "n3", "n4"], n3: ["n2"], n4: ["n0", "n2"] };
const scene = (trap: string, black = 0): Scene =>
  ({
    places: Object.entries(LINKS).map(([id, links]) => ({
      id,
      kind: "node",
      name: words(id),
      links,
      badges: id === trap ? [{ id: `${id}-trap`, name: words("trap"), icon: "wolf-trap" }] : [],
    })),
    pieces: [{ id: "figure-0", name: words("Knight"), at: "n0" }],
    sheets: [{ id: "hero-0", name: words("Knight"), tracks: [{ id: "b", name: words("b"), value: 0, high: 10, style: "ends", parts: { black, red: 0 } }] }],
    board: { foes: [{ id: "foe-0", threatens: ["n3"] }], intents: [{ foe: "foe-0", path: [], targets: [], damage: 5, type: "physical" }] },
  }) as unknown as Scene;
const step = (node: string, cost: number, how: string) => ({
  id: `move:${node}`,
  label: { key: `souls-option-${how}` },
  kind: "move",
  fields: { node },
  detail: { key: "souls-detail-cost", args: { cost } },
  points_at: [node, "hero-0"],
});
const asked = anAsked({ key: "souls.ask.act", actor: 0, options: [step("n1", 0, "walk"), step("n4", 0, "walk"), { id: "end", kind: "end", label: words("end") }] });

describe("the whole way", () => {
  it("costs what its steps cost: the first is a walk, the others run", () => {
    const ways = waysOf(scene(""), asked);
    expect([...ways].map(([id, way]) => [id, way.cost]).sort()).toEqual([["n1", 0], ["n2", 1], ["n3", 2], ["n4", 0]]);
    expect(ways.get("n3")!.nodes.at(-1)).toBe("n3");
  });

  it("goes round a trap where that costs no more", () => {
    expect(waysOf(scene("n1"), asked).get("n2")!.nodes).toEqual(["n4", "n2"]);
    expect(waysOf(scene("n4"), asked).get("n2")!.nodes).toEqual(["n1", "n2"]);
  });

  it("never fills the bar", () => {
    expect([...waysOf(scene("", 8), asked).keys()].sort()).toEqual(["n1", "n2", "n4"]);
  });

  it("is gone step by step, and no further once anything else has happened", () => {
    const { steps, still } = walk(asked, waysOf(scene("n1"), asked).get("n3")!);
    const all = ["n1", "n2", "n3", "n4"].map((node) => step(node, 0, "walk"));
    expect(steps.map((one) => all.filter(one).map((offer) => offer.id))).toEqual([["move:n4"], ["move:n2"], ["move:n3"]]);
    const [own, sprung] = [{ kind: "move" }, { kind: "draw" }];
    expect(still(step("n2", 1, "run"), [own, { kind: "hp", data: { black: 1 } }])).toBe(true);
    expect(still(step("n2", 1, "run"), [own, sprung])).toBe(false);
    expect(still({ ...step("n2", 1, "run"), detail: { key: "souls-detail-deadly", args: { cost: 1 } } }, [own])).toBe(false);
  });

  it("says what would strike there", () => {
    expect([struckAt(scene(""), "n3"), struckAt(scene(""), "n2")]).toEqual([5, 0]);
  });
});
