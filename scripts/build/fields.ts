/**
 * What `fields.json` says (docs/contract.md#fields-of-forms): each form's table of fields as PHP and other tools read it, and
 * the closed lists of the search, so that a field, an option or a sort order is written down once.
 */

import { servedAlert } from "#api/schemas/avisos.ts";
import { servedForms } from "#api/schemas/forms.ts";
import { judgementOf } from "#api/schemas/request-fields.ts";
import { cvMaximumSize, refusedEndings } from "#domain/fields/cv.ts";
import { counts, propertyTypes } from "#domain/fields/enumerations.ts";
import type { Field } from "#domain/fields/fields.ts";
import { conditions, purposes, sortOrders } from "#domain/fields/listing-enumerations.ts";

/** What a server has to know of one field. */
export type FieldJson = {
  /** What a summary calls it. */
  label: string;
  type: "text" | "choice" | "file";
  required: boolean;
  /** Of a text: what it must match once it is trimmed, as a regular expression. */
  pattern?: string;
  /** Of a choice: what there is to choose from. */
  options?: readonly string[];
  /** Of a file: its largest size in bytes. */
  maxBytes?: number;
  /** Of a file: endings of a name, lower case and without the dot, by which it is refused. */
  refusedEndings?: readonly string[];
};

/** One form, by the path of its call. */
export type FormJson = {
  /** The key under which the page's own id is sent beside the fields, if any. */
  recipient: string | null;
  /** Its fields in the order of the call. */
  fields: Record<string, FieldJson>;
};

/** What `fields.json` holds: the forms, and what the search offers to choose from. */
export function fieldsJson() {
  const forms = [...Object.values(servedForms), servedAlert].map(
    ({ path, fields, recipientKey }): [string, FormJson] => {
      const named = Object.entries(fields).map(([name, field]) => [name, toJson(name, field)]);
      return [path, { recipient: recipientKey, fields: Object.fromEntries(named) }];
    },
  );
  const search = {
    objetivo: purposes,
    tipologia: propertyTypes,
    quartos: counts,
    wcs: counts,
    garagem: counts,
    estado: conditions,
    ordem: sortOrders.map(({ value }) => value),
  };
  return { forms: Object.fromEntries(forms) as Record<string, FormJson>, search };
}

function toJson(name: string, field: Field): FieldJson {
  const { label = name, called = label.replace("*", ""), rule, first, options, fromText } = field;
  const shared = { label: called, required: rule(first) !== null };
  if (fromText === null) return { ...shared, type: "file", maxBytes: cvMaximumSize, refusedEndings };
  if (options) return { ...shared, type: "choice", options };
  const { pattern } = judgementOf(field);
  return { ...shared, type: "text", ...(pattern && { pattern: pattern.source }) };
}
