import { describe, expect, it } from "vitest";
import { anAsked, words } from "../../wire/fake";
import { gestures } from "./gestures";

const option = (id: string) => ({ id, label: words(id) });
const scene = { game: "sector", board: { together: { options: ["fight", "fight"], kind: "fight", label: words("both"), points_at: ["crew-0", "crew-1"] } } };

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
    expect(none?.lasts?.answer(window("sector-ask-window"), scene)?.id).toBe("pass");
    expect(none?.lasts?.answer(window("sector-ask-window-loss"), scene)).toBeUndefined();
    expect(gestures(window("sector-ask-window-death"), scene)).toEqual([]);
  });
});

describe("several dice of one trait", () => {
  it("are removed at once, as many as stand there and no more than there are wounds", () => {
    const dice = ["might", "might", "might", "wisdom"].map((face, place) => ({ id: `row-${place}`, kind: "chapter", face, at: "row", state: place === 0 ? "gone" : "" }));
    const trait = (id: string) => ({ ...option(id), fields: { trait: id } });
    const remove = (count: number) => anAsked({ key: "sector.ask.remove", prompt: { key: "sector-ask-remove", args: { count } }, options: [trait("might"), trait("wisdom")] });
    const said = (count: number) => gestures(remove(count), { game: "sector", dice }).map((one) => [one.offer.id, one.steps.length]);
    expect(said(5)).toEqual([["all:might", 2]]);
    expect(said(1)).toEqual([]);
  });
});
