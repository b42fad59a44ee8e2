/**
 * What tools must know of a reader: the name of its kind, for whoever checks page data in another language, and the
 * value's TypeScript type, for the generated declarations. Only tools import this file; visitors never load it.
 */
import { baseUrl, decimal, id, type Reader, safeUrl, text, words } from "./readers.ts";
import { ids, names, sitePath, siteUrl } from "./search-readers.ts";

type Kind = { readonly kind: string; readonly type: string };

const KINDS = new Map<Reader<unknown>, Kind>([
  [decimal, { kind: "decimal", type: "number" }],
  [text, { kind: "text", type: "string" }],
  [id, { kind: "id", type: "string | number" }],
  [words, { kind: "words", type: "string[]" }],
  [ids, { kind: "ids", type: "(string | number)[]" }],
  [names, { kind: "names", type: "string | string[]" }],
  [safeUrl, { kind: "url", type: "string" }],
  [baseUrl, { kind: "url", type: "string" }],
  [siteUrl, { kind: "site-url", type: "string" }],
  [sitePath, { kind: "site-path", type: "string" }],
]);

/**
 * @param entryType the TypeScript type of an entry, as text, when the reader reads a list of objects
 * @throws when the reader is of a kind that no widget has used so far
 */
export function kindOf(reader: Reader<unknown>, entryType = "object"): Kind {
  if (reader.choices) {
    return { kind: "choice", type: reader.choices.map((choice) => JSON.stringify(choice)).join(" | ") };
  }
  if (reader.entry) return { kind: "records", type: `${entryType}[]` };
  const kind = KINDS.get(reader);
  if (!kind) throw new Error(`reader-kinds: nothing is known of the reader of "${reader.expected}"; add it here.`);
  return kind;
}
