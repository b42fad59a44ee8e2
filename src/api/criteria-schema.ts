/** The schema of a search; servers check calls with it, browsers check kept searches. */
import * as v from "valibot";
import { parseArea } from "#domain/search/area.ts";
import {
  type Criteria,
  type CriteriaKey,
  type Filter,
  getEmptyValue,
  getOptions,
  type Id,
} from "#domain/search/filters.ts";

const amount = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** South, west, north and east of a rectangle, in degrees. */
const area = v.nullable(
  v.pipe(
    v.array(v.number()),
    v.length(4),
    v.check((numbers) => parseArea(numbers) !== null),
  ),
);

/** Schemas for values that aren't from a closed list. */
type Words = { readonly text: v.GenericSchema<string>; readonly id: v.GenericSchema<Id> };

/** The schemas of all filters, with the keys of the call. */
export type CriteriaEntries = { [Key in CriteriaKey]: v.GenericSchema<Criteria[Key]> };

/**
 * Returns the schema of a filter's value; if it is optional and missing, it becomes the filter's
 * empty value.
 */
export function toFilterSchema(filter: Filter, words: Words, isOptional: boolean): v.GenericSchema {
  const empty = getEmptyValue(filter);
  const schema = toValueSchema(filter, words, Array.isArray(empty));
  return isOptional ? v.optional(schema, empty) : schema;
}

function toValueSchema(filter: Filter, { text, id }: Words, isList: boolean): v.GenericSchema {
  if (filter.kind === "number") return amount;
  if (filter.kind === "area") return area;
  const options = getOptions(filter);
  const word = options ? v.picklist(options) : filter.kind === "people" ? id : text;
  return isList ? v.array(word) : word;
}
