/** Sample values of each filter that match some of the demo's listings but not others. */
import { listCompared } from "../../demo/server/listings/compared.ts";
import { makeListings } from "../../demo/server/seed/listings.ts";
import { type Criteria, emptyCriteria } from "../../src/domain/search/criteria.ts";
import {
  type ComparedKey,
  type Filter,
  type FilterKey,
  filterEntries,
} from "../../src/domain/search/filters.ts";

export const sampleListings = makeListings(120);

/** A filter, its row in the table, and a search by this filter only. */
export type FilterSample = {
  key: FilterKey;
  filter: Exclude<Filter, { kind: "order" }>;
  criteria: Criteria;
};

/** One sample for each filter of the table. */
export const filterSamples: readonly FilterSample[] = filterEntries.flatMap(([key, filter]) =>
  filter.kind === "order"
    ? []
    : [
        {
          key: key as FilterKey,
          filter,
          criteria: { ...emptyCriteria, [key]: sampleOf(key as FilterKey, filter) },
        },
      ],
);

function sampleOf(key: FilterKey, filter: FilterSample["filter"]): unknown {
  if (filter.kind === "area") return areaAround(filter.amounts as readonly ComparedKey[]);
  const compared = (filter.kind === "number" ? filter.amount : key) as ComparedKey;
  const values = sampleListings
    .flatMap((listing) => listCompared(listing, compared)[0] ?? [])
    .toSorted();
  const value =
    filter.kind === "number" ? median(values.map(Number)) : (values[values.length >> 1] ?? "");
  switch (filter.kind) {
    case "number":
      return value;
    case "text":
      return String(value);
    case "counts":
      return [Number(value) >= 5 ? "+5" : String(value)];
    case "places":
      return sampleListings.slice(0, 1).map(({ conselho }) => conselho);
    case "people":
      return [Number(value)];
    default:
      return [value];
  }
}

/** Returns the square around one listing that reaches a hundredth of a degree on each side. */
function areaAround(amounts: readonly ComparedKey[]): unknown {
  const [place] = sampleListings
    .map((listing) => amounts.flatMap((amount) => listCompared(listing, amount)))
    .filter((degrees) => !degrees.includes(null));
  const middle = (place ?? []).map(Number);
  return [-0.01, 0.01].flatMap((reach) => middle.map((degrees) => degrees + reach));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
