import { beforeEach, describe, expect, it, vi } from "vitest";
import { anAsked, words } from "../wire/fake";
import { Choosing } from "./choosing.svelte";
import { Keys } from "./keyboard";
import { surprises } from "./picker";
import { type Pressed, type Reach, Shortcuts } from "./shortcuts";

let sent: string[];
let asked: ReturnType<typeof anAsked>;
let reach: Reach & { closed: boolean };
let shortcuts: Shortcuts;

beforeEach(() => {
  sent = [];
  asked = anAsked({ number: 5, options: ["shoot", "cover", "throw"].map((id) => ({ id, label: words(id) })) });
  const choosing = new Choosing({
    get asked() {
      return asked;
    },
    mine: true,
    seat: 0,
    behind: 0,
    n: 5,
    twice: surprises,
    told: [],
    groups: () => null,
    gestures: () => [],
    lasts: () => undefined,
    flush: () => undefined,
    send: (command) => {
      if (command.type === "choose") sent.push(command.option);
      return new Promise(() => undefined);
    },
    refuse: () => undefined,
    missed: () => undefined,
    chosen: () => undefined,
    taken: () => undefined,
  });
  reach = {
    choosing,
    letters: true,
    closed: false,
    own: (key) => (key === " " ? "throw" : null),
    close: () => false,
    hint: vi.fn(),
    rules: vi.fn(),
    log: vi.fn(),
    chat: vi.fn(),
    undo: vi.fn(),
    forward: vi.fn(),
    flush: vi.fn(),
    skip: () => false,
    mute: vi.fn(),
  };
  shortcuts = new Shortcuts(new Keys(), reach, () => 0);
});

/** A key on something that lies within these selectors. */
function press(key: string, within: readonly string[] = [], more: Partial<Pressed> = {}): boolean {
  let prevented = false;
  const target = { closest: (selector: string) => (selector.split(", ").some((one) => within.includes(one)) ? {} : null) };
  shortcuts.press({ key, target, preventDefault: () => (prevented = true), ...more });
  return prevented;
}

describe("keys at a table", () => {
  it("choose by number", () => {
    press("2");
    expect(sent).toEqual(["cover"]);
  });
  it("choose once, however long they are held", () => {
    press("2", [], { repeat: true });
    expect(sent).toEqual([]);
    press("ArrowRight");
    press("ArrowRight", [], { repeat: true });
    expect(reach.choosing.picked.focus).toBe("cover");
  });
  it("take what is in focus with Enter, on an option's button too", () => {
    press("ArrowRight");
    press("Enter", ["button", ".option", ".options"]);
    expect(sent).toEqual(["shoot"]);
  });
  it("leave Enter to any other control, a pin among the options included", () => {
    press("ArrowRight");
    expect(press("Enter", ["button", ".options"])).toBe(false);
    expect(sent).toEqual([]);
  });
  it("are left to fields and sheets, Escape apart", () => {
    press("2", ["input"]);
    press("2", ["[role=dialog]"]);
    expect(sent).toEqual([]);
    reach.close = () => true;
    expect(press("Escape", ["[role=dialog]"])).toBe(true);
  });
  it("may be the game's own, before the table's letters", () => {
    press(" ");
    expect(sent).toEqual(["throw"]);
    press(" ", [], { ctrlKey: true });
    expect(sent).toHaveLength(1);
  });
  it("do not wait, where something is waited for, before they choose anything", () => {
    const skip = vi.fn(() => true);
    reach.skip = skip;
    expect(press(" ", ["button", ".option"])).toBe(true);
    expect(skip).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });
  it("close the sheet that they have opened", () => {
    press("l", ["[role=dialog]"]);
    press("c", ["[role=dialog]"]);
    expect(reach.log).toHaveBeenCalledOnce();
    expect(reach.chat).not.toHaveBeenCalled();
  });
  it("look for what may be done at any time only where there is anything", () => {
    press("a");
    expect(reach.choosing.asides).toBe(false);
    press("1");
    expect(sent).toEqual(["shoot"]);
  });
  it("keep their arrows where something scrolls", () => {
    expect(press("ArrowDown", ["[role=log]"])).toBe(false);
    expect(reach.choosing.picked.focus).toBeNull();
  });
  it("do the rest", () => {
    for (const key of ["z", "r", "l", "c", "f", "m"]) press(key);
    for (const one of [reach.undo, reach.rules, reach.log, reach.chat, reach.forward, reach.mute]) expect(one).toHaveBeenCalledOnce();
  });
});
