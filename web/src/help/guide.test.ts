import { describe, expect, it } from "vitest";
import { aLine, anAsked, aWelcome, words } from "../wire/fake";
import { welcomed, type Mirror } from "../wire/mirror";
import type { Welcome } from "../wire/messages";
import { type Guide, guideOf, hasGuide, ruleOf, stepNow, textOf } from "./guide";

const title = { en: "", fr: "" };
const says = [title];
const guide: Guide = {
  game: "toy",
  steps: [
    { id: "hello", title, says },
    { id: "declare", when: { asked: ["toy.declare"] }, title, says },
    { id: "any", when: { asked: ["toy.*"], after: ["declare"] }, title, says },
    { id: "rolled", when: { event: ["roll"] }, title, says },
    { id: "enemy", when: { scene: "enemy*" }, title, says },
  ],
};

function at(changes: Partial<Welcome> = {}): Mirror {
  return welcomed(aWelcome(9, changes), null);
}
const now = (mirror: Mirror, ...done: string[]): string | undefined => stepNow(guide, new Set(done), mirror, null)?.id;

describe("a guided opening", () => {
  it("begins with what needs no moment", () => {
    expect(now(at())).toBe("hello");
    expect(now(at(), "hello")).toBeUndefined();
  });

  it("waits for the question at hand, this person's own", () => {
    expect(now(at({ asked: { "0": anAsked() } }), "hello")).toBe("declare");
    expect(now(at({ asked: { "1": anAsked({ seat: 1 }) } }), "hello")).toBeUndefined();
  });

  it("reads as one text, and leads on to the first rule it states", () => {
    const step = { id: "two", title, says: [{ en: "One.", fr: "Un." }, { en: "Two.", fr: "Deux.", rules: ["toy.two", "toy.more"] }] };
    expect(textOf(step, "en")).toBe("One. Two.");
    expect(ruleOf(step)).toBe("toy.two");
    expect(ruleOf(guide.steps[0]!)).toBeUndefined();
  });

  it("keeps the order where one step follows another", () => {
    const mirror = at({ asked: { "0": anAsked({ key: "toy.other" }) } });
    expect(now(mirror, "hello")).toBeUndefined();
    expect(now(mirror, "hello", "declare")).toBe("any");
  });

  it("speaks of what just happened, and of what has come into sight", () => {
    expect(now(at({ log: [aLine(9, { events: [{ kind: "roll" }] })] }), "hello")).toBe("rolled");
    const scene = { game: "toy", pieces: [{ id: "enemy-3", name: words("x") }] };
    expect(now(at({ scene }), "hello")).toBe("enemy");
  });
});

describe("the guides of the house", () => {
  it.each(["sector", "souls", "vengeance", "arkalion"])("%s: every step has a name of its own and words in both languages", async (game) => {
    expect(hasGuide(game)).toBe(true);
    const found = (await guideOf(game))!;
    expect(found.game).toBe(game);
    expect(new Set(found.steps.map((step) => step.id)).size).toBe(found.steps.length);
    for (const step of found.steps) {
      for (const lang of ["en", "fr"] as const) {
        expect(step.title[lang], step.id).not.toBe("");
        for (const said of step.says) expect(said[lang], step.id).toMatch(/[.!?”»]$/);
        expect(textOf(step, lang).split(/\s+/).length, step.id).toBeLessThan(60);
      }
    }
  });

  it.each(["sector", "souls", "vengeance", "arkalion"])("%s: the rules a step names are those of its game", async (game) => {
    const found = (await guideOf(game))!;
    const rules = found.steps.flatMap((step) => step.says.flatMap((said) => said.rules ?? []));
    expect(rules.length).toBeGreaterThan(found.steps.length);
    expect(rules.filter((rule) => !rule.startsWith(`${game}.`))).toEqual([]);
  });

  it("there is none for an unknown game", async () => {
    expect(hasGuide("nothing")).toBe(false);
    expect(await guideOf("nothing")).toBeNull();
  });
});
