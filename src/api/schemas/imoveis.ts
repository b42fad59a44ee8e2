/** The listing search as a server should judge it (docs/contract.md#bodies). */
import * as v from "valibot";
import { type CriteriaEntries, toFilterSchema } from "#criteria-schema.ts";
import { type Filter, mapFilters } from "#domain/search/filters.ts";
import { id, optionalText } from "./request-fields.ts";

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Returns the schema of a filter, which may be missing if it came later: a page may be open for long. */
export function toServedSchema(filter: Filter): v.GenericSchema {
  return toFilterSchema(filter, { text: optionalText, id }, filter.since !== undefined);
}

export const imoveisRequest = v.object({
  page: pageNumber,
  ...(mapFilters((_key, filter) => toServedSchema(filter)) as CriteriaEntries),
});
export type ImoveisRequest = v.InferOutput<typeof imoveisRequest>;
