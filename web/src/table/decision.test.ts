import { describe, expect, it } from "vitest";
import { anAsked, aTable, aWelcome, words } from "../wire/fake";
import { type Mirror, welcomed } from "../wire/mirror";
import type { Asked, TableView, You } from "../wire/messages";
import { answering, asides, answers, deadlyAt, dock, litBy, offersAt, routine, sentences, whose } from "./decision";

const seats = [
  { seat: 0, person: 0 },
  { seat: 1, person: 1 },
  { seat: 2, companion: "random" },
];

function mirror(asked: Record<string, Asked>, table: Partial<TableView> = {}, you: Partial<You> = {}): Mirror {
  return welcomed(
    aWelcome(9, {
      table: aTable({ seats, ...table }),
      asked,
      you: { person: 0, seats: [0], host: true, ...you },
    }),
    null,
  );
}

describe("whose call it is", () => {
  it("is mine when my seat is asked", () => {
    expect(dock(mirror({ "0": anAsked() }))).toMatchObject({ kind: "decide", seat: 0 });
  });

  it("is mine when the whole crew is asked, and I answer through my seat", () => {
    const crew = anAsked({ seat: -1 });
    expect(dock(mirror({ crew }, {}, { seats: [1] }))).toMatchObject({ kind: "decide", seat: 1 });
  });

  it("is the captain's seat that answers where the captain's word counts", () => {
    const crew = anAsked({ seat: -1 });
    const at = mirror({ crew }, { consent: "captain", captain: 1 }, { seats: [0, 1] });
    expect(answering(at, crew)).toBe(1);
  });

  it("goes to my next seat that has not proposed yet", () => {
    const crew = anAsked({ seat: -1 });
    const at = mirror({ crew }, { consent: "all", proposals: { "0": "shoot" } }, { seats: [0, 1] });
    expect(answering(at, crew)).toBe(1);
  });

  it("begins with the seat I look through when I hold several", () => {
    const asked = { "0": anAsked({ seat: 0 }), "1": anAsked({ seat: 1, number: 6 }) };
    const at = mirror(asked, {}, { seats: [0, 1] });
    expect(dock(at)).toMatchObject({ kind: "decide", seat: 0, also: [{ seat: 1 }] });
    expect(dock(at, 1)).toMatchObject({ kind: "decide", seat: 1 });
  });

  it("is anybody's at the table to read real dice", () => {
    const real = anAsked({ seat: 2, real: true });
    expect(dock(mirror({ "2": real }))).toMatchObject({ kind: "decide", seat: 2 });
    expect(dock(mirror({ "2": real }, {}, { seats: [], person: null }))).toMatchObject({ kind: "watching" });
  });

  it("is a companion's while it covers my seat", () => {
    const covered = [{ seat: 0, person: 0, companion: "random", covered: true }];
    expect(dock(mirror({ "0": anAsked() }, { seats: covered }))).toMatchObject({ kind: "companion" });
  });
});

describe("when it is not my call", () => {
  it("says who is waited for, and lets me change mine", () => {
    const waiting = anAsked({ waiting: true, options: [{ id: "resume", label: words("waiting-resume") }] });
    const at = mirror({ "0": waiting, "1": anAsked({ seat: 1, options: null }) });
    expect(dock(at)).toMatchObject({ kind: "waiting", seats: [1], resume: { number: 5 } });
  });

  it("says that a companion is thinking only when no person is waited for", () => {
    const companion = anAsked({ seat: 2, options: null });
    expect(dock(mirror({ "2": companion }))).toMatchObject({ kind: "companion", companion: "random" });
    expect(dock(mirror({ "1": anAsked({ seat: 1 }), "2": companion }))).toMatchObject({ kind: "waiting" });
  });

  it("shows a spectator the options of somebody who plays", () => {
    const at = mirror({ "1": anAsked({ seat: 1 }) }, {}, { seats: [], person: null });
    expect(dock(at)).toMatchObject({ kind: "watching", asked: { seat: 1 }, free: [] });
  });

  it("offers a spectator the seats that somebody gave up, and none that is another's or has left", () => {
    const seats = [
      { seat: 0, person: 0, companion: "random", covered: true },
      { seat: 1, companion: "random", covered: true },
      { seat: 2, companion: "random" },
      { seat: 3, left: true },
      { seat: 4 },
    ];
    expect(dock(mirror({}, { seats }, { seats: [], person: null }))).toMatchObject({ kind: "watching", free: [1, 4] });
  });

  it("puts a vote before everything but a pause", () => {
    const vote = { n: 8, seat: 1, person: 1, of: 7, yes: [1], needs: [0] };
    expect(dock(mirror({ "0": anAsked() }, { vote }))).toMatchObject({ kind: "vote", mine: true });
    expect(dock(mirror({ "0": anAsked() }, { vote, paused: true }))).toMatchObject({ kind: "paused" });
  });

  it("knows the table's own states", () => {
    const outcome = { won: true, reason: words("won") };
    expect(dock(mirror({}, { status: "gathering" })).kind).toBe("gathering");
    expect(dock(mirror({}, { status: "over", outcome }))).toMatchObject({ kind: "over", outcome: { won: true } });
    expect(dock(mirror({}, { status: "stuck" })).kind).toBe("stuck");
  });
});

