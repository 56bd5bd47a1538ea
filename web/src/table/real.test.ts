import { describe, expect, it } from "vitest";
import { anAsked, words } from "../wire/fake";
import { dieAsked, found } from "./real";

const roll = (what: string, faces: string[]) =>
  anAsked({
    key: "physical-roll",
    real: true,
    prompt: { key: "physical-roll", args: { what: { key: `outcome-${what}` } } },
    options: faces.map((id) => ({ id, label: words(id) })),
  });
const scene = {
  game: "sector",
  tray: [{ id: "t", kind: "energy", faces: ["hit", "blank", "surge"] }],
  sheets: [{ id: "crew-0", name: words("v"), dice: [{ id: "d", kind: "crew", faces: ["might", "might", "wisdom2"] }] }],
};

describe("a real die", () => {
  it("is drawn as the one that is asked for, not as another with the same face", () => {
    expect(dieAsked(roll("energy", ["hit", "blank"]), scene)).toBe("energy");
    expect(dieAsked(roll("ballistic", ["hit", "blank", "burst"]), scene)).toBe("ballistic");
  });
  it("that goes by somebody's name is known by its faces", () => {
    expect(dieAsked(roll("varga", ["wisdom2", "might"]), scene)).toBe("crew");
  });
});

describe("a real card", () => {
  it("is found by any part of its name, accents or not", () => {
    const offers = ["Épée longue", "Épée courte", "Bouclier"].map((id) => ({ id, label: words(id) }));
    const names = (wanted: string) => found(offers, wanted, (offer) => offer.id).map((offer) => offer.id);
    expect(names("epee c")).toEqual(["Épée courte"]);
    expect(names("")).toHaveLength(3);
  });
});
