// Fails the build where the first screen has become too heavy.
import { gzipSync } from "node:zlib";

/** What the first screen may weigh, compressed: its scripts, styles, pictures and typefaces. */
const MOST = 350 * 1024;
/** The typefaces that the home page is set in; the others are fetched with their games. */
const FIRST_FONTS = `alegreya-sans-latin-500-normal barlow-latin-500-normal barlow-latin-600-normal
  barlow-condensed-latin-600-normal barlow-condensed-latin-700-normal big-shoulders-display-latin-700-normal
  big-shoulders-display-latin-900-normal courier-prime-latin-400-normal spectral-latin-400-normal
  spectral-latin-400-italic`.split(/\s+/);

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
      const fonts = Object.entries(bundle).filter(([, one]) => one.type === "asset" && FIRST_FONTS.some((font) => one.names.includes(`${font}.woff2`)));
      if (fonts.length !== FIRST_FONTS.length) this.error(`Only ${fonts.length} of the first screen's ${FIRST_FONTS.length} typefaces are there.`);
      for (const [name] of fonts) files.add(name);
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
