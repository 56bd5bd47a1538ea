import { describe, expect, it } from "vitest";
import { anAsked, words } from "../../wire/fake";
import { gestures } from "./gestures";

const option = (id: string) => ({ id, label: words(id) });
const scene = { game: "sector", board: { together: { options: ["fight", "fight"], label: words("both"), points_at: ["crew-0", "crew-1"] } } };

describe("both declarations at once", () => {
  const declare = anAsked({ key: "sector.ask.declare", options: [option("fight"), option("cover")] });

  it("are what the scene says, where the first of them is offered", () => {
    const [both] = gestures(declare, scene);
    expect(both?.steps.map((step) => step(option("fight")))).toEqual([true, true]);
    expect(gestures({ ...declare, options: [option("cover")] }, scene)).toEqual([]);
    expect(gestures(declare, { game: "sector" })).toEqual([]);
  });

  it("end with anything that happens beside them", () => {
    const still = gestures(declare, scene)[0]!.still;
    expect(still(option("fight"), [{ kind: "declare" }])).toBe(true);
    expect(still(option("fight"), [{ kind: "declare" }, { kind: "hp" }])).toBe(false);
  });
});

describe("nothing more this round", () => {
  const window = (key: string) => anAsked({ key: "sector.ask.window", prompt: { key }, options: [option("pass"), option("use:implant")] });

  it("is offered where nobody is hurt or dies of it, and answers nothing else", () => {
    const [none] = gestures(window("sector-ask-window"), scene);
    expect(none?.lasts?.answers(window("sector-ask-window"))).toBe(true);
    expect(none?.lasts?.answers(window("sector-ask-window-loss"))).toBe(false);
    expect(gestures(window("sector-ask-window-death"), scene)).toEqual([]);
  });
});
