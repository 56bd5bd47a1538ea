import { beforeEach, describe, expect, it } from "vitest";
import type { Step } from "../parts/contracts";
import type { Scene } from "../parts/contracts";
import { anAsked, words } from "../wire/fake";
import type { Ack, Asked, Happening, HintGiven } from "../wire/messages";
import type { Command } from "../wire/socket";
import { type Asking, Choosing } from "./choosing.svelte";
import { grouped } from "./grouping";
import { surprises } from "./picker";

const question = (number: number, more: Partial<Asked> = {}): Asked =>
  anAsked({
    number,
    options: [
      { id: "shoot", label: words("shoot"), points_at: ["enemy"] },
      { id: "turn", label: words("turn"), points_at: ["deck"], reveals: true },
      { id: "~use", label: words("use"), points_at: ["kit"], aside: true },
    ],
    ...more,
  });

class Table implements Asking {
  asked: Asked | null = question(5);
  mine = true;
  seat = 0;
  behind = 0;
  n = 5;
  twice = surprises;
  told: readonly Happening[] = [];
  groups: Asking["groups"] = () => null;
  gestures: Asking["gestures"] = () => [];
  lasts: Asking["lasts"] = (lasting, asked) => lasting.answer(asked, {} as Scene);
  sent: Command[] = [];
  refused: unknown[] = [];
  /** What is in sight once everything is told. */
  next: Asked | null = null;
  answer: () => Promise<Ack | HintGiven> = () => new Promise(() => undefined);

  flush(): void {
    this.behind = 0;
    if (this.next) {
      const before = this.asked;
      this.asked = this.next;
      choosing.asks(this.asked, before);
    }
  }
  send(command: Command): Promise<Ack | HintGiven> {
    this.sent.push(command);
    return this.answer();
  }
  refuse(error: unknown): void {
    this.refused.push(error);
  }
  missed(error: unknown): void {
    this.refused.push(error);
  }
  chosen(): void {}
  taken(): void {}
}

let table: Table;
let choosing: Choosing;

beforeEach(() => {
  table = new Table();
  choosing = new Choosing(table);
});

const soon = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("what others do meanwhile", () => {
  const ids = (): string[] => choosing.offers.map((one) => one.id);
  const now = (...options: string[]): void => {
    const before = table.asked;
    table.asked = anAsked({ number: 5, options: options.map((id) => ({ id, label: words(id) })) });
    choosing.asks(table.asked, before);
  };

  it("moves no number: what has gone keeps its place, what has come stands last", () => {
    table.asked = null;
    now("fight", "drone", "cover");
    now("fight", "cover");
    expect(ids()).toEqual(["fight", "drone", "cover"]);
    expect([...choosing.gone]).toEqual(["drone"]);
    now("fight", "trade", "cover");
    expect(ids()).toEqual(["fight", "drone", "cover", "trade"]);
    now("fight", "drone", "cover", "trade");
    expect([...choosing.gone]).toEqual([]);
  });

  it("leaves the table to say why what has gone cannot be, and arrows pass it over", () => {
    table.asked = null;
    now("fight", "drone", "cover");
    now("fight", "cover");
    choosing.step(1);
    choosing.step(1);
    expect(choosing.picked.focus).toBe("cover");
    choosing.option("drone");
    expect(table.sent).toEqual([{ type: "choose", seat: 0, option: "drone", at: 5 }]);
  });

  it("is over with the next question", () => {
    table.asked = null;
    now("fight", "drone");
    const before = table.asked;
    table.asked = question(6);
    choosing.asks(table.asked, before);
    expect(ids()).toEqual(["shoot", "turn"]);
  });
});

