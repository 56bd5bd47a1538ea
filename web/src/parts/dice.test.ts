import { describe, expect, it } from "vitest";
import { chances, hash, layOut, lying, restOf, roles, SIDES, sideOf, TIMES, tumble, turnTo } from "./dice";

const CHAPTER = ["might", "might", "cunning", "cunning", "wisdom", "wisdom"];

describe("a die's faces on the cube", () => {
  it("keeps pairs opposite, so that a glance sees all three", () => {
    const layout = layOut(CHAPTER);
    expect([layout.front, layout.top, layout.right].sort()).toEqual(["cunning", "might", "wisdom"]);
    expect([layout.front, layout.top, layout.right]).toEqual([layout.back, layout.bottom, layout.left]);
  });
  it("lays one to six so that opposite sides add up to seven", () => {
    const layout = layOut(["1", "2", "3", "4", "5", "6"]);
    for (const [one, other] of [["front", "back"], ["top", "bottom"], ["left", "right"]] as const) {
      expect(Number(layout[one]) + Number(layout[other])).toBe(7);
    }
  });
  it("repeats fewer faces and bears none at all", () => {
    expect(Object.values(layOut(["hit", "miss"])).filter((face) => face === "hit")).toHaveLength(3);
    expect(Object.values(layOut([]))).toEqual(Array(6).fill(""));
  });
  it("holds every face of the list exactly once per mention", () => {
    const faces = ["hit", "hit", "hit", "blank", "burst", "fault"];
    expect(Object.values(layOut(faces)).sort()).toEqual([...faces].sort());
  });
});

describe("which side shows a face", () => {
  const layout = layOut(CHAPTER);
  it("finds one that does, whatever the seed", () => {
    for (let seed = 0; seed < 20; seed++) expect(layout[sideOf(layout, "wisdom", seed)!]).toBe("wisdom");
  });
  it("uses both sides that show it", () => {
    expect(new Set([0, 1, 2, 3].map((seed) => sideOf(layout, "might", seed))).size).toBe(2);
  });
  it("says so where none does", () => {
    expect(sideOf(layout, "burst")).toBeNull();
  });
});

describe("the cube turned to a side", () => {
  it("has that side in front and its opposite at the back", () => {
    const OPPOSITE = { front: "back", back: "front", left: "right", right: "left", top: "bottom", bottom: "top" } as const;
    for (const side of SIDES) {
      const found = roles(side);
      expect(found[side]).toBe("front");
      expect(found[OPPOSITE[side]]).toBe("back");
      expect(new Set(Object.values(found)).size).toBe(6);
    }
  });
  it("turns as a real cube does", () => {
    expect(roles("right")).toMatchObject({ right: "front", back: "right", front: "left", top: "top" });
    expect(roles("top")).toMatchObject({ top: "front", back: "top", front: "bottom", right: "right" });
    expect(turnTo("left")).toBe("rotateY(90deg)");
  });
});

describe("a tumble", () => {
  const plan = tumble("row-1", 4, 2, "top", 1);
  it("ends at rest on the side it was given", () => {
    expect(plan.spin[1]).toBe(lying(restOf("row-1"), "top"));
    expect(plan.spin[1]).toContain("rotateX(0deg) rotateY(0deg) rotateX(-90deg)");
    expect(plan.hop.at(-1)).toMatchObject({ offset: 1, x: 0, y: 0, wide: 1, high: 1 });
  });
  it("starts two to three turns earlier, with another side in front", () => {
    const [, x, y] = /rotateX\((-?\d+)deg\) rotateY\((-?\d+)deg\) rotateX\(-90deg\)$/.exec(plan.spin[0])!.map(Number);
    expect(Math.abs(x!)).toBeGreaterThanOrEqual(720);
    expect(Math.abs(x!)).toBeLessThanOrEqual(1080);
    expect(Math.abs(x!) % 360).not.toBe(0);
    expect(Math.abs(y!)).toBeGreaterThanOrEqual(360);
  });
  it("squashes by six in a hundred where it lands", () => {
    const landing = plan.hop.find((step) => Math.abs(step.offset - TIMES.roll / (TIMES.roll + TIMES.settle)) < 1e-9);
    expect(landing).toMatchObject({ wide: 1.06, high: 0.94, y: 0 });
  });
  it("is over within 1.2 seconds, however many dice there are", () => {
    for (let order = 0; order < 30; order++) {
      const one = tumble("a", 1, order, "front", 1);
      expect(one.delay + one.lastsFor).toBeLessThanOrEqual(TIMES.most);
    }
  });
  it("goes by the player's speed", () => {
    expect(tumble("a", 1, 1, "front", 2).lastsFor).toBe(plan.lastsFor / 2);
  });
  it("is the same for the same roll, and another for another", () => {
    expect(tumble("row-1", 4, 2, "top", 1)).toEqual(plan);
    expect(tumble("row-1", 5, 2, "top", 1)).not.toEqual(plan);
  });
});

describe("chance for looks", () => {
  it("repeats itself from the same seed and stays within 0 and 1", () => {
    const [a, b] = [chances(hash("x")), chances(hash("x"))];
    for (let i = 0; i < 200; i++) {
      const value = a();
      expect(value).toBe(b());
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });
});
