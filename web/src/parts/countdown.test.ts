import { describe, expect, it } from "vitest";
import { leftOf, minutes } from "./countdown";

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
});
