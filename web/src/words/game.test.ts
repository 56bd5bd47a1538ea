import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../wire/api";
import { GameWords } from "./game.svelte";
import { say, speech } from "./speech.svelte";

describe("the words of a game", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    speech.speakOf("");
  });

  it("are asked for again where they did not come", async () => {
    const texts = vi.spyOn(api, "texts").mockRejectedValueOnce(new Error("busy")).mockResolvedValue("toy-greets = Good evening\n");
    const words = new GameWords();
    expect(await words.learn({ game: "toy" })).toBe(false);
    expect(say({ key: "toy-greets" })).toBe("");
    await vi.runAllTimersAsync();
    expect(texts).toHaveBeenCalledTimes(2);
    expect(say({ key: "toy-greets" })).toBe("Good evening");
  });

  it("are not asked for by whoever has left", async () => {
    const texts = vi.spyOn(api, "texts").mockRejectedValue(new Error("gone"));
    const words = new GameWords();
    await words.learn({ game: "another" });
    words.close();
    await vi.runAllTimersAsync();
    expect(texts).toHaveBeenCalledTimes(1);
  });
});
