import { describe, expect, it } from "vitest";
import { anAsked, words } from "../wire/fake";
import { crowded, listIn, numberIn, textIn } from "./offers";

const offer = { id: "a", label: { key: "a" }, kind: "attack", fields: { slot: "left", line: 0, dice: ["d1", "d2"] } };

describe("the parts of an option", () => {
  it("are read by name, each as what it is", () => {
    expect([textIn(offer, "slot"), numberIn(offer, "line"), listIn(offer, "dice")]).toEqual(["left", 0, ["d1", "d2"]]);
  });

  it("are nothing where there is none of this name or type, or no option", () => {
    expect([textIn(offer, "line"), numberIn(offer, "slot"), listIn(offer, "slot")]).toEqual([null, null, []]);
    expect([textIn(null, "slot"), numberIn(undefined, "line"), listIn({ id: "b", label: { key: "b" } }, "dice")]).toEqual([null, null, []]);
  });
});

describe("many answers", () => {
  it("are more than eight, whatever may be done beside them", () => {
    const some = (answers: number, asides: number) =>
      anAsked({ options: Array.from({ length: answers + asides }, (_, place) => ({ id: String(place), label: words("a"), aside: place >= answers })) });
    expect([crowded(some(8, 5)), crowded(some(9, 0))]).toEqual([false, true]);
  });
});
