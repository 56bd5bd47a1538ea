// Fails the build where something of somebody else's is built in and NOTICE does not name it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const NOTICE = new URL("../../NOTICE", import.meta.url);

/** The packages that NOTICE names: entries begin a line, and end with their licence. */
export function named(notice) {
  return new Set([...notice.matchAll(/^(\S+) {4}\S+$/gm)].map((found) => found[1]));
}

/** The package that a module or an asset was taken from, if it is not ours. */
export function packageOf(path) {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1].replace("\\", "/");
}

export function noticed() {
  return {
    name: "noticed",
    apply: "build",
    generateBundle(_options, bundle) {
      const paths = Object.values(bundle).flatMap((one) => (one.type === "chunk" ? one.moduleIds : one.originalFileNames.map((name) => fileURLToPath(new URL(`../${name}`, import.meta.url)))));
      const shipped = new Set(paths.map(packageOf).filter(Boolean));
      const known = named(readFileSync(NOTICE, "utf8"));
      const missing = [...shipped].filter((name) => !known.has(name)).sort();
      if (missing.length) this.error(`NOTICE has no entry for ${missing.join(", ")}: add it with its licence, and the licence's text to licenses/.`);
    },
  };
}
