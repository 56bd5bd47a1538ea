import { describe, expect, it } from "vitest";
import type { RulesView } from "../wire/messages";
import { cutAtTerms, parts, ruleOf, search, terms } from "./rulebook.svelte";

const book: RulesView = {
  game: "toy",
  language: "en",
  title: "Toy",
  rules: [
    { id: "toy.crew", title: "The crew", text: "Everyone is one.", kind: "rule" },
    { id: "toy.crew-die", title: "Rolling the crew die", text: "Roll it for a trait.", kind: "rule", also: ["toy.reroll"] },
    { id: "toy.flank", title: "Élan", text: "One may FLANK a round.", kind: "rule" },
  ],
  glossary: [
    { en: "Crew / crewmember", fr: "Équipage / Membre d’équipage", rule: "toy.crew" },
    { en: "Crew die", fr: "Dé", rule: "toy.reroll" },
    { en: "Flank", fr: "Flanc", rule: "toy.flank" },
    { en: "Health points (HP)", fr: "Points de vie (PV)" },
  ],
};

describe("searching the rules", () => {
  it("finds every word, in titles first", () => {
    expect(search(book, "crew").map((one) => one.id)).toEqual(["toy.crew", "toy.crew-die"]);
    expect(search(book, "die trait").map((one) => one.id)).toEqual(["toy.crew-die"]);
    expect(search(book, "dragon")).toEqual([]);
  });

  it("does not mind accents or capitals, and shows all for nothing", () => {
    expect(search(book, "elan")[0]!.id).toBe("toy.flank");
    expect(search(book, "  ")).toHaveLength(3);
  });

  it("opens as parts, in the book's order, with what nobody reads first at the end", () => {
    const rule = (id: string, kind: string) => ({ id, kind, title: id, text: id });
    const rules = [rule("a", "ruling"), rule("b", "setup"), rule("c", "example"), rule("d", "flow"), rule("e", "setup")];
    const found = parts({ ...book, rules }).map((part) => [part.kind, part.rules.map((one) => one.id).join("")]);
    expect(found).toEqual([
      ["setup", "be"],
      ["flow", "d"],
      ["example", "c"],
      ["ruling", "a"],
    ]);
  });

  it("finds a rule by an id that it states as well", () => {
    expect(ruleOf(book, "toy.reroll")?.id).toBe("toy.crew-die");
    expect(ruleOf(book, "toy.unknown")).toBeNull();
    expect(ruleOf(null, "toy.crew")).toBeNull();
  });
});

describe("terms in a text", () => {
  const known = terms(book, "en");

  it("are the words of the glossary that name their rule, the longest first", () => {
    expect(known.map((one) => one.word)).toEqual(["Crew die", "Flank", "Crew"]);
  });

  it("are found whole, once each, and lead to their rule", () => {
    const cut = cutAtTerms("The crew flank: roll the crew die, crew.", known);
    expect(cut.filter((one) => one.term).map((one) => [one.text, one.term!.rule.id])).toEqual([
      ["crew", "toy.crew"],
      ["flank", "toy.flank"],
      ["crew die", "toy.crew-die"],
    ]);
    expect(cut.map((one) => one.text).join("")).toBe("The crew flank: roll the crew die, crew.");
  });

  it("lead nowhere where one word means two things", () => {
    const twice = { ...book, glossary: [...book.glossary!, { en: "Flank (attack)", fr: "Attaque", rule: "toy.crew" }] };
    expect(terms(twice, "en").map((one) => one.word)).toEqual(["Crew die", "Crew"]);
  });

  it("are not found inside other words", () => {
    expect(cutAtTerms("A screwdriver.", known)).toEqual([{ text: "A screwdriver." }]);
  });
});
