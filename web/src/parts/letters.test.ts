import { describe, expect, it } from "vitest";
import { lettersOf } from "./letters";

describe("letters on badges", () => {
  it("are the first, where that tells names apart", () => {
    expect([...lettersOf(["Knight", "Assassin"]).values()]).toEqual(["K", "A"]);
  });
  it("are two where names begin alike", () => {
    const found = lettersOf(["Artilleuse", "Aventurière", "Mécano"]);
    expect([...found.values()]).toEqual(["Ar", "Av", "M"]);
    expect(new Set(lettersOf(["Anna", "Annie", "Ann"]).values()).size).toBe(3);
  });
});
