/** The schema of a search; servers check calls with it, browsers check kept searches. */
import * as v from "valibot";
import type { Area } from "#domain/search/area.ts";
import {
  type Criteria,
  type CriteriaKey,
  type Filter,
  getEmptyValue,
  getOptions,
  type Id,
} from "#domain/search/filters.ts";

const amount = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** Schemas for values that aren't from a closed list, by kind; the other kinds have texts. */
type Words = {
  readonly text: v.GenericSchema<string>;
  readonly people: v.GenericSchema<Id>;
  readonly area: v.GenericSchema<unknown, Area | null>;
};

/** The schemas of all filters, with the keys of the call. */
export type CriteriaEntries = { [Key in CriteriaKey]: v.GenericSchema<Criteria[Key]> };

/**
 * Returns the schema of a filter's value; if it is optional and missing, it becomes the filter's
 * empty value.
 */
export function toFilterSchema(filter: Filter, words: Words, isOptional: boolean): v.GenericSchema {
  const options = getOptions(filter);
  const word = options ? v.picklist(options) : (words[filter.kind as keyof Words] ?? words.text);
  const empty = getEmptyValue(filter);
  const schema = filter.kind === "number" ? amount : Array.isArray(empty) ? v.array(word) : word;
  return isOptional ? v.optional(schema, empty) : schema;
}
