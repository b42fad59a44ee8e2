import { fold } from "#domain/format/text.ts";

/** In ms, the wait for the next letter. */
const PAUSE = 1000;

/** Tells if a key writes a character that a row can begin with. Space ticks. */
export function isLetter(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
): boolean {
  return (
    event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey
  );
}

/**
 * Finds a list's row by its first letters, as the browser's own lists do (docs/product/choice-lists.md#letters): quick
 * letters are one beginning, and one letter again and again goes from row to row.
 */
export class TypeAhead {
  #letters = "";
  #typedAt = Number.NEGATIVE_INFINITY;

  /**
   * Returns the row that is meant by one letter more, -1 for none, which is forgotten.
   * @param where the highlighted row, -1 without one, and the time in ms
   */
  findRow(
    labels: readonly string[],
    letter: string,
    { current, time }: { current: number; time: number },
  ): number {
    const typed = time - this.#typedAt > PAUSE ? letter : this.#letters + letter;
    const isRepeated = typed === letter.repeat(typed.length);
    // A second letter may still mean the row that the first one led to.
    const start = isRepeated ? current + 1 : Math.max(current, 0);
    const rows = labels.map((_label, at) => (start + at) % labels.length);
    const beginning = fold(isRepeated ? letter : typed);
    const found = rows.find((row) => fold(labels[row] ?? "").startsWith(beginning));
    if (found === undefined) return -1;
    this.#letters = typed;
    this.#typedAt = time;
    return found;
  }
}
