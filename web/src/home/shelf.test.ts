import { describe, expect, it } from "vitest";
import type { GameView } from "../wire/messages";
import { peopleOf, shelved } from "./shelf";

describe("games on the shelf", () => {
  it("stand in the order of the home page, those of others after ours", () => {
    const games = ["arkalion", "chess", "sector", "souls", "tag"].map((key) => ({ key }) as GameView);
    expect(shelved(games).map((one) => one.key)).toEqual(["sector", "souls", "arkalion", "chess", "tag"]);
  });
});

describe("a table in a list", () => {
  it("names each person once, and no empty seat", () => {
    expect(peopleOf({ seats: ["Ann", "", "Bob", "Ann"] })).toBe("Ann, Bob");
  });
});
