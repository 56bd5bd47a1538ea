// Writes src/wire/messages.d.ts from the server's own message types: `npm run types`.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FILE = here("../src/wire/messages.d.ts");
const VENV = here("../../.venv/bin/python");
const python = process.env.PYTHON ?? (existsSync(VENV) ? VENV : "python3");

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

/** The types as the server has them now; null where there is no server to ask. */
async function made() {
  let said;
  try {
    said = execFileSync(python, ["-m", "bossrush.table.schema"], { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "pipe"] });
  } catch (problem) {
    if (problem.code === "ENOENT" || /No module named/.test(problem.stderr ?? "")) return null;
    throw problem;
  }
  const schema = readable(JSON.parse(said));
  const names = Object.keys(schema.$defs);
  const root = {
    title: "Everything",
    type: "object",
    additionalProperties: false,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    $defs: schema.$defs,
  };
  return compile(root, "Everything", {
    additionalProperties: false,
    bannerComment: "// Made by `npm run types` from the server's message types. Do not edit: change those.",
    format: true,
    style: { printWidth: 100 },
    strictIndexSignatures: true,
    unreachableDefinitions: false,
  });
}

/** Whether the file holds the server's types; null where there is no server to ask. */
export async function current() {
  const text = await made();
  return text === null ? null : readFileSync(FILE, "utf8") === text;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = await made();
  if (text === null) {
    console.error("The server's types are Python: install the package, or set PYTHON.");
    process.exitCode = 1;
  } else {
    writeFileSync(FILE, text);
  }
}
