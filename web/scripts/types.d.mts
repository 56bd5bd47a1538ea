export function current(): Promise<boolean | null>;
