/** Fields as a server judges them. */
import * as v from "valibot";
import type { Field, Fields, SentValues } from "#domain/fields/fields.ts";
import { trim } from "#domain/format/text.ts";

/** `''` when the visitor left it empty (docs/product/forms.md#trimming). */
export const optionalText = v.pipe(v.string(), v.transform(trim));

// Trimmed twice: docs/openapi.json knows what stands before the first transformation, and our `trim` takes off more.
const filled = v.nonEmpty<string, string>("Obrigatório.");
export const filledText = v.pipe(v.string(), v.trim(), filled, v.transform(trim), filled);

/** Sent as page data gave it (docs/product/everywhere.md#ids). */
export const id = v.union([v.number(), filledText]);

/** The header `Imo-Send-Id`: a server keeps one message under it (docs/contract.md#send-id). */
export const sendId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

type Entries<F extends Fields> = { [Name in keyof F]: v.GenericSchema<SentValues<F>[Name]> };

/** Returns the schemas of a form's fields, for `v.object`. */
export function toEntries<F extends Fields>(fields: F): Entries<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toSchema(field)])) as Entries<F>;
}

function toSchema({ rule, options, fromText, first, pattern }: Field): v.GenericSchema {
  const problem = rule(first);
  if (fromText === null) return v.file();
  // A page that a cache kept has no field that is newer than it.
  if (problem === null) return v.optional(options ? v.picklist(["", ...options]) : optionalText, "");
  if (options) return v.picklist(options);
  return pattern ? v.pipe(v.string(), v.trim(), v.regex(pattern, problem), v.transform(trim)) : filledText;
}
