import { describe, expect, it } from "vitest";
import { words } from "../wire/fake";
import type { Scene } from "../wire/messages";
import { holder } from "./shown";

const scene = {
  game: "toy",
  sheets: [
    { id: "crew-0", name: words("a"), cards: [{ id: "item.lamp", kind: "gear" }] },
    { id: "crew-1", name: words("b"), cards: [{ id: "implant-1", kind: "cybernetic", name: words("toy-cybernetic-echo-fist-name") }] },
  ],
} as unknown as Scene;

describe("the holder of a card", () => {
  it("is found by the card's id, or by its name", () => {
    expect(holder(scene, "item.lamp")).toBe("crew-0");
    expect(holder(scene, "cybernetic.echo-fist")).toBe("crew-1");
  });

  it("is nobody where the card lies on the board", () => {
    expect(holder(scene, "item.rope")).toBe("");
    expect(holder({ game: "toy" } as Scene, "item.rope")).toBe("");
  });
});
