import { afterEach, describe, expect, it, vi } from "vitest";
import { aLine, anAsked, aWelcome, words } from "../wire/fake";
import { welcomed, type Mirror } from "../wire/mirror";
import type { Guide, Welcome } from "../wire/messages";
import { guideOf, ruleOf, stepNow, textOf } from "./guide";

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
    const says = [{ en: "One.", fr: "Un." }, { en: "Two.", fr: "Deux.", rules: ["toy.two", "toy.more"] }, { en: "Press g.", fr: "Tapez g.", on: "terminal" as const }];
    const step = { id: "two", title, says };
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
    const sheets = [{ id: "hero-0", name: words("x"), tracks: [{ id: "enemy-hp", name: words("x"), value: 1 }] }];
    expect(now(at({ scene: { game: "toy", sheets } }), "hello")).toBe("enemy");
  });
});

describe("where guides come from", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("asks the server once for each", async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response(JSON.stringify(guide))));
    vi.stubGlobal("fetch", fetch);
    expect(await guideOf("toy")).toEqual(guide);
    expect(await guideOf("toy")).toEqual(guide);
    expect(fetch.mock.calls).toEqual([["/api/games/toy/guide", { method: "GET", headers: {} }]]);
  });

  it("there is none for an unknown game", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    expect(await guideOf("nothing")).toBeNull();
  });
});
