import { describe, expect, it } from "vitest";
import type { Offer, Scene } from "../../parts/contracts";
import { missionOf, numberOf, optionIcon, roman, rowEdge, traitOf } from "./mission";

const words = (key: string) => ({ key });
const option = (kind: string, fields: Offer["fields"] = {}): Offer => ({ id: kind, label: words(kind), kind, fields });
const scene = (more: Partial<Scene>): Scene => ({ game: "sector", ...more });

describe("the mission as the board reads it", () => {
  it("stands on an empty scene", () => {
    const mission = missionOf(scene({}));
    expect(mission).toMatchObject({ view: "chapter", strip: "none", page: null, special: null, fighting: false });
    expect(mission.row).toEqual([]);
  });
  it("finds the page, the special rule and the row", () => {
    const mission = missionOf(
      scene({
        pages: [
          { id: "special", title: words("special") },
          { id: "card", title: words("tollgate") },
        ],
        dice: [
          { id: "row-0", kind: "chapter", face: "might", at: "row" },
          { id: "other", kind: "crew", at: "crew-0" },
        ],
        board: { enemy: { fighting: "ranged" } },
      }),
    );
    expect(mission.page?.id).toBe("card");
    expect(mission.special?.id).toBe("special");
    expect(mission.row.map((die) => die.id)).toEqual(["row-0"]);
    expect(mission).toMatchObject({ strip: "enemy", fighting: true });
  });
  it("draws the row as printed until the dice are rolled: one more for each of the crew", () => {
    const mission = missionOf(
      scene({
        sheets: [0, 1, 2].map((n) => ({ id: `crew-${n}`, name: words("x") })),
        board: { enemy: { fighting: "none", printed: ["might", "wisdom"], per_crew: 1 } },
      }),
    );
    expect(mission.row.map((die) => die.face)).toEqual(["might", "wisdom", null, null, null]);
    expect(mission.row.map((die) => die.state)).toEqual(["printed", "printed", "unrolled", "unrolled", "unrolled"]);
  });
  it("lets what must be dealt with first lie under the page", () => {
    const enemy = { fighting: "none" as const };
    const test = { trait: "wisdom" };
    const pooled = [{ id: "item.x", at: "pool" }];
    expect(missionOf(scene({ board: { enemy, test } })).strip).toBe("test");
    expect(missionOf(scene({ board: { enemy, test }, cards: pooled })).strip).toBe("pool");
    expect(missionOf(scene({ board: { enemy: { fighting: "close" }, test } })).strip).toBe("enemy");
  });
  it("gives each crewmember what they declared", () => {
    const mission = missionOf(scene({ cards: [{ id: "declared-2", at: "declared", name: words("FIGHT") }] }));
    expect([...mission.declared.keys()]).toEqual([2]);
  });
  it("puts the values in the order of the card", () => {
    const mission = missionOf(
      scene({ tracks: ["search", "act-1", "ranged", "close"].map((id) => ({ id, name: words(id), value: 1 })) }),
    );
    expect(mission.values.map((track) => track.id)).toEqual(["ranged", "close", "search"]);
    expect(mission.acts.map((track) => track.id)).toEqual(["act-1"]);
  });
});

describe("small things", () => {
  it("reads ids", () => {
    expect(numberOf("crew-3")).toBe(3);
    expect(numberOf("card")).toBe(-1);
    expect(traitOf("crew.abbot-cunning")).toBe("cunning");
    expect(traitOf("item.saw")).toBeNull();
  });
  it("keeps nine dice in one line", () => {
    expect(rowEdge(6, 520, 60)).toBe(60);
    const edge = rowEdge(9, 520, 60);
    expect(edge * 1.42 * 9).toBeLessThanOrEqual(520);
    expect(rowEdge(0, 520, 60)).toBe(60);
  });
  it("counts acts as the box does", () => {
    expect([1, 2, 3, 4].map(roman)).toEqual(["I", "II", "III", ""]);
  });
  it("gives options the icon of what is done, or leaves it to what they point at", () => {
    const gun = "item.carbine";
    expect(optionIcon("sector.ask.declare", option("shoot", { gun, rate: 1 }))).toBeNull();
    expect(optionIcon("sector.ask.declare", option("shoot", { gun, rate: 2 }))).toBe("bullets");
    expect(optionIcon("sector.ask.declare", option("shoot", { gun, rate: 1, second_gun: "item.pistol", second_rate: 1 }))).toBe("bullets");
    expect(optionIcon("sector.ask.declare", option("cover"))).toBe("brick-wall");
    expect(optionIcon("sector.ask.remove", option("trait", { trait: "cunning" }))).toBe("eye-target");
    expect(optionIcon("sector.ask.reroll", option("stop"))).toBe("check-mark");
    expect(optionIcon("sector.ask.share", option("done"))).toBe("check-mark");
    expect(optionIcon("sector.ask.leader", option("crew", { crew: "crew-1" }))).toBeNull();
  });
});
