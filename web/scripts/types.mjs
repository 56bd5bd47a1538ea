// Writes src/wire/messages.d.ts from the server's own message types: `npm run types`.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const python = process.env.PYTHON ?? [here("../../.venv/bin/python"), "python3"].find((p) => p === "python3" || existsSync(p));

/** The schema in the words the compiler understands. */
function readable(node) {
  if (Array.isArray(node)) return node.map(readable);
  if (node === null || typeof node !== "object") return node;
  const made = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, readable(value)]));
  // A mapping of anything would become `{}`, which nothing may be read from.
  if (made.type === "object" && !made.properties && !made.additionalProperties) made.additionalProperties = true;
  // Limits are the server's to check; as types they would only make unreadable tuples.
  delete made.minItems;
  delete made.maxItems;
  return made;
}

const schema = readable(JSON.parse(execFileSync(python, ["-m", "bossrush.table.schema"], { encoding: "utf8", maxBuffer: 1 << 26 })));
const names = Object.keys(schema.$defs);
const root = {
  title: "Everything",
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
  required: names,
  $defs: schema.$defs,
};
const text = await compile(root, "Everything", {
  additionalProperties: false,
  bannerComment: "// Made by `npm run types` from the server's message types. Do not edit: change those.",
  format: true,
  style: { printWidth: 100 },
  strictIndexSignatures: true,
  unreachableDefinitions: false,
});
writeFileSync(here("../src/wire/messages.d.ts"), text);
console.log(`${names.length} types`);