describe("an answer", () => {
  it("is sent once, and nothing else while it is on its way", () => {
    choosing.option("shoot");
    choosing.option("shoot");
    expect(table.sent).toEqual([{ type: "choose", seat: 0, option: "shoot", at: 5 }]);
    expect(choosing.canAct).toBe(false);
  });

  it("never answers a question that nobody has seen", () => {
    table.behind = 2;
    table.next = question(6);
    choosing.option("shoot");
    expect(table.sent).toEqual([]);
    choosing.option("shoot");
    expect(table.sent).toMatchObject([{ at: 6 }]);
  });

  it("does answer the question in sight while others are still being told of", () => {
    table.behind = 2;
    choosing.option("shoot");
    expect(table.sent).toHaveLength(1);
  });

  it("is not taken by the key that skips the telling, even where it is the only one", () => {
    table.asked = null;
    table.behind = 1;
    table.next = question(6, { options: [{ id: "turn", label: words("t"), reveals: true }] });
    choosing.focused();
    expect(table.sent).toEqual([]);
  });

  it("names no number in a race, with a clock or without", () => {
    table.asked = question(5, { race: true });
    choosing.option("shoot");
    expect(table.sent).toEqual([{ type: "choose", seat: 0, option: "shoot" }]);
  });

  it("stays on its way until the table has moved on, not only until it is acknowledged", async () => {
    table.answer = () => Promise.resolve({ type: "ack", id: "x", n: 6 });
    choosing.option("shoot");
    await soon();
    expect(choosing.sent).toBe("shoot");
    table.n = 6;
    choosing.arrived(6);
    expect(choosing.sent).toBeNull();
  });

  it("that came in before it was acknowledged is over with the acknowledgement", async () => {
    table.answer = () => Promise.resolve({ type: "ack", id: "x", n: 6 });
    choosing.option("shoot");
    table.n = 6;
    choosing.arrived(6);
    expect(choosing.sent).toBe("shoot");
    await soon();
    expect(choosing.sent).toBeNull();
  });

  it("that was refused can be given again", async () => {
    table.answer = () => Promise.reject(new Error("no"));
    choosing.option("shoot");
    await soon();
    expect(table.refused).toHaveLength(1);
    expect(choosing.canAct).toBe(true);
  });

  it("is not given at all where the table cannot hear it", () => {
    table.mine = false;
    choosing.option("shoot");
    choosing.focused();
    expect(choosing.piece("enemy")).toBe(false);
    expect(table.sent).toEqual([]);
    expect(choosing.lit.size).toBe(0);
  });
});

describe("what is in focus", () => {
  it("follows the pointer on the board, but not to what is not in sight", () => {
    choosing.hover("enemy");
    expect(choosing.picked.focus).toBe("shoot");
    choosing.focus(null);
    choosing.hover("kit");
    expect(choosing.picked.focus).toBeNull();
  });

  it("is taken by Enter only while it is in sight", () => {
    choosing.picked = { focus: "~use", confirm: null };
    choosing.focused();
    expect(table.sent).toEqual([]);
    choosing.asides = true;
    choosing.picked = { focus: "~use", confirm: null };
    choosing.focused();
    expect(table.sent).toHaveLength(1);
  });

  it("asks once more before something is turned up, and forgets that when the focus goes elsewhere", () => {
    choosing.option("turn");
    expect(choosing.picked.confirm).toBe("turn");
    choosing.focus("shoot");
    expect(choosing.picked.confirm).toBeNull();
    expect(table.sent).toEqual([]);
  });
});

describe("keep doing this", () => {
  it("is for answers that were given before, and turn nothing up", () => {
    const [shoot, turn] = table.asked!.options!;
    expect(choosing.mayKeep(table.asked!, shoot!)).toBe(false);
    choosing.option("shoot");
    choosing.asks((table.asked = question(6)), question(5));
    expect(choosing.mayKeep(table.asked!, shoot!)).toBe(true);
    choosing.option("turn");
    choosing.option("turn");
    expect(choosing.mayKeep(table.asked!, turn!)).toBe(false);
    choosing.togglePin("turn");
    expect(choosing.pin).toBeNull();
  });

  it("goes on until the same question has other figures", () => {
    choosing.option("shoot");
    choosing.asks((table.asked = question(6)), question(5));
    choosing.togglePin("shoot");
    expect(choosing.kept(table.asked!, "shoot")).toBe(true);
    choosing.goOn();
    expect(table.sent.at(-1)).toMatchObject({ option: "shoot", at: 6 });
    const other = question(7, { options: [{ id: "shoot", label: words("shoot"), detail: words("worse") }] });
    choosing.asks((table.asked = other), question(6));
    choosing.goOn();
    expect(choosing.pin).toBeNull();
    expect(table.sent).toHaveLength(2);
  });
});

