import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../wire/api";
import type { ReplayView, StudyView, StudyWish } from "../wire/messages";
import { mattersMost, type Source, StudySession } from "./study.svelte";

vi.mock("../replay/reel.svelte", () => ({
  Reel: class {
    went: number[] = [];
    to(frame: number): void {
      this.went.push(frame);
    }
    close(): void {}
  },
}));

const words = { key: "x" };
const replay = { id: "r", game: "hunt", seats: 1, options: {}, last: 9 } as ReplayView;

function told(revision: number, more: Partial<StudyView> = {}): StudyView {
  const moments = [0, 1, 2, 3].map((number) => ({ number, kind: "choice" as const, frame: 2 * number, section: 0, label: words }));
  const points = [0.1, -0.3, 0.2, 0].map((swing) => ({ chance: 0.5, swing }));
  return {
    replay: "r",
    revision,
    running: true,
    study: {
      study: 1,
      game: "hunt",
      seats: 1,
      yardstick: "steady",
      progress: { stage: "sharpening", read: 4, moments: 4, playouts: 9, doubt: 0.04, aim: 0.03 },
      moments,
      sections: [{ title: words, first: 0, act: 0 }],
      views: [{ start: 0.5, result: 1, points, turning: [0, 1, 2] }],
    },
    ...more,
  };
}

class Server implements Source {
  kept: StudyView | null = null;
  wishes: StudyWish[] = [];
  stopped = 0;
  waits: ((view: StudyView) => void)[] = [];
  async study(_: string, after?: number): Promise<StudyView> {
    if (after !== undefined) return new Promise((done) => this.waits.push(done));
    if (!this.kept) throw new ApiError("none", 404, null);
    return this.kept;
  }
  async begin(_: string, wish: StudyWish): Promise<StudyView> {
    this.wishes.push(wish);
    return told(5);
  }
  async stop(): Promise<StudyView> {
    this.stopped += 1;
    return told(6, { running: false });
  }
}

let server: Server;
let session: StudySession;
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
beforeEach(() => {
  server = new Server();
  session = new StudySession(replay, null, server);
});

describe("a study", () => {
  it("is begun where there is none, and shows the moment that matters most", async () => {
    await session.open();
    expect(server.wishes).toEqual([{}]);
    expect(session.at).toBe(1);
    expect((session.reel as unknown as { went: number[] }).went).toEqual([2]);
  });

  it("is taken up where it is kept, and followed while it is worked on", async () => {
    server.kept = told(3);
    await session.open();
    expect(server.wishes).toEqual([]);
    await settle();
    server.waits[0]!(told(4, { running: false }));
    await settle();
    expect(session.view!.revision).toBe(4);
    expect(server.waits).toHaveLength(1);
  });

  it("passes over an answer that was overtaken", () => {
    session.take(told(7));
    session.take(told(6));
    expect(session.view!.revision).toBe(7);
  });

  it("stops, and sharpens to less doubt than it has", async () => {
    await session.open();
    await session.enough();
    expect([server.stopped, session.running]).toEqual([1, false]);
    await session.sharpen();
    expect(server.wishes.at(-1)!.aim).toBeCloseTo(0.024);
  });

  it("looks first at the moment in sight", async () => {
    await session.open();
    session.go(3);
    await session.lookFirst();
    expect(server.wishes.at(-1)).toMatchObject({ look: 3 });
  });

  it("says what went wrong, and may be tried again", async () => {
    server.study = () => Promise.reject(new ApiError("away", 503, null));
    await session.open();
    expect(session.problem).toBeInstanceOf(ApiError);
    server.study = async () => told(1, { running: false });
    await session.open();
    expect(session.problem).toBeNull();
  });
});

describe("moments", () => {
  it("are gone through one by one, or from one turning point to the next", async () => {
    server.kept = told(3, { running: false });
    await session.open();
    session.go(-4);
    expect(session.at).toBe(0);
    session.step(1);
    session.turn(1);
    expect(session.at).toBe(2);
    session.turn(1);
    expect(session.at).toBe(2);
    session.go(99);
    expect(session.at).toBe(3);
  });

  it("stay where somebody has put them when more is known", async () => {
    await session.open();
    session.go(3);
    session.take(told(9));
    expect(session.at).toBe(3);
  });

  it("matter by what they swung", () => {
    expect(mattersMost({ points: [{ swing: 0.1 }, { swing: -0.4 }], turning: [0, 1] })).toBe(1);
    expect(mattersMost({})).toBe(0);
  });
});
