import { describe, expect, it } from "vitest";
import type { Mirror } from "../wire/mirror";
import { beginAt, begins } from "./again";

const mirror = (seats: object[], status = "gathering"): Mirror =>
  ({ table: { code: "ABC234", status, seats }, you: { person: 0, host: true } }) as unknown as Mirror;

describe("another round", () => {
  it("begins at once for whoever plays alone, and only where it was asked for", () => {
    const alone = mirror([{ person: 0 }, { companion: "steady" }]);
    expect(begins(alone)).toBe(false);
    beginAt("ABC234");
    expect(begins(alone)).toBe(true);
    expect(begins(alone)).toBe(false);
  });

  it("waits for others, and for whoever may still sit down", () => {
    for (const other of [{ person: 1 }, {}]) {
      beginAt("ABC234");
      expect(begins(mirror([{ person: 0 }, other]))).toBe(false);
    }
  });
});
