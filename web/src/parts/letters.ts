/** Letters that tell names apart: the first, or where two begin alike the first and the one in which they differ. */
export function lettersOf(names: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(names)];
  return new Map(
    all.map((name) => {
      const alike = all.filter((other) => other !== name && other.slice(0, 1) === name.slice(0, 1));
      if (!alike.length) return [name, name.slice(0, 1)] as const;
      let at = 1;
      while (at < name.length && alike.some((other) => other.slice(at, at + 1) === name.slice(at, at + 1))) at += 1;
      return [name, name.slice(0, 1) + name.slice(at, at + 1)] as const;
    }),
  );
}
