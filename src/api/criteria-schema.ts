/** The schema of a search; servers check calls with it, browsers check kept searches. */
import * as v from "valibot";
import {
  type Criteria,
  type CriteriaKey,
  type Filter,
  getEmptyValue,
  getOptions,
  type Id,
} from "#domain/search/filters.ts";

const amount = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** Schemas for values that aren't from a closed list. */
type Words = { readonly text: v.GenericSchema<string>; readonly id: v.GenericSchema<Id> };

/** The schemas of all filters, with the keys of the call. */
export type CriteriaEntries = { [Key in CriteriaKey]: v.GenericSchema<Criteria[Key]> };

/**
 * Returns the schema of a filter's value; if it is optional and missing, it becomes the filter's
 * empty value.
 */
export function toFilterSchema(
  filter: Filter,
  { text, id }: Words,
  isOptional: boolean,
): v.GenericSchema {
  const options = getOptions(filter);
  const word = options ? v.picklist(options) : filter.kind === "people" ? id : text;
  const empty = getEmptyValue(filter);
  const schema = filter.kind === "number" ? amount : Array.isArray(empty) ? v.array(word) : word;
  return isOptional ? v.optional(schema, empty) : schema;
}
