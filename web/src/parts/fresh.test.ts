import { describe, expect, it } from "vitest";
import { changed, facesShown } from "./fresh.svelte";

const die = (id: string, face: string | null, state = "") => ({ id, kind: "any", face, state });
const ids = (dice: readonly { id: string }[]) => dice.map((one) => one.id);

describe("dice that are seen to tumble", () => {
  it("are those that came or that show another face", () => {
    const before = facesShown([die("a", "1"), die("b", "2"), die("c", null)]);
    expect(ids(changed(before, [die("a", "1"), die("b", "3"), die("c", "4"), die("d", "2")]))).toEqual(["b", "c", "d"]);
  });
  it("are none when the board has just been opened", () => {
    expect(changed(null, [die("a", "1")])).toEqual([]);
  });
  it("are neither removed ones nor ones that show nothing yet", () => {
    const before = facesShown([die("a", "1"), die("b", "2")]);
    expect(changed(before, [die("a", "5", "gone"), die("b", null)])).toEqual([]);
  });
});
