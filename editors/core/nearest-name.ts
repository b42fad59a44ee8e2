/**
 * Returns the known name that an unknown one most likely means: it begins alike for at least half the letters, or contains
 * the unknown one; `null` if there is none.
 */
export function findNearest(unknown: string, known: readonly string[]): string | null {
  const wanted = unknown.toLowerCase();
  const starts = known.map((name) => countSharedStart(wanted, name.toLowerCase()));
  const most = Math.max(0, ...starts);
  if (most > 1 && most * 2 >= wanted.length) return known[starts.indexOf(most)] ?? null;
  return known.find((name) => wanted.length > 2 && name.toLowerCase().includes(wanted)) ?? null;
}

function countSharedStart(one: string, other: string): number {
  const differing = [...one].findIndex((letter, at) => letter !== other[at]);
  return differing === -1 ? one.length : differing;
}
