import { describe, expect, it } from "vitest";
import notice from "../../NOTICE?raw";
import { named, packageOf } from "../scripts/noticed.mjs";

const texts = import.meta.glob<string>("../../licenses/*.txt", { query: "?raw", import: "default", eager: true });

describe("what others made", () => {
  it("is found by where it lies", () => {
    expect(packageOf("/home/a/web/node_modules/svelte/src/index.js")).toBe("svelte");
    expect(packageOf("/home/a/web/node_modules/@fontsource/anton/files/anton.woff2")).toBe("@fontsource/anton");
    expect(packageOf("/a/node_modules/svelte/node_modules/clsx/dist.mjs")).toBe("clsx");
    expect(packageOf("/home/a/web/src/App.svelte")).toBeUndefined();
  });

  it("is named with its licence, whose text is there", () => {
    expect(named(notice)).toContain("@iconify-json/game-icons");
    expect(named(notice)).toContain("svelte");
    const licences = new Set([...notice.matchAll(/^\S+ {4}(\S+)$/gm)].map((found) => found[1]));
    expect(Object.keys(texts).sort()).toEqual([...licences].map((name) => `../../licenses/${name}.txt`).sort());
    for (const text of Object.values(texts)) expect(text.length).toBeGreaterThan(900);
  });
});
