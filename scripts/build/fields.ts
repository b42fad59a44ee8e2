/**
 * The content of `fields.json` (docs/contract.md#fields-of-forms): the tables of the forms' fields and of the search's
 * filters as PHP and other tools read them, so that a field, a filter, an option or a sort order is written down once.
 */

import { type ServedForm, servedAlert, servedForms } from "#api/served-calls.ts";
import { cvMaximumSize, refusedEndings } from "#domain/fields/cv.ts";
import type { Field } from "#domain/fields/fields.ts";
import {
  type Filter,
  getEmptyValue,
  getLabel,
  getParameter,
  isCounted,
  mapFilters,
} from "#domain/search/filters.ts";

/** A field as a server has to know it. */
type FieldJson = {
  label: string;
  type: "text" | "choice" | "file";
  required: boolean;
  pattern?: string;
  options?: readonly string[];
  maxBytes?: number;
  refusedEndings?: readonly string[];
};

/** One form, by the path of its call, with the key under which the page's own id is sent beside the fields, if any. */
type FormJson = { recipient: string | null; fields: Record<string, FieldJson> };

/** Returns the content of `fields.json`: the forms, and the filters of the search. */
export function fieldsJson() {
  const served: readonly ServedForm[] = [...Object.values(servedForms), servedAlert];
  const forms = served.map(({ path, fields, recipientKey = null }): [string, FormJson] => {
    const named = Object.entries(fields).map(([name, field]) => [name, toJson(name, field)]);
    return [path, { recipient: recipientKey, fields: Object.fromEntries(named) }];
  });
  return {
    forms: Object.fromEntries(forms) as Record<string, FormJson>,
    filters: mapFilters(toFilterJson),
  };
}

/** Returns a row of the table with all that it leaves out written in it. */
function toFilterJson(key: Parameters<typeof getParameter>[0], filter: Filter) {
  return {
    ...filter,
    parameter: getParameter(key),
    empty: getEmptyValue(filter),
    ...(filter.kind !== "order" && {
      chip: filter.chip ?? `${filter.legend}: {}`,
      isCounted: isCounted(filter),
    }),
    ...("options" in filter && {
      options: filter.options.map((value) => ({ value, label: getLabel(filter, value) })),
    }),
  };
}

function toJson(name: string, field: Field): FieldJson {
  const {
    label = name,
    called = label.replace("*", ""),
    rule,
    first,
    options,
    fromText,
    pattern,
  } = field;
  const shared = { label: called, required: rule(first) !== null };
  if (fromText === null)
    return { ...shared, type: "file", maxBytes: cvMaximumSize, refusedEndings };
  if (options) return { ...shared, type: "choice", options };
  return { ...shared, type: "text", ...(pattern && { pattern: pattern.source }) };
}
