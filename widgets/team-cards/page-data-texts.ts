/** What each key of team-cards is for, for whoever writes its tag; only tools read it, visitors never load it. */
import { isBlank } from "#domain/format/text.ts";
import type { pageData } from "./page-data.ts";

/** A sentence for each key. */
export const texts: Record<keyof typeof pageData, string> = {
  colaboradores: "The people, in the order in which they are shown.",
};

/** What the schema of a person says besides the reader's own: `id` may come along, and a name has something to see. */
export const entryKeys = {
  colaboradores: {
    id: { anyOf: [{ type: "number" }, { type: "string" }, { type: "null" }] },
    name: { type: "string", pattern: `[^${blankCharacters()}]` },
  },
};

/** The characters that `isBlank` calls blank, as the inside of a pattern's class; none lies beyond U+FFFF. */
function blankCharacters(): string {
  const escaped = (code: number) => `\\u${code.toString(16).padStart(4, "0")}`;
  let written = "";
  for (let first = 0; first <= 0xffff; first++) {
    let end = first;
    while (end <= 0xffff && isBlank(String.fromCharCode(end))) end++;
    if (end > first) written += end - first === 1 ? escaped(first) : `${escaped(first)}-${escaped(end - 1)}`;
    first = end;
  }
  return written;
}
