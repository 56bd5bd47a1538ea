import { describe, expect, it } from "vitest";
import { Keys, PATIENCE } from "./keyboard";

const key = (name: string) => ({ key: name });

describe("numbers", () => {
  it("choose at once where no second figure can follow", () => {
    expect(new Keys().press(key("3"), 4, 0)).toEqual({ kind: "option", index: 2 });
  });

  it("mean nothing beyond the last option", () => {
    const keys = new Keys();
    expect(keys.press(key("5"), 4, 0)).toBeNull();
    expect(keys.press(key("0"), 4, 0)).toBeNull();
  });

  it("wait for a second figure where there are ten options or more", () => {
    const keys = new Keys();
    expect(keys.press(key("1"), 24, 0)).toEqual({ kind: "typing", digits: "1" });
    expect(keys.press(key("7"), 24, 200)).toEqual({ kind: "option", index: 16 });
    expect(keys.press(key("3"), 24, 300)).toEqual({ kind: "option", index: 2 });
  });

  it("stand alone after a while, or with Enter", () => {
    const keys = new Keys();
    keys.press(key("2"), 24, 0);
    expect(keys.settle(24, 100)).toBeNull();
    expect(keys.settle(24, PATIENCE)).toEqual({ kind: "option", index: 1 });
    keys.press(key("2"), 24, 5000);
    expect(keys.press(key("Enter"), 24, 5100)).toEqual({ kind: "option", index: 1 });
  });

  it("begin anew after a pause", () => {
    const keys = new Keys();
    keys.press(key("1"), 24, 0);
    expect(keys.press(key("2"), 24, PATIENCE + 1)).toEqual({ kind: "typing", digits: "2" });
  });

  it("reach a hundred options with three figures", () => {
    const keys = new Keys();
    keys.press(key("1"), 128, 0);
    expect(keys.press(key("2"), 128, 100)).toEqual({ kind: "typing", digits: "12" });
    expect(keys.press(key("8"), 128, 200)).toEqual({ kind: "option", index: 127 });
  });
});

describe("other keys", () => {
  it("have their meaning", () => {
    const keys = new Keys();
    expect(keys.press(key("Enter"), 2, 0)).toEqual({ kind: "enter" });
    expect(keys.press(key("h"), 2, 0)).toEqual({ kind: "hint" });
    expect(keys.press(key("Z"), 2, 0)).toEqual({ kind: "undo" });
    expect(keys.press(key("ArrowDown"), 2, 0)).toEqual({ kind: "next" });
  });

  it("are left to the browser with a modifier", () => {
    expect(new Keys().press({ key: "z", ctrlKey: true }, 2, 0)).toBeNull();
    expect(new Keys().press({ key: "1", metaKey: true }, 2, 0)).toBeNull();
  });

  it("can have their letters taken away, numbers stay", () => {
    const keys = new Keys();
    expect(keys.press(key("h"), 2, 0, false)).toBeNull();
    expect(keys.press(key("1"), 2, 0, false)).toEqual({ kind: "option", index: 0 });
  });
});
