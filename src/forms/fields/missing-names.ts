import type { Field } from "#domain/fields/fields.ts";
import { isBlank } from "#domain/format/text.ts";

type State = {
  fields: Readonly<Record<string, Pick<Field, "missing">>>;
  values: Readonly<Record<string, unknown>>;
  invalid: ReadonlyMap<string, string>;
};

/**
 * Returns the names of the invalid fields among `names` (docs/product/forms.md#missing-line): `e-mail` while it is
 * blank, `e-mail válido` while it is wrong.
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
