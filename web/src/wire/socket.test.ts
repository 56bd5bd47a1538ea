import { beforeEach, describe, expect, it } from "vitest";
import { aLine, anAsked, anUpdate, aWelcome, FakePlug, HeldClock, words } from "./fake";
import type { Presence } from "./messages";
import type { Mirror } from "./mirror";
import { LeftError, RefusedError, type Status, TableSocket } from "./socket";

let plugs: FakePlug[];
let clock: HeldClock;
let mirrors: { mirror: Mirror; fresh: boolean }[];
let statuses: Status[];
let presences: Presence[];

const plug = (): FakePlug => plugs.at(-1)!;

function sit(): TableSocket {
  return new TableSocket(
    {
      url: "ws://table",
      table: "table-1",
      token: "t".repeat(43),
      client: "me",
      clock,
      random: () => 0.5,
      plug: () => {
        const made = new FakePlug();
        plugs.push(made);
        return made;
      },
    },
    {
      mirror: (mirror, fresh) => mirrors.push({ mirror, fresh }),
      status: (status) => statuses.push(status),
      presence: (presence) => presences.push(presence),
      offset: () => undefined,
    },
  );
}

function seated(n = 10): TableSocket {
  const socket = sit();
  plug().onopen!();
  plug().tell(aWelcome(n));
  return socket;
}

/** Open the next connection, as the back-off does in its time. */
function back(n: number): void {
  clock.pass(60_000);
  plug().onopen!();
  plug().tell(aWelcome(n));
}

beforeEach(() => {
  plugs = [];
  clock = new HeldClock();
  mirrors = [];
  statuses = [];
  presences = [];
});

describe("coming to the table", () => {
  it("says hello first, and nothing of what it has not seen", () => {
    sit();
    plug().onopen!();
    expect(plug().said).toEqual([{ type: "hello", table: "table-1", token: "t".repeat(43) }]);
  });

  it("keeps commands until it has been welcomed", () => {
    const socket = sit();
    plug().onopen!();
    void socket.send({ type: "say", text: "hello" });
    expect(plug().of("say")).toEqual([]);
    plug().tell(aWelcome(1));
    expect(plug().of("say")).toHaveLength(1);
  });
});

describe("numbered updates", () => {
  it("puts changed members in place and forgets those that are gone", () => {
    const socket = seated(10);
    plug().tell(anUpdate(11, { asked: { "0": anAsked() }, scene: { tray: [{ id: "d", kind: "hit" }] } }));
    plug().tell(anUpdate(12, { asked: { "0": null }, table: { paused: true } }));
    expect(socket.mirror!.n).toBe(12);
    expect(socket.mirror!.asked).toEqual({});
    expect(socket.mirror!.scene!.tray).toHaveLength(1);
    expect(socket.mirror!.table.paused).toBe(true);
    expect(socket.mirror!.log.map((line) => line.n)).toEqual([11, 12]);
  });

  it("passes over an update it has seen", () => {
    const socket = seated(10);
    plug().tell(anUpdate(11));
    plug().tell(anUpdate(11));
    plug().tell(anUpdate(9));
    expect(socket.mirror!.log).toHaveLength(1);
  });

  it("asks for everything anew after a gap, once, and takes nothing in before the answer", () => {
    const socket = seated(10);
    plug().tell(anUpdate(13));
    plug().tell(anUpdate(14));
    expect(plug().of("resync")).toEqual([{ type: "resync", last: 10 }]);
    expect(socket.mirror!.n).toBe(10);
    plug().tell(aWelcome(14, { log: [11, 12, 13, 14].map((n) => aLine(n)) }));
    plug().tell(anUpdate(15));
    expect(socket.mirror!.log.map((line) => line.n)).toEqual([11, 12, 13, 14, 15]);
  });

  it("notices by the beat that an update was lost", () => {
    seated(10);
    plug().tell({ type: "beat", n: 10, now: 0 });
    expect(plug().of("resync")).toEqual([]);
    plug().tell({ type: "beat", n: 11, now: 0 });
    expect(plug().of("resync")).toEqual([{ type: "resync", last: 10 }]);
  });

  it("tells whether there is anything to animate", () => {
    seated(10);
    plug().tell(anUpdate(11));
    expect(mirrors.map((one) => one.fresh)).toEqual([true, false]);
  });
});

