/**
 * Which row of a list is meant by the letters that it begins with (docs/product/choice-lists.md#letters): as in the browser's
 * own lists, letters that follow each other at once are one beginning, and one letter again and again goes from row to row.
 */
import { fold } from "#domain/format/text.ts";

/** In ms, how long a letter waits for the next one. */
const PAUSE = 1000;

/** Tells if a key writes a character that a row can begin with. Space ticks; keys with Ctrl, Alt or ⌘ are the browser's. */
export function isLetter(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): boolean {
  return event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Tells if `label` begins with these letters, case and accents aside. */
export function beginsWith(label: string, letters: string): boolean {
  return fold(label).startsWith(fold(letters));
}

/** Collects the letters that are typed in one list. */
export class TypeAhead {
  #letters = "";
  #typedAt = Number.NEGATIVE_INFINITY;

  /**
   * One letter more, at this `time` in ms; one that leads to no row is forgotten.
   * @param current the row that is highlighted, -1 where none is
   * @returns the row that is meant, -1 if none begins like that
   */
  findRow(labels: readonly string[], letter: string, { current, time }: { current: number; time: number }): number {
    const typed = time - this.#typedAt > PAUSE ? letter : this.#letters + letter;
    const isRepeated = typed === letter.repeat(typed.length);
    const letters = isRepeated ? letter : typed;
    // A second letter may still mean the row that the first one led to.
    const start = isRepeated ? current + 1 : Math.max(current, 0);
    const rows = [...labels.keys()];
    const inOrder = [...rows.slice(start), ...rows.slice(0, start)];
    const found = inOrder.find((row) => beginsWith(labels[row] ?? "", letters));
    if (found === undefined) return -1;
    this.#letters = typed;
    this.#typedAt = time;
    return found;
  }
}
