import { describe, expect, it } from "vitest";
import { countedFace, plainFace } from "./faces";

describe("what is drawn on a face nobody has drawn", () => {
  it("is a ring where nothing is", () => {
    for (const face of ["blank", "miss", ""]) expect(plainFace("any", face).blank).toBe(true);
  });
  it("is dots up to six, and a figure on a pyramid", () => {
    expect(plainFace("d6", "5")).toEqual({ icons: [], pips: 5 });
    expect(plainFace("d4", "3")).toEqual({ icons: [], text: "3" });
  });
  it("is the word itself where nothing better is known", () => {
    expect(plainFace("d20", "17").text).toBe("17");
  });
  it("can be counted out in one symbol", () => {
    expect(countedFace("broadsword", "3").icons).toEqual(["broadsword", "broadsword", "broadsword"]);
    expect(countedFace("broadsword", "0")).toEqual({ icons: [], blank: true });
  });
});
