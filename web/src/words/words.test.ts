import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import hintsEn from "./hints.en.ftl?raw";
import hintsFr from "./hints.fr.ftl?raw";
import dayEn from "./day.en.ftl?raw";
import dayFr from "./day.fr.ftl?raw";
import previewEn from "./preview.en.ftl?raw";
import previewFr from "./preview.fr.ftl?raw";
import studyEn from "./study.en.ftl?raw";
import studyFr from "./study.fr.ftl?raw";
import tableEn from "./table.en.ftl?raw";
import tableFr from "./table.fr.ftl?raw";

const sources = { en: [en, tableEn, hintsEn, studyEn, dayEn, previewEn].join("\n"), fr: [fr, tableFr, hintsFr, studyFr, dayFr, previewFr].join("\n") };
/** Every file of the client, but tests and generated ones. */
const files = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../**/*.d.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function keysOf(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
}
function variablesOf(source: string, key: string): Set<string> {
  const start = source.indexOf(`\n${key} =`);
  const end = source.slice(start + 1).search(/\n(?=[a-z#])/);
  return new Set([...source.slice(start, end < 0 ? undefined : start + 1 + end).matchAll(/\$(\w+)/g)].map((found) => found[1]!));
}
describe("the client's words", () => {
  it("are Fluent without a fault", () => {
    for (const [lang, source] of Object.entries(sources)) {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      expect(bundle.addResource(new FluentResource(source))).toEqual([]);
      expect(new Set(keysOf(source)).size, lang).toBe(keysOf(source).length);
    }
  });

  it("are the same in English and in French", () => {
    expect(keysOf(sources.fr)).toEqual(keysOf(sources.en));
    for (const key of keysOf(sources.en)) {
      expect([key, ...variablesOf(sources.fr, key)].sort()).toEqual([key, ...variablesOf(sources.en, key)].sort());
    }
  });

  it("are there for every key the client uses", () => {
    const known = new Set(keysOf(sources.en));
    const missing = new Set<string>();
    expect(Object.keys(files).length).toBeGreaterThan(50);
    for (const text of Object.values(files)) {
      for (const found of text.matchAll(/\bt\(\s*"([\w-]+)"/g)) if (!known.has(`web-${found[1]}`)) missing.add(found[1]!);
      for (const found of text.matchAll(/key: "(web-[\w-]+)"/g)) if (!known.has(found[1]!)) missing.add(found[1]!);
    }
    expect([...missing]).toEqual([]);
  });

  it("keep French punctuation from falling onto the next line", () => {
    const loose = sources.fr.split("\n").filter((line) => !line.startsWith("#") && / [?!;:»%]/.test(line));
    expect(loose).toEqual([]);
  });
});