describe("a way of several choices", () => {
  const steps = (number: number, ...ids: string[]): Asked => anAsked({ number, key: "walk", actor: 0, options: ids.map((id) => ({ id, label: words(id) })) });
  const on = (next: Asked): void => {
    const before = table.asked;
    table.asked = next;
    choosing.asks(next, before);
    choosing.goOn();
  };
  const way = (...ids: string[]): Step[] => ids.map((id) => (offer) => offer.id === id);
  const sent = (): string[] => table.sent.map((one) => (one as { option: string }).option);

  it("is gone one after the other", () => {
    table.asked = steps(5, "a", "b");
    choosing.route(way("a", "c"), () => true);
    on(steps(6, "c", "d"));
    on(steps(7, "e"));
    expect(sent()).toEqual(["a", "c"]);
  });

  it("ends where the next is not offered, another is asked, or something has happened", () => {
    for (const next of [steps(6, "b"), { ...steps(6, "c"), key: "trap" }, { ...steps(6, "c"), actor: 1 }]) {
      table = new Table();
      choosing = new Choosing(table);
      table.asked = steps(5, "a");
      choosing.route(way("a", "c"), () => true);
      on(next);
      on(steps(7, "c"));
      expect(sent()).toEqual(["a"]);
    }
    choosing.route(way(), () => true);
    table.asked = steps(8, "a");
    choosing.asks(table.asked, null);
    choosing.route(way("a", "c"), () => false);
    on(steps(9, "c"));
    expect(sent()).toEqual(["a", "a"]);
  });
});

describe("options in groups", () => {
  beforeEach(() => {
    table.asked = anAsked({ number: 5, options: ["go-1", "go-2", "end"].map((id) => ({ id, label: words(id), points_at: ["road"] })) });
    table.groups = (asked) => grouped(asked, (offer) => (offer.id.startsWith("go") ? { id: "go", name: words("go"), icon: "walk" } : null));
  });
  it("are opened and then chosen, and left with Escape", () => {
    choosing.option("group:go");
    expect(choosing.offers.map((one) => one.id)).toEqual(["go-1", "go-2"]);
    expect(choosing.back()).toBe(true);
    expect(choosing.offers.map((one) => one.id)).toEqual(["group:go", "end"]);
    choosing.option("group:go");
    choosing.option("go-2");
    expect(table.sent).toMatchObject([{ option: "go-2" }]);
  });
});

describe("several choices in one gesture", () => {
  const ask = (number: number, key: string, ids: string[], ends = false): Asked =>
    anAsked({ number, key, options: ids.map((id) => ({ id, label: words(id), ...(ends ? { ends: words("dies") } : {}) })) });
  const on = (next: Asked): void => {
    const before = table.asked;
    table.asked = next;
    choosing.sent = null;
    choosing.asks(next, before);
    choosing.goOn();
  };
  const sent = (): unknown[] => table.sent.map((one) => (one.type === "choose" ? one.option : one));
  const is = (id: string): Step => (offer) => offer.id === id;

  it("stand after the options, and are chosen one after the other", () => {
    table.gestures = (asked) => (asked.key === "declare" ? [{ offer: { id: "both", label: words("both") }, steps: [is("fight"), is("fight")], still: () => true }] : []);
    table.asked = ask(5, "declare", ["fight", "cover"]);
    expect(choosing.offers.map((one) => one.id)).toEqual(["fight", "cover", "both"]);
    choosing.option("both");
    on(ask(6, "declare", ["fight", "cover"]));
    on(ask(7, "declare", ["fight", "cover"]));
    expect(sent()).toEqual(["fight", "fight"]);
  });

  it("may answer what is asked later on, but not where somebody dies of it, and no longer than they last", () => {
    const lasts = { answer: (one: Asked) => (one.key === "window" ? one.options?.[0] : undefined), until: new Set(["declare"]) };
    table.gestures = (asked) => (asked.key === "window" ? [{ offer: { id: "pass-all", label: words("none") }, steps: [is("pass")], still: () => true, lasts }] : []);
    table.asked = ask(5, "window", ["pass", "use"]);
    choosing.focus("pass-all");
    choosing.focused();
    on(ask(6, "remove", ["might", "wisdom"]));
    on(ask(7, "window", ["pass", "use"]));
    expect(sent()).toEqual(["pass", "pass"]);
    on(ask(8, "window", ["pass", "use"], true));
    expect(sent()).toHaveLength(2);
    on(ask(9, "declare", ["fight"]));
    on(ask(10, "window", ["pass", "use"]));
    expect(sent()).toHaveLength(2);
    expect(choosing.lasting.size).toBe(0);
  });
});

describe("setting up", () => {
  it("is left to chance, as far as it goes", () => {
    const ask = (number: number, key: string): Asked => anAsked({ number, key, options: ["a", "b"].map((id) => ({ id, label: words(id) })) });
    const on = (next: Asked): void => {
      const before = table.asked;
      table.asked = next;
      choosing.asks(next, before);
      choosing.goOn();
    };
    table.asked = ask(5, "hero");
    choosing.deal(new Set(["hero", "side"]));
    on(ask(6, "side"));
    on(ask(7, "act"));
    on(ask(8, "side"));
    expect(table.sent).toHaveLength(2);
  });
});
