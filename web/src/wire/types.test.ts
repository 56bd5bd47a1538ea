import { describe, expect, it } from "vitest";
import { current } from "../../scripts/types.mjs";

describe("the types of messages", () => {
  it("are those of the server", { timeout: 60_000 }, async () => {
    const same = await current();
    expect(same, "run npm run types").not.toBe(false);
  });
});
