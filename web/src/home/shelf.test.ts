import { describe, expect, it } from "vitest";
import type { GameView } from "../wire/messages";
import { shelved } from "./shelf";

describe("games on the shelf", () => {
  it("stand in the order of the home page, those of others after ours", () => {
    const games = ["arkalion", "chess", "sector", "souls", "tag"].map((key) => ({ key }) as GameView);
    expect(shelved(games).map((one) => one.key)).toEqual(["sector", "souls", "arkalion", "chess", "tag"]);
  });
});
