import { describe, expect, it } from "vitest";
import { aLine } from "../wire/fake";
import { Film, type Source } from "./film";

class Server implements Source {
  asked: string[] = [];
  constructor(readonly last: number) {}

  async frames(first: number, count: number) {
    this.asked.push(`frames ${first}`);
    const numbers = Array.from({ length: count }, (_, i) => first + i).filter((n) => n <= this.last);
    return { frames: numbers.map((number) => ({ number, scene: {}, ...(number ? { line: aLine(900 + number) } : {}) })), last: this.last };
  }
  async lines(first: number, count: number) {
    this.asked.push(`lines ${first}`);
    const numbers = Array.from({ length: count }, (_, i) => first + i).filter((n) => n <= this.last);
    return { lines: numbers.map((n) => (n ? aLine(900 + n) : null)) as never, last: this.last };
  }
}

describe("a film", () => {
  it("fetches a stretch at a time, and the next one before it is needed", async () => {
    const server = new Server(60);
    const film = new Film(server, 60);
    expect((await film.frame(3))?.number).toBe(3);
    expect(server.asked).toEqual(["frames 0"]);
    await film.frame(22);
    await film.frame(30);
    expect(server.asked).toEqual(["frames 0", "frames 25"]);
  });

  it("does not ask twice at a time", async () => {
    const server = new Server(60);
    const film = new Film(server, 60);
    await Promise.all([film.frame(1), film.frame(2)]);
    expect(server.asked).toEqual(["frames 0"]);
  });

  it("has the whole log wherever one jumps to, numbered by its frames", async () => {
    const film = new Film(new Server(300), 300);
    await film.frame(260);
    expect(film.log(260)[0]!.n).toBe(250);
    expect(await film.fill(260)).toBe(true);
    const log = film.log(260);
    expect(log).toHaveLength(260);
    expect([log[0]!.n, log.at(-1)!.n]).toEqual([1, 260]);
    expect(await film.fill(260)).toBe(false);
  });

  it("passes on what went wrong, and may be asked again", async () => {
    const server = new Server(10);
    const film = new Film({ ...server, frames: () => Promise.reject(new Error("gone")), lines: server.lines }, 10);
    await expect(film.frame(0)).rejects.toThrow("gone");
    await expect(film.frame(0)).rejects.toThrow("gone");
  });
});
