import { describe, expect, it } from "vitest";
import { glued } from "./glue";

const word = (text: string) => ({ text, word: true });
const plain = (text: string) => ({ text, word: false });
const said = (parts: { text: string; word: boolean }[]) => glued(parts, (part) => part.word).map((one) => [one.head + one.text, one.tail]);

describe("a word and its punctuation", () => {
  it("stay together, a French space included", () => {
    expect(said([plain("Il tire avec "), word("Lance"), plain("\u00a0: touché.")])).toEqual([
      ["Il tire avec ", ""],
      ["Lance", "\u00a0:"],
      [" touché.", ""],
    ]);
  });
  it("stay together at the end of a sentence", () => {
    expect(said([word("Lt. Cook"), plain(".")])).toEqual([["Lt. Cook", "."]]);
  });
  it("stay together where a bracket, a quotation mark or an article comes first", () => {
    expect(said([plain("Touché ("), word("Force"), plain("), sinon l’"), word("Arme"), plain(" part.")])).toEqual([
      ["Touché ", ""],
      ["(Force", "),"],
      [" sinon ", ""],
      ["l’Arme", ""],
      [" part.", ""],
    ]);
    expect(said([plain("dit «\u202f"), word("Hop"), plain("\u202f»")])).toEqual([
      ["dit ", ""],
      ["«\u202fHop", "\u202f»"],
    ]);
    expect(said([plain("("), word("A"), plain(","), word("B")])).toEqual([["(A", ","], ["B", ""]]);
  });
  it("leave other words alone", () => {
    expect(said([word("A"), plain(" and "), word("B")])).toEqual([["A", ""], [" and ", ""], ["B", ""]]);
    expect(said([word("A"), word("B")])).toEqual([["A", ""], ["B", ""]]);
  });
});
