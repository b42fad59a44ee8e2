/** The listing search as a server should judge it (docs/contract.md#bodies). */
import * as v from "valibot";
import {
  type Criteria,
  type CriteriaKey,
  type Filter,
  getEmptyValue,
  getOptions,
  mapFilters,
} from "#domain/search/filters.ts";
import { id, optionalText } from "./request-fields.ts";

const pageNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const amount = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** Returns the schema of a filter's value; one that came later may be missing, as in a page that is still open. */
export function toFilterSchema(filter: Filter): v.GenericSchema {
  const schema = toValueSchema(filter);
  return filter.since ? v.optional(schema, getEmptyValue(filter)) : schema;
}

function toValueSchema(filter: Filter): v.GenericSchema {
  if (filter.kind === "number") return amount;
  if (filter.kind === "text") return optionalText;
  const options = getOptions(filter);
  const entry = options ? v.picklist(options) : filter.kind === "people" ? id : v.string();
  return filter.kind === "order" ? entry : v.array(entry);
}

type Entries = { [Key in CriteriaKey]: v.GenericSchema<Criteria[Key]> };

export const imoveisRequest = v.object({
  page: pageNumber,
  ...(mapFilters((_key, filter) => toFilterSchema(filter)) as Entries),
});
export type ImoveisRequest = v.InferOutput<typeof imoveisRequest>;
