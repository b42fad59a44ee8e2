/**
 * Names of the missing fields, for the line beside a disabled button (docs/product/forms.md#missing-line): button, line and
 * messages read the same list.
 */
import type { Field } from "#domain/fields/fields.ts";
import { isBlank } from "#domain/format/text.ts";

/** A form's fields with what stands in each, and which of them are not valid. */
type State = {
  fields: Readonly<Record<string, Pick<Field, "missing">>>;
  values: Readonly<Record<string, unknown>>;
  invalid: ReadonlyMap<string, string>;
};

/**
 * The names of those fields among `names` that are not valid yet, in that order: `e-mail` while it is blank, `e-mail
 * válido` while it is wrong.
 */
export function namesOfMissingFields({ fields, values, invalid }: State, names: readonly string[]): readonly string[] {
  return names
    .filter((name) => invalid.has(name))
    .map((name) => {
      const called = fields[name]?.missing ?? name;
      return isEmpty(values[name]) ? called : `${called} válido`;
    });
}

function isEmpty(value: unknown): boolean {
  return typeof value === "string" ? isBlank(value) : !value;
}
