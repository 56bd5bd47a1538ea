import { describe, expect, it } from "vitest";
import type { SettingView } from "../wire/messages";
import { applies, settled, valuesFor } from "./options";

const setting = (name: string, more: Partial<SettingView>): SettingView => ({ name, title: { key: name }, default: "a", ...more });

const solo = setting("solo", { seats: [1, 1] });
const clock = setting("clock", { when: { mode: ["real", "fast"] }, default: 3 });
const mode = setting("mode", { values: ["a", "real", "shares"], value_seats: [[], [], [2, 4]] });

describe("the options of a game", () => {
  it("are for as many seats as they say", () => {
    expect([1, 2].map((seats) => applies(solo, seats, {}))).toEqual([true, false]);
    expect(applies(setting("any", {}), 6, {})).toBe(true);
  });

  it("wait for others they depend on", () => {
    expect(applies(clock, 2, { mode: "real" })).toBe(true);
    expect(applies(clock, 2, { mode: "turns" })).toBe(false);
  });

  it("offer the values that so many seats have a use for, in their places", () => {
    expect(valuesFor(mode, 1).map(({ value }) => value)).toEqual(["a", "real"]);
    expect(valuesFor(mode, 2).at(-1)).toEqual({ value: "shares", place: 2 });
    expect(valuesFor(clock, 2)).toEqual([]);
  });

  it("fall back on what a table begins with, where they no longer apply", () => {
    const all = [solo, clock, mode];
    expect(settled(all, 1, { solo: "hard", clock: 9, mode: "real" })).toEqual({ solo: "hard", clock: 9, mode: "real" });
    expect(settled(all, 2, { solo: "hard", clock: 9, mode: "a" })).toEqual({ solo: "a", clock: 3, mode: "a" });
    expect(settled(all, 1, { mode: "shares" }).mode).toBe("a");
  });
});
