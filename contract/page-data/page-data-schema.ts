/**
 * Describes what a page-data key accepts as a JSON Schema, for other languages; it is derived from
 * the key's own reader. Before a value is validated, its strings are trimmed at every depth, and a
 * string that contains a JSON array or object is parsed if the key accepts one. Of several
 * alternatives, the first is the preferred one.
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
import { convertSchema } from "../schema/convert-schema.ts";
import { alternativesOf, isStructured, type JsonSchema } from "../schema/json-schema.ts";

/**
 * Formats of the readers whose rules go beyond JSON Schema's keywords
 * (docs/contract.md#the-schema-of-a-key).
 */
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
 * Returns the JSON Schema of what a reader accepts.
 * @param entryKeys schemas to add to the entries of a list of objects, or to replace there: for
 * keys that are accepted but not read, and for rules that are functions in valibot
 * @throws when a reader has a rule that JSON Schema can't express and that has no format here
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

/**
 * Returns the schema of a list of some of these words. As a string the list is comma-separated, and
 * an empty string is an empty list.
 */
function featuresSchema(words: readonly string[]): JsonSchema {
  const word = `(?:${words.join("|")})`;
  const pattern = `^[${BLANK},]*(?:${word}[${BLANK}]*(?:,[${BLANK},]*${word}[${BLANK}]*)*(?:,[${BLANK},]*)?)?$`;
  const list = { type: "array", items: { type: "string", enum: [...words] } };
  return { anyOf: [list, { type: "string", format: "feature-list", pattern }] };
}

/**
 * The characters that JavaScript's `trim` removes, as the inside of a character class; in other
 * languages `\s` matches fewer.
 */
const BLANK = "\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff";
