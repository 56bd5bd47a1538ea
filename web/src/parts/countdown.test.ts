import { describe, expect, it } from "vitest";
import { leftOf, minutes, watched } from "./countdown";

describe("a clock in figures", () => {
  it("runs down to nothing by the server's time", () => {
    const clock = { key: "cap", due: 90_000, milliseconds: 90_000 };
    expect(leftOf(clock, 18_000)).toBe(72_000);
    expect(leftOf(clock, 99_000)).toBe(0);
  });
  it("stands still while the table is paused", () => {
    expect(leftOf({ key: "cap", due: 90_000, milliseconds: 90_000, left: 5_000 }, 80_000)).toBe(5_000);
  });
  it("is read in minutes and seconds, the last one shown until it is over", () => {
    expect([minutes(72_000), minutes(9_001), minutes(1), minutes(0)]).toEqual(["1:12", "0:10", "0:01", "0:00"]);
  });
  it("is watched by its own seat, or by all; a breath between two throws by nobody", () => {
    const idle = (seat: number) => ({ key: "idle", due: 0, milliseconds: 20_000, seat });
    const breath = { key: "cooldown", due: 0, milliseconds: 800, seat: 1 };
    const cap = { key: "cap", due: 0, milliseconds: 180_000, seat: -1 };
    expect(watched([idle(0), idle(1), breath, cap], [1])).toEqual([idle(1), cap]);
    expect(watched([idle(0), idle(1), cap], [])).toEqual([cap]);
  });
});
