import type { Plugin } from "vite";
export function named(notice: string): Set<string>;
export function packageOf(path: string): string | undefined;
export function noticed(): Plugin;
