import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import type { Asked, Weigh, Weighed } from "../wire/messages";
import { type Asking, Hints } from "./hints.svelte";

class Table implements Asking {
  asked: Asked | null = { seat: 0, number: 5, key: "ask", prompt: { key: "p" }, options: [] } as unknown as Asked;
  mine = true;
  seat = 0;
  allowed = true;
  weighs: { command: Omit<Weigh, "id">; told: (one: Weighed) => void; end: (one: Weighed) => void }[] = [];
  enoughs: number[] = [];
  refused: unknown[] = [];

  weigh(command: Omit<Weigh, "id">, told: (one: Weighed) => void): Promise<Weighed> {
    return new Promise((end) => this.weighs.push({ command, told, end }));
  }
  enough(seat: number): void {
    this.enoughs.push(seat);
    this.weighs.at(-1)!.end(weighed({ done: true }));
  }
  refuse(error: unknown): void {
    this.refused.push(error);
  }
}

const weighed = (more: Partial<Weighed> = {}): Weighed => ({
  type: "weighed",
  id: "w",
  seat: 0,
  at: 5,
  playouts: 20,
  options: [
    { option: "a", chance: 0.5, error: 0.1, playouts: 10 },
    { option: "b", chance: 0.4, error: 0.1, playouts: 10 },
  ],
  ...more,
});
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

let table: Table;
let hints: Hints;
beforeEach(() => {
  settings.set({ hints: "asked" });
  table = new Table();
  hints = new Hints(table);
});

describe("a hint", () => {
  it("sharpens while one looks, until that is enough", async () => {
    const asking = hints.ask();
    await settle();
    table.weighs[0]!.told(weighed());
    expect(hints.weights!.by.size).toBe(2);
    expect(hints.asking).toBe(true);
    await hints.ask();
    expect(table.enoughs).toEqual([0]);
    await asking;
    expect(hints.asking).toBe(false);
    expect(hints.weights!.done).toBe(true);
  });

  it("asked again looks for longer, and shows what is known until then", async () => {
    const first = hints.ask();
    await settle();
    table.weighs[0]!.end(weighed({ done: true, playouts: 500 }));
    await first;
    void hints.ask();
    await settle();
    expect(table.weighs[1]!.command).toEqual({ type: "weigh", seat: 0, longer: true });
    table.weighs[1]!.told(weighed({ playouts: 20 }));
    expect(hints.weights!.playouts).toBe(500);
    table.weighs[1]!.told(weighed({ playouts: 900 }));
    expect(hints.weights!.playouts).toBe(900);
  });

  it("is forgotten with its question, and one of another question is not shown", async () => {
    void hints.ask();
    await settle();
    table.weighs[0]!.told(weighed({ at: 4 }));
    expect(hints.weights).toBeNull();
    table.weighs[0]!.told(weighed());
    hints.asks();
    expect(hints.weights).toBeNull();
    expect(table.enoughs).toEqual([0]);
  });

  it("is not asked for where nobody may have it", async () => {
    settings.set({ hints: "never" });
    await hints.ask();
    settings.set({ hints: "asked" });
    table.allowed = false;
    await hints.ask();
    expect(table.weighs).toHaveLength(0);
    expect(hints.offered).toBe(false);
  });
});

describe("after a choice", () => {
  it("tells what it gave away, only to whoever wants to know", async () => {
    hints.chosen(0, 3);
    expect(table.weighs).toHaveLength(0);
    settings.set({ hints: "after" });
    hints.chosen(0, 1);
    expect(table.weighs).toHaveLength(0);
    hints.chosen(0, 3);
    expect(table.weighs[0]!.command).toEqual({ type: "weigh", seat: 0, last: true });
    table.weighs[0]!.end(weighed({ done: true, lost: 0.06, lost_error: 0.01, chosen: "b" }));
    await settle();
    expect(hints.last).toMatchObject({ lost: 0.06 });
    hints.chosen(0, 3);
    expect(hints.last).toBeNull();
  });

  it("weighs the latest choice once the one before has been weighed", async () => {
    settings.set({ hints: "after" });
    hints.chosen(0, 3);
    hints.chosen(1, 3);
    hints.chosen(2, 3);
    expect(table.weighs).toHaveLength(1);
    table.weighs[0]!.end(weighed({ done: true }));
    await settle();
    expect(table.weighs.map((one) => one.command.seat)).toEqual([0, 2]);
  });

  it("remembers where the game turned: the choice that surely gave most away", async () => {
    settings.set({ hints: "after" });
    const judged = async (lost: number, lost_error: number): Promise<void> => {
      hints.chosen(0, 3);
      table.weighs.at(-1)!.end(weighed({ done: true, lost, lost_error }));
      await settle();
    };
    await judged(0.3, 0.2);
    expect(hints.turn).toBeNull();
    await judged(0.12, 0.02);
    await judged(0.05, 0.01);
    expect(hints.turn).toMatchObject({ lost: 0.12 });
    hints.recall();
    expect(hints.last).toMatchObject({ lost: 0.12 });
  });

  it("gives way to a question of now", async () => {
    settings.set({ hints: "after" });
    hints.chosen(0, 3);
    void hints.ask();
    await settle();
    expect(table.enoughs).toEqual([0]);
    expect(table.weighs).toHaveLength(2);
    expect(table.weighs[1]!.command.last).toBeUndefined();
  });
});
