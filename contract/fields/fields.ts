/**
 * Builds `fields.json` (docs/contract.md#fields-of-forms): the tables of the forms' fields and the
 * search's filters, for PHP and other tools, so that a field, filter, option or sort order is only
 * written down once.
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

/** What a server has to know about a field. */
type FieldJson = {
  label: string;
  /** The label in the form, with its asterisk. */
  formLabel: string;
  /** The name in the form's missing line. */
  missing: string;
  control?: Field["control"];
  autoComplete?: string;
  type: "text" | "choice" | "file";
  required: boolean;
  pattern?: string;
  options?: readonly string[];
  maxBytes?: number;
  refusedEndings?: readonly string[];
};

/**
 * One form. `recipient` is the key under which the page's own id is sent along with the fields, if
 * any.
 */
type FormJson = { recipient: string | null; fields: Record<string, FieldJson> };

/**
 * Returns the content of `fields.json`: the forms by the path of their call, and the search's
 * filters.
 */
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

/** Returns a row of the filter table with all its defaults filled in. */
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
  const { label = name, called = label.replace("*", ""), missing = name } = field;
  const { control, autoComplete, rule, first, options, fromText, pattern } = field;
  const shared = {
    label: called,
    formLabel: label,
    missing,
    ...(control && { control }),
    ...(autoComplete && { autoComplete }),
    required: rule(first) !== null,
  };
  if (fromText === null)
    return { ...shared, type: "file", maxBytes: cvMaximumSize, refusedEndings };
  if (options) return { ...shared, type: "choice", options };
  return { ...shared, type: "text", ...(pattern && { pattern: pattern.source }) };
}
