import { describe, expect, it } from "vitest";
import { aLine, aWelcome } from "../wire/fake";
import type { Line } from "../wire/messages";
import { welcomed } from "../wire/mirror";
import { Announcer } from "./announcer.svelte";

// The client's own words are there without a server.
const told = (key: string) => ({ kind: "say", message: { key: `web-${key}` } });
const at = (lines: Line[]) => ({ ...welcomed(aWelcome(lines.at(-1)?.n ?? 0), null), log: lines });
const heard = (announcer: Announcer) => announcer.said.map((one) => one.text);

describe("what a screen reader hears", () => {
  it("is not what lay there before", () => {
    const announcer = new Announcer();
    announcer.tell(at([aLine(1, { events: [told("won")] })]));
    expect(heard(announcer)).toEqual([]);
  });
  it("is each sentence once, as it is told, and then the question", () => {
    const announcer = new Announcer();
    announcer.tell(at([aLine(1, { events: [told("won")] })]));
    announcer.tell(at([aLine(1, { events: [told("won")] }), aLine(2, { events: [told("lost")] })]));
    announcer.tell(at([aLine(1, { events: [told("won")] }), aLine(2, { events: [told("lost"), told("paused")] })]));
    announcer.ask("your call");
    expect(heard(announcer)).toEqual(["Defeat", "Paused", "your call"]);
  });
  it("is who said something, and a gesture in words", () => {
    const announcer = new Announcer();
    announcer.tell(at([aLine(1)]));
    announcer.tell(at([aLine(1), aLine(2, { kind: "said", text: "Wait for me." }), aLine(3, { kind: "emoted", text: "wave" })]));
    expect(heard(announcer)).toEqual(["Player: Wait for me.", "Player waves."]);
  });
  it("is only the end of a flood", () => {
    const announcer = new Announcer();
    announcer.tell(at([aLine(1)]));
    announcer.tell(at(Array.from({ length: 15 }, (_, i) => aLine(i + 2, { events: [told("won")] }))));
    expect(heard(announcer).length).toBe(6);
  });
});