describe("a cut connection", () => {
  it("comes back with the last number it has seen, and keeps the log whole", () => {
    const socket = seated(10);
    plug().tell(anUpdate(11));
    plug().cut();
    expect(statuses.at(-1)).toMatchObject({ kind: "lost", tries: 1 });
    clock.pass(60_000);
    plug().onopen!();
    expect(plug().of("hello")[0]).toMatchObject({ last: 11 });
    plug().tell(aWelcome(13, { log: [aLine(12), aLine(13)] }));
    expect(socket.mirror!.log.map((line) => line.n)).toEqual([11, 12, 13]);
  });

  it("waits longer after each try, and no longer than ten seconds", () => {
    seated(10);
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      plug().cut();
      const status = statuses.at(-1)!;
      if (status.kind !== "lost") throw new Error(status.kind);
      waits.push(status.retryAt - clock.now());
      clock.pass(status.retryAt - clock.now());
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10000, 10000]);
  });

  it("tries at once when told to", () => {
    const socket = seated(10);
    plug().cut();
    const before = plugs.length;
    socket.tryNow();
    expect(plugs.length).toBe(before + 1);
    clock.pass(240);
    expect(plugs.length).toBe(before + 1);
  });

  it("is noticed by silence", () => {
    seated(10);
    clock.pass(30_000);
    expect(plug().of("ping").length).toBeGreaterThan(1);
    expect(statuses.at(-1)!.kind).toBe("live");
    clock.pass(15_000);
    expect(statuses.some((status) => status.kind === "lost")).toBe(true);
  });

  it("stays closed where the server says that coming back is pointless", async () => {
    const socket = seated(10);
    const sent = socket.send({ type: "skip" });
    plug().tell({ type: "goodbye", why: words("table-refused-kicked"), text: "You were sent away.", retry: false });
    await expect(sent).rejects.toBeInstanceOf(LeftError);
    clock.pass(60_000);
    expect(plugs).toHaveLength(1);
    expect(statuses.at(-1)).toMatchObject({ kind: "ended", text: "You were sent away." });
    await expect(socket.send({ type: "skip" })).rejects.toThrow("You were sent away.");
  });
});

describe("commands", () => {
  it("get an id of their own and are settled by it", async () => {
    const socket = seated(10);
    const first = socket.send({ type: "choose", seat: 0, option: "shoot", at: 5 });
    const second = socket.send({ type: "choose", seat: 0, option: "cover", at: 5 });
    const [a, b] = plug().of("choose");
    expect(a!.id).not.toBe(b!.id);
    plug().tell({ type: "refused", id: b!.id, why: words("table-refused-stale"), text: "Too late." });
    plug().tell({ type: "ack", id: a!.id, n: 11 });
    await expect(first).resolves.toMatchObject({ n: 11 });
    await expect(second).rejects.toBeInstanceOf(RefusedError);
    expect(socket.unanswered).toBe(0);
  });

  it("are sent again after a cut with the id they had, so that they are played once", async () => {
    const socket = seated(10);
    const sent = socket.send({ type: "choose", seat: 0, option: "shoot", at: 5 });
    const before = plug().of("choose")[0]!;
    plug().cut();
    back(11);
    const again = plug().of("choose");
    expect(again).toEqual([before]);
    plug().tell({ type: "ack", id: before.id, n: 11 });
    await expect(sent).resolves.toMatchObject({ n: 11 });
    plug().cut();
    back(11);
    expect(plug().of("choose")).toEqual([]);
  });

  it("are sent again even where drawing the table runs into something", () => {
    const socket = seated(10);
    void socket.send({ type: "choose", seat: 0, option: "shoot", at: 5 });
    plug().cut();
    clock.pass(60_000);
    plug().onopen!();
    mirrors.push = () => {
      throw new TypeError("Illegal constructor");
    };
    expect(() => plug().tell(aWelcome(11))).toThrow("Illegal constructor");
    expect(plug().of("choose")).toHaveLength(1);
    expect(statuses.at(-1)).toMatchObject({ kind: "live" });
  });

  it("are not sent again by a resync on a live connection", () => {
    const socket = seated(10);
    void socket.send({ type: "choose", seat: 0, option: "shoot", at: 5 });
    plug().tell(anUpdate(13));
    plug().tell(aWelcome(13));
    expect(plug().of("choose")).toHaveLength(1);
  });

  it("made while cut off go out in order once the table is back", () => {
    const socket = seated(10);
    plug().cut();
    void socket.send({ type: "say", text: "one" });
    void socket.send({ type: "say", text: "two" });
    back(10);
    expect(plug().of("say").map((one) => one.text)).toEqual(["one", "two"]);
  });

  it("fail when the table is left", async () => {
    const socket = seated(10);
    const sent = socket.send({ type: "skip" });
    socket.close();
    await expect(sent).rejects.toBeInstanceOf(LeftError);
    await expect(socket.send({ type: "skip" })).rejects.toBeInstanceOf(LeftError);
    clock.pass(120_000);
    expect(plugs).toHaveLength(1);
  });

  it("of asking for a hint are answered by the hint", async () => {
    const socket = seated(10);
    const sent = socket.send({ type: "hint", seat: 0 });
    plug().tell({ type: "hint", id: plug().of("hint")[0]!.id, seat: 0, at: 5, option: "cover" });
    await expect(sent).resolves.toMatchObject({ option: "cover" });
  });
});
