import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { lightEnough } from "./scripts/light.mjs";
import { noticed } from "./scripts/noticed.mjs";

// The client is built into the Python package, which serves it and ships it in the wheel.
export default defineConfig({
  plugins: [svelte(), lightEnough(), noticed()],
  base: "/",
  build: {
    outDir: "../src/bossrush/table/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/socket": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  // One process for many files: starting one for each takes longer than all the tests.
  test: { include: ["src/**/*.test.ts"], pool: "threads", isolate: false },
});
