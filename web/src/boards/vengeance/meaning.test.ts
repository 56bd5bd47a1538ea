import { describe, expect, it } from "vitest";
import type { Asked, Happening, Offer, Scene } from "../../parts/contracts";
import { blows, moment } from "./events";
import { dropping, facesOf, feeding } from "./lair";
import { asksTwice, glance } from "./meaning";

const asked = { key: "vengeance.combat", seat: 0, number: 1 } as Asked;
const ending = (key: string, wounds: number, loot = 0): Offer => ({ id: "go-on", kind: "go-on", label: { key: "x" }, detail: { key, args: { wounds, loot } } }) as Offer;

describe("ending Combat", () => {
  it("shows wounds, K.O. and loot as signs", () => {
    expect(glance(asked, ending("vengeance-brings", 0))?.facts).toEqual([]);
    const facts = glance(asked, ending("vengeance-brings-ko", 4, 2))!.facts;
    expect(facts.map((one) => one.icon)).toEqual(["drop", "knockout", "swap-bag"]);
    expect(facts[0]!.text).toBe("4");
  });
  it("asks once more only where the hero dies of it", () => {
    expect(asksTwice(asked, ending("vengeance-brings-ko", 4))).toBeNull();
    expect(asksTwice(asked, ending("vengeance-brings-dead", 4))).not.toBeNull();
  });
});

describe("a tile", () => {
  it("shows its steps, and how often it can still be used", () => {
    const steps = { items: [{ key: "vengeance-action-hit" }, { key: "vengeance-action-move" }] };
    const offer = { id: "x", label: { key: "x" }, detail: { key: "vengeance-combat-by-dice", args: { steps, uses: 2 } } } as unknown as Offer;
    expect(glance(asked, offer)?.facts).toEqual([{ icon: "punch" }, { icon: "wingfoot" }, { text: "×2" }]);
  });
});

describe("dice for a skill", () => {
  const scene = {
    board: { seats: [{ seat: 0, hand: ["run", "run", "run", "double_knife", "knife"].map((face, at) => ({ id: `die-${at}`, face, state: "free" })) }] },
  } as unknown as Scene;
  const faces = facesOf(scene, 0);
  const group = (skill: string, dice: string[]): Offer => ({ id: `assign:${skill}:${dice.join("+")}`, kind: "assign", fields: { skill, dice }, label: { key: "x" } }) as unknown as Offer;
  const roll = { key: "vengeance.roll", seat: 0, number: 1, options: [group("basic.sprint", ["d0", "d1"]), group("basic.strike", ["d3"]), group("basic.strike", ["d4"])] } as unknown as Asked;

  it("may be any that shows the same: the third of three", () => {
    expect(dropping(roll, "die-2", "p0-basic-sprint", new Set(), faces)?.id).toBe("assign:basic.sprint:d0+d1");
    expect(dropping(roll, "die-4", "p0-basic-sprint", new Set(), faces)).toBeNull();
  });
  it("are the cheapest that do, unless others are held back", () => {
    expect(feeding(roll, "p0-basic-strike", "p0", new Set(), faces)?.id).toBe("assign:basic.strike:d4");
    expect(feeding(roll, "p0-basic-strike", "p0", new Set(["die-3"]), faces)?.id).toBe("assign:basic.strike:d3");
  });
});

describe("what happens", () => {
  const told = (key: string, seat: number, pieces: string[] = [], data = {}): Happening =>
    ({ kind: "hp", message: { key: `vengeance-told-${key}` }, pieces: [`p${seat}`, ...pieces], data: { seat, ...data } }) as unknown as Happening;
  const scene = { board: { viewer: 0 } } as unknown as Scene;

  it("is a moment where it is one's own fall, and death waits until it is seen", () => {
    expect(moment(told("ko", 0), [], scene)?.tone).toBe("lost");
    expect(moment(told("ko", 1), [], scene)).toBeNull();
    expect(moment(told("dead", 0), [], scene)?.go).toBeDefined();
  });
  it("lands on what it happens to", () => {
    expect(blows(told("enemies", 0, ["p0-life"], { amount: -2 }))).toMatchObject([{ at: ["p0-life", "p0-hero"], text: "−2" }]);
    expect(blows(told("fell-hit", 0, ["p0-r1-gunman-1"]))).toMatchObject([{ at: ["p0-r1-gunman-1"], tone: "bad" }]);
  });
});
