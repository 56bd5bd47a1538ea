export function everyIcon(): Map<string, string>;
export function pathOf(body: string): string;
export function collect(): { sets: Record<string, Record<string, string>>; missing: string[] };
export function outOfDate(): string[];
export function platesOf(game: string): { scene: string; figure: string; light: string }[];
