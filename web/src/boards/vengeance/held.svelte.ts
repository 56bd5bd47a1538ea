/** Dice that are held back from the next throw: nothing of the rules, only where a finger rests. */
let ids: ReadonlySet<string> = $state.raw(new Set());

export const held = {
  get all(): ReadonlySet<string> {
    return ids;
  },
  has: (id: string): boolean => ids.has(id),
  toggle(id: string): void {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    ids = next;
  },
  clear(): void {
    if (ids.size) ids = new Set();
  },
};
