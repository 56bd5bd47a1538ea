import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { measure, type Fitting } from "./measure";

/** A box as large as the test says. */
function box(width = 10): Element & { width: number } {
  const made = { width, getBoundingClientRect: () => ({ width: made.width, height: 10 }) };
  return made as unknown as Element & { width: number };
}

const observed = new Set<Element>();
let resized: (...boxes: Element[]) => void;

class Observer {
  constructor(told: (entries: { target: Element }[]) => void) {
    resized = (...boxes) => told(boxes.map((target) => ({ target })));
  }
  observe = (one: Element) => observed.add(one);
  unobserve = (one: Element) => observed.delete(one);
}

const calm = () => new Promise((go) => setTimeout(go));

describe("boxes that are measured", () => {
  const told: string[] = [];

  const fitting = (name: string): Fitting =>
    function* () {
      told.push(`${name} writes`);
      yield;
      told.push(`${name} reads`);
    };

  beforeEach(() => {
    vi.stubGlobal("ResizeObserver", Observer);
    vi.stubGlobal("document", {});
    told.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  it("write together and read together", async () => {
    const both = [measure([box()], fitting("one")), measure([box()], fitting("other"))];
    expect(told).toEqual([]);
    await calm();
    expect(told).toEqual(["one writes", "other writes", "one reads", "other reads"]);
    for (const one of both) one.end();
  });

  it("are measured again when they have another size, and only then", async () => {
    const changing = box();
    const measured = measure([changing], fitting("it"));
    await calm();
    resized(changing); // as an observer does for whatever it is told to watch
    expect(told).toHaveLength(2);
    changing.width = 20;
    resized(changing);
    expect(told).toHaveLength(4);
    measured.again();
    await calm();
    expect(told).toHaveLength(6);
    measured.end();
  });

  it("are left alone after the end", async () => {
    const shared = box();
    const child = box();
    const one = measure([shared, child], fitting("one"));
    const other = measure([shared], fitting("other"));
    one.drop(child);
    one.end();
    expect([...observed]).toEqual([shared]);
    await calm();
    expect(told).toEqual(["other writes", "other reads"]);
    other.end();
    expect(observed.size).toBe(0);
  });
});
