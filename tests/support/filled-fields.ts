/**
 * Examples of filled fields and the resulting bodies, so tests of forms needn't change for a new
 * field.
 */
import type { Fields } from "#domain/fields/fields.ts";
import examples from "../../contract/cases/filled-fields.json" with { type: "json" };

/**
 * Returns the value that tests type into a field or choose from its `options`; for a field with a
 * pattern, it is in contract/cases/filled-fields.json.
 */
export function exampleOf(name: string, options: readonly string[] = []): string {
  return options.at(-1) ?? (examples as Readonly<Record<string, string>>)[name] ?? "Texto";
}

/**
 * Returns the JSON of a call's body: the table's keys in its order, with these values or, for other
 * required fields, the examples, and the recipient's id. The tests of `src/api` contain the
 * contract's bodies literally.
 */
export function bodyOf(
  { fields }: { fields: Fields },
  values: Readonly<Record<string, string>> = {},
  recipient = {},
) {
  const body = Object.entries(fields).map(([name, { rule, first, options }]) => {
    return [name, values[name] ?? (rule(first) === null ? "" : exampleOf(name, options))];
  });
  return JSON.stringify({ ...Object.fromEntries(body), ...recipient });
}
