import { describe, expect, it } from "vitest";
import { aLine, words } from "../wire/fake";
import { digest, Looked, sentences, told, turnsOf } from "./digest";

describe("a line in sentences", () => {
  it("tells what happened instead of what was chosen", () => {
    const line = aLine(4, {
      words: words("table-line-chose"),
      events: [
        { kind: "roll", message: words("rolled"), rule: "toy.roll" },
        { kind: "move" },
        { kind: "story", message: words("tale") },
      ],
    });
    expect(sentences(line).map((one) => [one.words?.key, one.rule, one.story])).toEqual([
      ["rolled", "toy.roll", false],
      ["tale", "", true],
    ]);
  });

  it("tells what was chosen where nothing else happened", () => {
    expect(sentences(aLine(4, { words: words("table-line-chose") }))).toHaveLength(1);
  });

  it("keeps what somebody said in their own words", () => {
    expect(sentences(aLine(4, { kind: "said", text: "Hello <b>" }))[0]).toMatchObject({ said: "Hello <b>", words: null });
  });

  it("has nothing to say about what is only for the machine", () => {
    expect(sentences(aLine(4, { kind: "webhook" }))).toEqual([]);
  });
});

describe("a log in sentences", () => {
  const chose = (n: number, seat: number, ...happened: string[]) =>
    aLine(n, { kind: "chose", seat, words: words(`chose-${n}`), events: happened.map((key) => ({ kind: "say", message: words(key) })) });
  const keys = (...lines: ReturnType<typeof aLine>[]) => told(lines).map((one) => one.words?.key);

  it("drops a choice of which nothing came once something happens", () => {
    expect(keys(chose(1, 0), chose(2, 0, "shot"))).toEqual(["shot"]);
  });

  it("shows what each seat has chosen last while nothing happens", () => {
    expect(keys(chose(1, 0, "shot"), chose(2, 0), chose(3, 1), chose(4, 0))).toEqual(["shot", "chose-3", "chose-4"]);
  });

  it("drops nothing else", () => {
    expect(keys(aLine(1, { kind: "came", words: words("came") }), chose(2, 0, "shot"))).toEqual(["came", "shot"]);
  });
});

describe("since you looked", () => {
  const log = [1, 2, 3, 4].map((n) => aLine(n, { events: [{ kind: "say", message: words(`said-${n}`) }] }));

  it("holds what came after, and says how much was left out", () => {
    expect(digest(log, 2)!.sentences.map((one) => one.n)).toEqual([3, 4]);
    expect(digest(log, 0, 3)).toMatchObject({ left: 1 });
    expect(digest(log, 4)).toBeNull();
  });

  it("begins where the page went out of sight", () => {
    const looked = new Looked();
    looked.arrived(1, true);
    looked.arrived(2, false);
    looked.arrived(3, false);
    expect(looked.mark).toBe(1);
    looked.returned(3);
    expect(looked.mark).toBe(1);
    expect(looked.seen).toBe(3);
    looked.caughtUp();
    expect(looked.mark).toBeNull();
  });

  it("begins where the connection was cut, though the page was in sight all the time", () => {
    const looked = new Looked();
    looked.opened(4);
    looked.arrived(5, true);
    expect(looked.mark).toBeNull();
    looked.arrived(9, true);
    expect(looked.mark).toBe(5);
    expect(looked.seen).toBe(9);
  });

  it("begins where the last visit ended", () => {
    const looked = new Looked(7);
    looked.opened(12);
    expect(looked.mark).toBe(7);
  });

  it("is nothing on the first visit, or when nothing happened", () => {
    const first = new Looked();
    first.opened(12);
    expect(first.mark).toBeNull();
    const second = new Looked(12);
    second.opened(12);
    expect(second.mark).toBeNull();
  });

  it("does not forget what was missed when more arrives in sight", () => {
    const looked = new Looked();
    looked.arrived(1, true);
    looked.arrived(2, false);
    looked.arrived(3, true);
    expect(looked.mark).toBe(1);
  });
});

it("sums up what companions did since somebody last chose", () => {
  const chose = (n: number, seat: number, label: string, companion = "random") => aLine(n, { kind: "chose", seat, label: words(label), companion });
  const log = [chose(1, 1, "old"), chose(2, 0, "mine", ""), chose(3, 1, "walk"), chose(4, 1, "strike"), chose(5, 2, "wait")];
  expect(turnsOf(log).map(({ seat, labels }) => [seat, labels.map((label) => label.key)])).toEqual([
    [1, ["walk", "strike"]],
    [2, ["wait"]],
  ]);
});
