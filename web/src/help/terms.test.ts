import { describe, expect, it } from "vitest";
import type { RulesView } from "../wire/messages";
import { terms } from "./rulebook.svelte";

const rule = (id: string, title: string, text = "") => ({ id, kind: "rule", title, text });
const book = (rules: ReturnType<typeof rule>[], ...words: string[]): RulesView => ({ rules, glossary: words.map((word) => ({ en: word, fr: word })) }) as unknown as RulesView;
const leads = (made: RulesView): Record<string, string> => Object.fromEntries(terms(made, "en").map((term) => [term.word, term.rule.id]));

describe("a word of the glossary", () => {
  it("leads to the rule it names, not to the first that happens to hold its letters", () => {
    const found = leads(
      book(
        [rule("x.undamaged", "Undamaged stations"), rule("x.return", "Cards return"), rule("x.setup.turns", "Whose turn comes first"), rule("x.damage", "What hurts"), rule("x.flow.turn", "A round")],
        "damage",
        "turn",
      ),
    );
    expect(found).toEqual({ damage: "x.damage", turn: "x.flow.turn" });
  });
  it("leads to the shortest title that speaks of it", () => {
    expect(leads(book([rule("x.a", "When a barrel is broken by a boss"), rule("x.b", "A barrel breaks")], "barrel"))).toEqual({ barrel: "x.b" });
  });
  it("leads nowhere where only somebody's own rule bears the name", () => {
    expect(leads(book([rule("x.stand", "Knight: Stand Fast", "The Knight…")], "Knight"))).toEqual({});
  });
});
