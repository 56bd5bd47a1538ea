import { describe, expect, it } from "vitest";
import { edgeFor, groups } from "./rolls";

const die = (id: string, kind: string) => ({ id, kind });
const apart = (one: { kind: string }) => (one.kind === "hit" ? "enemy" : "thrown");

describe("the dice of a roll", () => {
  it("are cut where the enemy's begin, and stay in order", () => {
    const cut = groups([die("a", "ballistic"), die("b", "energy"), die("c", "hit"), die("d", "ballistic")], apart);
    expect(cut.map((part) => part.map((one) => one.id).join(""))).toEqual(["ab", "c", "d"]);
    expect(groups([], apart)).toEqual([]);
  });
  it("are one where nothing tells them apart", () => {
    expect(groups([die("a", "ballistic"), die("b", "hit")])).toHaveLength(1);
  });
  it("stay one where everybody's would be cut from everybody's", () => {
    const kinds = ["ballistic", "hit", "energy", "hit", "ballistic", "hit"];
    expect(groups(kinds.map((kind, i) => die(String(i), kind)), apart)).toHaveLength(1);
  });
  it("are as large as fits", () => {
    expect(edgeFor(3, 1, 368, 150)).toBe(62);
    expect(edgeFor(12, 0, 368, 150)).toBeLessThan(62);
    expect(edgeFor(4, 1, 1000, 170)).toBe(96);
  });
  it("shrink with every die that is added, and never to nothing", () => {
    let last = 99;
    for (let count = 1; count < 40; count++) {
      const edge = edgeFor(count, 0, 280, 70);
      expect(edge).toBeLessThanOrEqual(last);
      expect(edge).toBeGreaterThanOrEqual(26);
      last = edge;
    }
  });
});
