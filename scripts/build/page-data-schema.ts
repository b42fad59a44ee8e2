/**
 * What a key of page data takes, as JSON Schema for every language that is not ours: out of the key's own reader. A value
 * is judged with its texts trimmed, at every depth, a text of a JSON array or object by what it holds where the key takes
 * that. Of several alternatives the first is the preferred one.
 */
import {
  baseUrl,
  idList,
  placeList,
  type Reader,
  safeUrl,
  sitePath,
  siteUrl,
  textList,
} from "#runtime/readers.ts";
import { alternativesOf, isStructured, type JsonSchema } from "../../editors/core/json-schema.ts";
import { convertSchema } from "./convert-schema.ts";

/** The format of a reader's text, for rules beyond the keywords of JSON Schema (docs/contract.md#the-schema-of-a-key). */
const readerFormats: ReadonlyMap<Reader<unknown>, string> = new Map<Reader<unknown>, string>([
  [safeUrl, "safe-url"],
  [baseUrl, "safe-url"],
  [siteUrl, "site-url"],
  [sitePath, "site-path"],
  [textList, "comma-separated"],
  [idList, "comma-separated"],
  [placeList, "comma-separated"],
]);

/**
 * @param entryKeys what the entries of a list of objects hold besides, or in other words: for keys that are taken and not
 *   read, and for rules that valibot knows as a function
 * @throws when a reader has a rule that JSON Schema can't say and that has no format here
 */
export function pageDataSchema(
  reader: Reader<unknown>,
  entryKeys: Record<string, JsonSchema> = {},
): JsonSchema {
  if (reader.choices) return { type: "string", enum: [...reader.choices] };
  if (reader.features) return featuresSchema(reader.features);
  const format = readerFormats.get(reader);
  const converted = convertSchema(
    reader.schema,
    format === undefined ? {} : { ignored: ["check"] },
  );
  for (const { items } of alternativesOf(converted).filter(isStructured))
    if (items) items.properties = { ...items.properties, ...entryKeys };
  const alternatives = alternativesOf(converted).map((one) =>
    one.type === "string" && format !== undefined ? { ...one, format } : one,
  );
  return converted.anyOf ? { anyOf: alternatives } : (alternatives[0] ?? {});
}

/** A list of some of these words; in a text commas stand between them, and an empty one is a list too. */
function featuresSchema(words: readonly string[]): JsonSchema {
  const word = `(?:${words.join("|")})`;
  const pattern = `^[${BLANK},]*(?:${word}[${BLANK}]*(?:,[${BLANK},]*${word}[${BLANK}]*)*(?:,[${BLANK},]*)?)?$`;
  const list = { type: "array", items: { type: "string", enum: [...words] } };
  return { anyOf: [list, { type: "string", format: "feature-list", pattern }] };
}

/** What JavaScript's `trim` takes off, as the inside of a pattern's class: other languages' `\s` means less. */
const BLANK = "\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff";
