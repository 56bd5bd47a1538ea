import { describe, expect, it } from "vitest";
import { drop as inSector } from "../boards/sector/meaning";
import { drop as inSouls } from "../boards/souls/meaning";
import { anAsked, words } from "../wire/fake";
import { dropped, liftable } from "./dragging";

const option = (kind: string, item: string, crew: string) => ({ id: `${kind}:${item}:${crew}`, kind, fields: { item, crew }, label: words(kind), points_at: [item, crew] });

describe("an item between chapters", () => {
  const asked = anAsked({
    key: "sector.ask.regroup",
    options: [option("hand", "item.a", "crew-1"), option("lay", "item.a", "crew-0"), option("drop", "item.a", "crew-0"), option("give", "item.b", "crew-0")],
  });
  const onto = (piece: string, place: string): string[] => dropped({ drop: inSector }, asked, piece, place).map((offer) => offer.id);

  it("is dragged to somebody, into the pool, or onto the discard pile", () => {
    expect(onto("item.a", "crew-1")).toEqual(["hand:item.a:crew-1"]);
    expect(onto("item.a", "pool-place")).toEqual(["lay:item.a:crew-0"]);
    expect(onto("item.a", "discard")).toEqual(["drop:item.a:crew-0"]);
    expect(onto("item.b", "crew-0")).toEqual(["give:item.b:crew-0"]);
  });
  it("goes nowhere else", () => {
    expect(onto("item.a", "crew-0")).toEqual([]);
    expect(onto("item.a", "item.a")).toEqual([]);
    expect([liftable(asked, "item.a"), liftable(asked, "item.z")]).toEqual([true, false]);
    expect(dropped({}, asked, "item.a", "crew-1")).toEqual([]);
  });
});

describe("a weapon", () => {
  const attack = (line: number) => ({ id: `left.${line}>foe-0`, kind: "attack", fields: { slot: "left", line, foe: 0 }, label: words("x"), points_at: ["foe-0", "n1", "hero-0-left"] });
  const asked = anAsked({ key: "souls.ask.act", actor: 0, options: [attack(0), attack(1)] });

  it("strikes the foe it is dragged onto, with whatever it can", () => {
    expect(inSouls(asked, "hero-0-left", "foe-0")).toHaveLength(2);
    expect(inSouls(asked, "hero-0-left", "foe-1")).toHaveLength(0);
    expect(inSouls(asked, "hero-0-right", "foe-0")).toHaveLength(0);
  });
});
