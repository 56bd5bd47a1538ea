import { describe, expect, it } from "vitest";
import { anAsked, words } from "../wire/fake";
import { NOTHING, pickFocused, pickOption, pickPiece, step, surprises, type Twice } from "./picker";

const yes: Twice = surprises;
const no: Twice = () => false;

const asked = anAsked({
  options: [
    { id: "shoot", label: words("a"), points_at: ["enemy"] },
    { id: "turn", label: words("b"), points_at: ["deck"], reveals: true },
    { id: "search", label: words("c"), points_at: ["chest"] },
    { id: "force", label: words("d"), points_at: ["chest"] },
  ],
});

describe("an option's button", () => {
  it("takes it at once", () => {
    expect(pickOption(asked, NOTHING, "shoot", yes).take).toBe("shoot");
  });

  it("asks once more in place before something hidden is revealed", () => {
    const first = pickOption(asked, NOTHING, "turn", yes);
    expect(first).toEqual({ focus: "turn", confirm: "turn", take: null });
    expect(pickOption(asked, first, "turn", yes).take).toBe("turn");
  });

  it("forgets the question when something else is chosen", () => {
    const first = pickOption(asked, NOTHING, "turn", yes);
    expect(pickOption(asked, first, "shoot", yes).take).toBe("shoot");
  });

  it("does not ask where the person does not want it, or where there is nothing else to do", () => {
    expect(pickOption(asked, NOTHING, "turn", no).take).toBe("turn");
    const only = { ...asked, options: [asked.options![1]!] };
    expect(pickOption(only, NOTHING, "turn", yes).take).toBe("turn");
  });

  it("does not ask where every answer turns something up: that is what was asked", () => {
    const all = { ...asked, options: asked.options!.map((one) => ({ ...one, reveals: true })) };
    expect(pickOption(all, NOTHING, "turn", yes).take).toBe("turn");
  });

  it("does not ask whoever reads real dice: they lie there already", () => {
    expect(pickOption({ ...asked, real: true }, NOTHING, "turn", yes).take).toBe("turn");
  });

  it("does nothing for an option that has gone", () => {
    expect(pickOption(asked, NOTHING, "fly", yes).take).toBeNull();
  });
});

describe("a piece on the board", () => {
  it("takes its option with a click", () => {
    expect(pickPiece(asked, NOTHING, "enemy", "mouse", yes).take).toBe("shoot");
  });

  it("needs a second tap of a finger", () => {
    const first = pickPiece(asked, NOTHING, "enemy", "touch", yes);
    expect(first).toEqual({ focus: "shoot", confirm: null, take: null });
    expect(pickPiece(asked, first, "enemy", "touch", yes).take).toBe("shoot");
  });

  it("needs a third tap where the option reveals something", () => {
    const first = pickPiece(asked, NOTHING, "deck", "touch", yes);
    const second = pickPiece(asked, first, "deck", "touch", yes);
    expect(second).toEqual({ focus: "turn", confirm: "turn", take: null });
    expect(pickPiece(asked, second, "deck", "touch", yes).take).toBe("turn");
  });

  it("brings one option after the other forward where several are about it", () => {
    const first = pickPiece(asked, NOTHING, "chest", "mouse", yes);
    expect(first).toMatchObject({ focus: "search", take: null });
    const second = pickPiece(asked, first, "chest", "mouse", yes);
    expect(second).toMatchObject({ focus: "force", take: null });
    expect(pickPiece(asked, second, "chest", "mouse", yes).focus).toBe("search");
  });

  it("stays with what hovering has brought forward, and goes on from there", () => {
    const first = pickPiece(asked, { focus: "search", confirm: null }, "chest", "mouse", yes);
    expect(first).toMatchObject({ focus: "search", take: null });
    expect(pickPiece(asked, first, "chest", "mouse", yes).focus).toBe("force");
  });

  it("that nothing is about does nothing", () => {
    expect(pickPiece(asked, NOTHING, "wall", "mouse", yes)).toEqual({ ...NOTHING, take: null });
  });
});

describe("the keyboard", () => {
  it("takes what is in focus with Enter", () => {
    expect(pickFocused(asked, { focus: "shoot", confirm: null }, yes).take).toBe("shoot");
    expect(pickFocused(asked, NOTHING, yes).take).toBeNull();
  });

  it("takes the only answer with Enter without a focus", () => {
    const only = { ...asked, options: [asked.options![0]!, { id: "~use", label: words("u"), aside: true }] };
    expect(pickFocused(only, NOTHING, yes).take).toBe("shoot");
  });

  it("never turns something up that was not in focus", () => {
    const only = { ...asked, options: [asked.options![1]!] };
    const first = pickFocused(only, NOTHING, yes);
    expect(first).toEqual({ focus: "turn", confirm: null, take: null });
    expect(pickFocused(only, first, yes).take).toBe("turn");
  });

  it("goes round with the arrows", () => {
    const offers = asked.options!;
    expect(step(offers, NOTHING, 1).focus).toBe("shoot");
    expect(step(offers, NOTHING, -1).focus).toBe("force");
    expect(step(offers, { focus: "force", confirm: null }, 1).focus).toBe("shoot");
    expect(step([], NOTHING, 1)).toEqual(NOTHING);
  });
});
