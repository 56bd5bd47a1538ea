import { describe, expect, it } from "vitest";
import { beside } from "./beside";

const SCREEN = { width: 390, height: 844 };
const TIP = { width: 300, height: 90 };

describe("a tooltip", () => {
  it("stands above its piece where there is room", () => {
    const at = beside({ left: 100, top: 400, width: 40, height: 40 }, TIP, SCREEN);
    expect(at.below).toBe(false);
    expect(at.top).toBe(400 - 90 - 12);
    expect(at.left + at.notch).toBe(120);
  });
  it("goes below where there is none", () => {
    const at = beside({ left: 100, top: 40, width: 40, height: 40 }, TIP, SCREEN);
    expect(at.below).toBe(true);
    expect(at.top).toBe(92);
  });
  it("never leaves the screen, and still points at its piece", () => {
    for (const left of [0, 10, 200, 370]) {
      const at = beside({ left, top: 400, width: 20, height: 20 }, TIP, SCREEN);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.left + TIP.width).toBeLessThanOrEqual(SCREEN.width - 8);
      expect(at.notch).toBeGreaterThanOrEqual(14);
      expect(at.notch).toBeLessThanOrEqual(TIP.width - 14);
    }
  });
});
