import { describe, expect, it } from "vitest";
import { aLine } from "../wire/fake";
import { luck, proves, shares, tail, tallies } from "./fairness";

const roll = (n: number, who: string, die: string, faces: string[]) =>
  aLine(n, { events: [{ kind: "roll", pieces: [who], data: { die, faces } }] });

describe("each seat's rolls", () => {
  it("are counted by who rolled and by the die, without those taken back", () => {
    const log = [roll(1, "crew-0", "hit", ["hit", "miss"]), roll(2, "crew-1", "hit", ["hit"]), roll(3, "crew-0", "hit", ["hit"])];
    const found = tallies(log, new Set([2]));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ who: "crew-0", rolls: 3 });
    expect([...found[0]!.faces]).toEqual([["hit", 2], ["miss", 1]]);
  });

  it("are told apart where each die of a kind has its own faces, and know them", () => {
    const own = (n: number, key: string, sides: string[], face: string) =>
      aLine(n, { events: [{ kind: "roll", pieces: ["crew-0"], data: { die: "crew", key, sides, faces: [face] } }] });
    const found = tallies([own(1, "varga", ["a", "b"], "a"), own(2, "roy", ["c", "d"], "c"), own(3, "varga", ["a", "b"], "b")]);
    expect(found.map((one) => [one.key, one.rolls, one.sides])).toEqual([
      ["varga", 2, ["a", "b"]],
      ["roy", 1, ["c", "d"]],
    ]);
  });

  it("leave out what carries no faces", () => {
    expect(tallies([aLine(1, { events: [{ kind: "roll" }] })])).toEqual([]);
  });

  it("are held against the faces of the die", () => {
    const faces = ["hit", "hit", "miss", "miss", "miss", "miss"];
    expect([...shares(faces)!]).toEqual([["hit", expect.closeTo(1 / 3)], ["miss", expect.closeTo(2 / 3)]]);
    expect(shares([])).toBeNull();
  });

  it("are judged only when there are enough of them", () => {
    const share = new Map([["a", 0.5], ["b", 0.5]]);
    const none = { who: "", die: "", key: "", sides: [] };
    expect(luck({ ...none, rolls: 9, faces: new Map([["a", 9]]) }, share)).toBeNull();
    const fair = luck({ ...none, rolls: 100, faces: new Map([["a", 52], ["b", 48]]) }, share)!;
    const odd = luck({ ...none, rolls: 100, faces: new Map([["a", 75], ["b", 25]]) }, share)!;
    expect(fair).toBeGreaterThan(0.5);
    expect(odd).toBeLessThan(0.001);
  });

  it("are measured by the chi-squared distribution", () => {
    expect(tail(3.841, 1)).toBeCloseTo(0.05, 3);
    expect(tail(11.07, 5)).toBeCloseTo(0.05, 3);
    expect(tail(0, 5)).toBe(1);
  });
});

describe("the seed's proof", () => {
  // From the engine: commitment(0x0123456789abcdef0123456789abcdef, 5).
  const commitment = "dc41ef518127e7f08db280ee561335cb6e84831c97ab97225a98a6b7b5b1cbe7";

  it("holds for the seed and nonce that were committed to", async () => {
    expect(await proves(commitment, "0123456789abcdef0123456789abcdef", "5".padStart(32, "0"))).toBe(true);
  });

  it("fails for any other", async () => {
    expect(await proves(commitment, "0123456789abcdef0123456789abcdee", "5".padStart(32, "0"))).toBe(false);
  });
});
