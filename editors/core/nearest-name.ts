/** Finds the known name that an unknown one most likely means. */

/** Returns `null` if no known name is near enough. */
export function findNearest(unknown: string, known: readonly string[]): string | null {
  const wanted = unknown.toLowerCase();
  const byDistance = known
    .map((name) => ({ name, distance: editDistance(wanted, name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const [closest] = byDistance;
  if (closest && closest.distance <= Math.max(1, Math.floor(wanted.length / 4))) return closest.name;
  const parts = byDistance.filter(({ name }) => sharesWord(wanted, name.toLowerCase()));
  return parts[0]?.name ?? null;
}

function sharesWord(one: string, other: string): boolean {
  if (one.length >= 3 && other.includes(one)) return true;
  const words = one.split("-").filter((word) => word.length >= 4);
  return other.split("-").some((word) => words.includes(word));
}

/** Counts letters to add, drop, replace, or swap with their neighbour. */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) current.push(stepTo(rows, current, [one, other]));
    rows.push(current);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

function stepTo(rows: number[][], current: number[], [one, other]: [string, string]): number {
  const [row, column] = [rows.length, current.length];
  const at = (line: number[] | undefined, place: number) => line?.[place] ?? Number.POSITIVE_INFINITY;
  const isSame = one[row - 1] === other[column - 1];
  const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
  return Math.min(
    at(rows[row - 1], column) + 1,
    at(current, column - 1) + 1,
    at(rows[row - 1], column - 1) + (isSame ? 0 : 1),
    isSwapped ? at(rows[row - 2], column - 2) + 1 : Number.POSITIVE_INFINITY,
  );
}
