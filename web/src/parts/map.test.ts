import { describe, expect, it } from "vitest";
import { percentOf } from "./map";

describe("a box on a map", () => {
  it("is placed in percent of the whole, wherever its units begin", () => {
    expect(percentOf({ left: -1, top: 0, width: 8, height: 4 }, { x: 1, y: 1, w: 2, h: 1 })).toEqual({
      left: "25%",
      top: "25%",
      width: "25%",
      height: "25%",
    });
  });
});
