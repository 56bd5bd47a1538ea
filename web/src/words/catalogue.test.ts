import { describe, expect, it } from "vitest";
import { Catalogue, figure } from "./catalogue";

const LISTS = `
list-none = nothing
list-more = { $rest }, { $next }
list-last = { $rest } and { $last }
`;

const english = () =>
  new Catalogue("en").add(
    LISTS +
      `
name-mara = Mara
hit = { $who } hits { $n ->
    [one] once
   *[other] { $n } times
}.
hurt = { $who } bleed.
won = { $flag ->
    [true] Won
   *[false] Lost
}.
`,
  );

const mara = { piece: "crew-0", name: { key: "name-mara" } };

describe("saying", () => {
  it("puts arguments, names and plurals into words", () => {
    expect(english().say({ key: "hit", args: { who: mara, n: 1 } })).toBe("Mara hits once.");
    expect(english().say({ key: "hit", args: { who: "Jo", n: 3 } })).toBe("Jo hits 3 times.");
  });

  it("joins lists in the catalogue's own words", () => {
    const of = (list: unknown[]) => english().say({ key: "hurt", args: { who: { list } } });
    expect(of([])).toBe("nothing bleed.");
    expect(of(["A"])).toBe("A bleed.");
    expect(of(["A", mara])).toBe("A and Mara bleed.");
    expect(of(["A", "B", "C"])).toBe("A, B and C bleed.");
  });

  it("ends a sentence once, where a name ends it already", () => {
    const end = (last: unknown) => new Catalogue("en").add("end = Rolled: { $last }.").say({ key: "end", args: { last } });
    expect(end("Miss!")).toBe("Rolled: Miss!");
    expect(end("Why?")).toBe("Rolled: Why?");
    expect(end("etc.")).toBe("Rolled: etc.");
    expect(end("Might")).toBe("Rolled: Might.");
    expect(end("1..9")).toBe("Rolled: 1..9.");
    expect(new Catalogue("en").add("end = Rolled: { $last }.").parts({ key: "end", args: { last: { piece: "die-0", name: "Hit!" } } })).toEqual([
      { text: "Rolled: " },
      { text: "Hit!", piece: "die-0" },
    ]);
  });

  it("chooses by a flag's name", () => {
    expect(english().say({ key: "won", args: { flag: "true" } })).toBe("Won.");
  });

  it("shows the key of what cannot be said, and goes on", () => {
    expect(english().say({ key: "unknown" })).toBe("[unknown]");
    expect(english().say({ key: "hit", args: {} })).toBe("[hit]");
    expect(english().say(null)).toBe("");
  });

  it("says newly added words", () => {
    const catalogue = english();
    expect(catalogue.say({ key: "late" })).toBe("[late]");
    expect(catalogue.add("late = Late").say({ key: "late" })).toBe("Late");
  });
});

describe("parts", () => {
  it("cut a sentence so that the names of pieces can be lit", () => {
    expect(english().parts({ key: "hit", args: { who: mara, n: 2 } })).toEqual([
      { text: "Mara", piece: "crew-0" },
      { text: " hits 2 times." },
    ]);
  });

  it("find names inside lists", () => {
    const jo = { piece: "crew-1", name: "Jo" };
    expect(english().parts({ key: "hurt", args: { who: { list: [mara, jo] } } })).toEqual([
      { text: "Mara", piece: "crew-0" },
      { text: " and " },
      { text: "Jo", piece: "crew-1" },
      { text: " bleed." },
    ]);
  });
});

describe("figures", () => {
  it("are whole percents, and words at the ends", () => {
    expect(figure(0.834)).toEqual({ kind: "percent", n: 83 });
    expect(figure(1).kind).toBe("sure");
    expect(figure(0).kind).toBe("never");
    expect(figure(0.004).kind).toBe("under");
    expect(figure(0.996).kind).toBe("over");
    expect(figure(0.01)).toEqual({ kind: "percent", n: 1 });
  });
});
