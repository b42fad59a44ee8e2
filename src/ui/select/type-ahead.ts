import { fold } from "#domain/format/text.ts";

/** How long to wait for the next letter, in ms. */
const PAUSE = 1000;

/**
 * Whether a key writes a character that a row can begin with. Space doesn't count, because it ticks
 * the row.
 */
export function isLetter(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
): boolean {
  return (
    event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey
  );
}

/**
 * Finds a list's row by its first letters, as browsers' own lists do
 * (docs/product/choice-lists.md#letters). Letters in quick succession are one prefix; the same
 * letter again goes from row to row.
 */
export class TypeAhead {
  #letters = "";
  #typedAt = Number.NEGATIVE_INFINITY;

  /**
   * Returns the row that is meant after one more letter, or -1 if there is none; that letter is
   * then forgotten.
   * @param where the highlighted row, -1 if there is none, and the time in ms
   */
  findRow(
    labels: readonly string[],
    letter: string,
    { current, time }: { current: number; time: number },
  ): number {
    const typed = time - this.#typedAt > PAUSE ? letter : this.#letters + letter;
    const isRepeated = typed === letter.repeat(typed.length);
    // A second letter may still mean the row that the first one found.
    const start = isRepeated ? current + 1 : Math.max(current, 0);
    const rows = labels.map((_label, at) => (start + at) % labels.length);
    const beginning = fold(isRepeated ? letter : typed);
    const match = rows.find((row) => fold(labels[row] ?? "").startsWith(beginning));
    if (match === undefined) return -1;
    this.#letters = typed;
    this.#typedAt = time;
    return match;
  }
}