describe("options and pieces", () => {
  const asked = anAsked({
    options: [
      { id: "shoot", label: words("a"), points_at: ["gun", "enemy"] },
      { id: "flee", label: words("b"), points_at: ["enemy"] },
      { id: "~use-kit", label: words("c"), points_at: ["kit"], aside: true },
    ],
  });

  it("lights every piece that some option is about", () => {
    expect([...litBy(asked)].sort()).toEqual(["enemy", "gun", "kit"]);
    expect(litBy(null).size).toBe(0);
  });

  it("puts the option that is about a piece first before those that only touch it", () => {
    expect(offersAt(asked, "enemy").map((one) => one.id)).toEqual(["flee", "shoot"]);
  });

  it("keeps asides apart", () => {
    expect(answers(asked).map((one) => one.id)).toEqual(["shoot", "flee"]);
    expect(asides(asked).map((one) => one.id)).toEqual(["~use-kit"]);
  });
});

describe("keep doing this", () => {
  it("holds for the same question and ends as soon as something about it changes", () => {
    const first = anAsked({ number: 5 });
    expect(routine(anAsked({ number: 9 }))).toBe(routine(first));
    const odds = first.options!.map((one) => ({ ...one, odds: [{ chance: 0.5, of: words("hit") }] }));
    expect(routine({ ...first, options: odds })).not.toBe(routine(first));
    expect(routine({ ...first, options: first.options!.slice(1) })).not.toBe(routine(first));
    expect(routine({ ...first, actor: 1 })).not.toBe(routine(first));
  });
});

describe("the words under an option", () => {
  it("are sentences, each with its capital", () => {
    expect(sentences("Takes 0 to 4.", "sure to survive.")).toBe("Takes 0 to 4. Sure to survive.");
    expect(sentences("", "never untouched.")).toBe("Never untouched.");
    expect(sentences("0 Energy", "33 % wound.")).toBe("0 Energy · 33 % wound.");
    expect(sentences("0 Energy", "")).toBe("0 Energy");
  });
});

describe("a party card", () => {
  const at = (...ids: string[]) => anAsked({ options: ids.map((id, place) => ({ id: String(place), label: words("a"), points_at: [id] })) });
  it("answers where the question is whose, and opens its sheet elsewhere", () => {
    expect(whose(at("hero-0", "hero-1"), "hero-1")).toBe(true);
    expect(whose(at("hero-0", "n3"), "hero-0")).toBe(false);
    expect(whose(at("hero-0", "hero-0", "hero-1"), "hero-0")).toBe(false);
    expect(whose(null, "hero-0")).toBe(false);
  });
});

describe("what is deadly on the board", () => {
  const ends = words("falls");
  const asked = anAsked({
    options: [
      { id: "a", label: words("a"), points_at: ["n1", "hero-0"], ends },
      { id: "b", label: words("b"), points_at: ["n2", "n1"] },
      { id: "c", label: words("c"), points_at: ["n2"], ends },
      { id: "d", label: words("d"), points_at: ["n3"] },
    ],
  });

  it("is a piece where every option of its own surely ends somebody", () => {
    expect(["n1", "n2", "n3", "hero-0", "n4"].filter((id) => deadlyAt(asked, id))).toEqual(["n1"]);
    expect(deadlyAt(null, "n1")).toBe(false);
  });
});
