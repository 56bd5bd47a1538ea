// Fails the build where the first screen has become too heavy.
import { gzipSync } from "node:zlib";

/** What the first screen may weigh, compressed: its scripts, styles and pictures. */
const MOST = 350 * 1024;

export function lightEnough() {
  return {
    name: "light-enough",
    apply: "build",
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry);
      if (!entry) return;
      const files = new Set();
      const walk = (name) => {
        const chunk = bundle[name];
        if (files.has(name) || chunk?.type !== "chunk") return;
        files.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        for (const asset of chunk.viteMetadata?.importedAssets ?? []) if (!/\.woff2?$/.test(asset)) files.add(asset);
        chunk.imports.forEach(walk);
      };
      walk(entry.fileName);
      const weights = [...files]
        .filter((name) => bundle[name])
        .map((name) => ({ name, bytes: gzipSync(bundle[name].type === "chunk" ? bundle[name].code : bundle[name].source).length }))
        .sort((a, b) => b.bytes - a.bytes);
      const total = weights.reduce((sum, one) => sum + one.bytes, 0);
      const said = `The first screen weighs ${Math.round(total / 1024)} KB of ${MOST / 1024}.`;
      if (total <= MOST) return console.log(said);
      this.error([said, ...weights.slice(0, 12).map((one) => `${Math.round(one.bytes / 1024)} KB ${one.name}`)].join("\n"));
    },
  };
}
