import { describe, expect, it } from "vitest";
import { anAsked } from "../wire/fake";
import { callFor } from "./calls";
import type { Dock } from "./decision";

const decide: Dock = { kind: "decide", asked: anAsked({ number: 5 }), seat: 0, also: [] };
const waiting: Dock = { kind: "waiting", resume: null, seat: 0, seats: [1], asked: null };
const vote = (mine: boolean): Dock => ({ kind: "vote", mine, vote: { n: 3, seat: 1, person: 2, of: 2, yes: [2], needs: mine ? [1] : [] } });

describe("being called", () => {
  it("is for a decision that has become one's own, once", () => {
    expect(callFor(waiting, decide)).toEqual({ words: decide.asked.prompt });
    expect(callFor(decide, decide)).toBeNull();
    expect(callFor(decide, waiting)).toBeNull();
  });
  it("is for a vote that waits for one's answer, and for no other", () => {
    expect(callFor(waiting, vote(true))).not.toBeNull();
    expect(callFor(vote(true), vote(true))).toBeNull();
    expect(callFor(waiting, vote(false))).toBeNull();
  });
});
