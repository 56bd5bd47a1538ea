import { describe, expect, it } from "vitest";
import { platesOf } from "../../../parts/icons/collect.mjs";
import sector from "../../../parts/icons/sector.json";
import shared from "../../../parts/icons/shared.json";
import { extentOf } from "./extent";
import { EYES } from "./eyes";
import { SCENE_NAMES, sectorPlate } from "./sector";

const icons: Readonly<Record<string, string>> = { ...shared, ...sector };
const FIGURE = "M100 20h300v470h-300z";
const LIGHTS = ["left", "right", "above", "behind"];
const draw = (scene: string, light: string, seed: string, ratio = 1.08) =>
  sectorPlate({ scene, light, seed, figure: FIGURE }, ratio);

/** The plates that the cards of the game ask for. */
const asked = platesOf("sector");

describe("plates", () => {
  it("are drawn for all fourteen scenes", () => {
    expect([...SCENE_NAMES].sort()).toEqual(
      "bar bridge cell corridor dock hall hive lab pit reactor shaft street vault vent".split(" "),
    );
  });
  it("are always the same for the same card", () => {
    for (const scene of SCENE_NAMES) for (const light of LIGHTS) expect(draw(scene, light, "act1.x")).toEqual(draw(scene, light, "act1.x"));
  });
  it("are never the same for two cards, two scenes or two lights", () => {
    for (const scene of SCENE_NAMES) {
      expect(draw(scene, "behind", "act1.x")).not.toEqual(draw(scene, "behind", "act1.y"));
      expect(new Set(LIGHTS.map((light) => JSON.stringify(draw(scene, light, "act1.x")))).size).toBe(4);
    }
    expect(new Set(SCENE_NAMES.map((scene) => JSON.stringify(draw(scene, "left", "a")))).size).toBe(14);
  });
  it("have one lit detail, and the figure in black", () => {
    for (const scene of SCENE_NAMES) {
      for (const light of LIGHTS) {
        const { shapes } = draw(scene, light, "act2.tollgate");
        expect(shapes.some((shape) => shape.fill === "signal" || shape.stroke === "signal"), `${scene} ${light}`).toBe(true);
        expect(shapes.filter((shape) => shape.icon).at(-1)?.fill).toBe("ink");
      }
    }
  });
  it("light nothing but the eyes of a figure that has them", () => {
    const { shapes } = sectorPlate({ scene: "hall", light: "above", seed: "s", figure: FIGURE, eyes: [[200, 60, 12]] }, 1);
    expect(shapes.filter((shape) => shape.fill === "signal")).toHaveLength(1);
  });
  it("hold only numbers, at any shape of paper", () => {
    for (const scene of SCENE_NAMES) {
      for (const light of LIGHTS) {
        for (const ratio of [0.5, 1.08, 4]) {
          const drawn = draw(scene, light, `${scene}${light}`, ratio);
          expect(JSON.stringify(drawn.shapes)).not.toMatch(/NaN|Infinity|undefined/);
          expect(drawn.width / drawn.height).toBeCloseTo(ratio, 1);
        }
      }
    }
  });
  it("stay light enough to be drawn at once", () => {
    for (const scene of SCENE_NAMES) {
      for (const light of LIGHTS) {
        const { shapes } = draw(scene, light, "weight");
        expect(shapes.length, scene).toBeLessThan(700);
        expect(shapes.reduce((sum, shape) => sum + shape.d.length, 0), scene).toBeLessThan(120_000);
      }
    }
  });
  it("know every scene, figure and light that the game's cards ask for", () => {
    expect(asked.length).toBeGreaterThan(60);
    for (const plate of asked) {
      expect(SCENE_NAMES).toContain(plate.scene);
      expect(LIGHTS).toContain(plate.light);
      expect(icons[plate.figure], plate.figure).toBeDefined();
    }
  });
  it("put eyes only on figures that exist", () => {
    for (const figure of Object.keys(EYES)) expect(icons[figure], figure).toBeDefined();
  });
});

describe("how far a path reaches", () => {
  it("follows absolute and relative commands", () => {
    expect(extentOf("M10 20h30v40H5z")).toEqual({ left: 5, top: 20, right: 40, bottom: 60 });
    expect(extentOf("m10 20 5 5-20 1")).toEqual({ left: -5, top: 20, right: 15, bottom: 26 });
  });
  it("reads arcs whose flags are written together", () => {
    expect(extentOf("M10 10a5 5 0 0110 0z")).toEqual({ left: 10, top: 10, right: 20, bottom: 10 });
  });
  it("stays about the square for every icon", () => {
    for (const [name, path] of Object.entries(icons)) {
      const reach = extentOf(path);
      expect(reach.left, name).toBeGreaterThan(-60);
      expect(reach.right, name).toBeLessThan(572);
      expect(reach.bottom, name).toBeLessThan(572);
      expect(reach.right - reach.left, name).toBeGreaterThan(40);
    }
  });
});
