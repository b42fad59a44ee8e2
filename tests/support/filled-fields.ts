/** Examples of filled fields, and the bodies that they become: tests of forms need no edit for another field. */
import type { Fields } from "#domain/fields/fields.ts";
import examples from "../../contract/cases/filled-fields.json" with { type: "json" };

/**
 * Returns what tests type into a field, or choose of its `options`; a field with a pattern has its own in
 * contract/cases/filled-fields.json.
 */
export function exampleOf(name: string, options: readonly string[] = []): string {
  return options.at(-1) ?? (examples as Readonly<Record<string, string>>)[name] ?? "Texto";
}

/**
 * Returns the JSON of a call's body: the table's keys in its order, with these values, else the examples where they are
 * required, and the recipient's id. The contract's own bodies stand literally in the tests of `src/api`.
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
