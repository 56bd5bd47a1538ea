/** A server in memory, for tests: it speaks the protocol's types and keeps what it was told. */
import type { Asked, FromClient, FromServer, Line, Scene, TableView, Update, Welcome, You } from "./messages";
import type { Clock, Plug } from "./socket";

/** Time that stands still until it is moved. */
export class HeldClock implements Clock {
  time = 1_000_000;
  #next = 1;
  #timers = new Map<number, { at: number; then: () => void }>();

  now(): number {
    return this.time;
  }

  after(ms: number, then: () => void): number {
    this.#timers.set(this.#next, { at: this.time + ms, then });
    return this.#next++;
  }

  cancel(timer: number): void {
    this.#timers.delete(timer);
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = [...this.#timers].filter(([, one]) => one.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due[0]);
      this.time = Math.max(this.time, due[1].at);
      due[1].then();
    }
    this.time = end;
  }
}

export class FakePlug implements Plug {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly said: FromClient[] = [];
  closed = false;

  send(text: string): void {
    if (this.closed) throw new Error("closed");
    this.said.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }

  of<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.said.filter((one): one is Extract<FromClient, { type: T }> => one.type === type);
  }
}

export const words = (key: string, args: Record<string, unknown> = {}): { key: string; args: Record<string, unknown> } => ({
  key,
  args,
});

export function aTable(changes: Partial<TableView> = {}): TableView {
  return {
    id: "table-1",
    code: "K7XM2P",
    game: "gallery",
    rules: 1,
    status: "playing",
    seats: [
      { seat: 0, person: 0 },
      { seat: 1, companion: "random" },
    ],
    people: [{ person: 0, name: "Mara" }],
    host: 0,
    ...changes,
  };
}

export function anAsked(changes: Partial<Asked> = {}): Asked {
  const options = changes.options ?? [
    { id: "shoot", label: words("label-shoot"), points_at: ["enemy", "die-0"] },
    { id: "cover", label: words("label-cover"), points_at: ["sheet-0"] },
  ];
  return { seat: 0, number: 5, key: "toy.declare", prompt: words("toy-declare"), actor: 0, count: options?.length ?? 0, ...changes, options };
}

export function aWelcome(n: number, changes: Partial<Welcome> = {}): Welcome {
  const you: You = { person: 0, seats: [0], host: true, eye: 0 };
  const scene: Scene = { game: "gallery" };
  return { type: "welcome", protocol: 1, n, now: 1_000_500, you, table: aTable(), scene: { ...scene }, asked: {}, log: [], ...changes };
}

export function aLine(n: number, changes: Partial<Line> = {}): Line {
  return { n, time: 1_000_000 + n, kind: "chose", seat: 0, ...changes };
}

export function anUpdate(n: number, changes: Partial<Update> = {}): Update {
  return { type: "update", n, line: aLine(n), ...changes };
}
