import { describe, expect, it } from "vitest";
import { boldened } from "./bold";

describe("a text as cards print it", () => {
  it("has in bold what the card prints bold", () => {
    expect(boldened("Then **YOU** lose 1 HP.")).toEqual([
      { text: "Then ", bold: false },
      { text: "YOU", bold: true },
      { text: " lose 1 HP.", bold: false },
    ]);
    expect(boldened("")).toEqual([]);
  });
});
