import type { Plugin } from "vite";
export function lightEnough(): Plugin;
