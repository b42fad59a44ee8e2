/**
 * Tests each filter of the table (src/domain/search/filters.ts) in every place where it has to work
 * (docs/adding.md#a-filter).
 */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import searches from "../contract/cases/searches.json" with { type: "json" };
import { searchListings } from "../demo/server/listings/search.ts";
import { filterPages, withFilterTables } from "../scripts/tables/tables.ts";
import { imoveisRequest, toServedSchema } from "../src/api/served-calls.ts";
import { getPlaces } from "../src/domain/places/places.ts";
import { countAdvancedFilters, listActiveFilters } from "../src/domain/search/active-filters.ts";
import { emptyCriteria, isSameCriteria } from "../src/domain/search/criteria.ts";
import { filters, getEmptyValue } from "../src/domain/search/filters.ts";
import { listNearSearches } from "../src/domain/search/near-searches.ts";
import { formatQuery, parseQuery } from "../src/domain/search/query-string.ts";
import { filterSamples, sampleListings } from "./support/filter-samples.ts";

test.each(filterSamples)("$key narrows the demo's search", ({ criteria }) => {
  const { total } = searchListings(sampleListings, { ...criteria, page: 1 });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(sampleListings.length);
});

test.each(filterSamples)(
  "$key has a chip that removes it, and counts in the badge unless it is in the bar",
  (sample) => {
    const { filter, criteria } = sample;
    const [chip, ...others] = listActiveFilters(criteria);
    expect(chip?.label).toMatch(/\S/);
    expect(others).toEqual([]);
    expect(chip?.dropFrom(criteria)).toEqual(emptyCriteria);
    expect(countAdvancedFilters(criteria)).toBe(
      filter.place !== "bar" && filter.isCounted !== false ? 1 : 0,
    );
  },
);

test.each(filterSamples)(
  "$key is written to the page's URL and read back from it",
  ({ key, criteria }) => {
    const query = formatQuery("", criteria, 1, emptyCriteria);
    const ids = key === "comercial" ? criteria.comercial : [];
    expect(
      isSameCriteria(parseQuery(query, emptyCriteria, getPlaces(), ids).criteria, criteria),
    ).toBe(true);
  },
);

test.each(filterSamples)(
  "$key is left out by a near search that names it",
  ({ key, filter, criteria }) => {
    const all = {
      ...criteria,
      [key === "estado" ? "quartos" : "estado"]: [key === "estado" ? "1" : "Novo"],
    };
    expect(
      listNearSearches(all, []).find(({ label }) => label === filter.near.label)?.criteria,
    ).toEqual({
      ...all,
      [key]: emptyCriteria[key],
    });
  },
);

test.each(filterSamples)(
  "$key is sent in the call's body as its schema accepts it, and may be missing if it was added later",
  (sample) => {
    const { key, filter, criteria } = sample;
    expect(v.parse(imoveisRequest, { ...criteria, page: 1 })).toEqual({ ...criteria, page: 1 });
    expect(v.is(toServedSchema({ ...filter, since: "9.0.0" }), undefined)).toBe(true);
    expect(v.parse(v.object({ [key]: toServedSchema({ ...filter, since: "9.0.0" }) }), {})).toEqual(
      {
        [key]: getEmptyValue(filter),
      },
    );
  },
);

test.each(Object.keys(filters))(
  "%s has a case that PHP reads too (contract/cases/searches.json)",
  (key) => {
    expect(searches.cases.some(({ criteria }) => key in criteria)).toBe(true);
  },
);

test.each(filterPages)("%s: has the tables of the filters (npm run tables)", (path) => {
  const page = readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  expect(page).toBe(withFilterTables(page));
  const written = Object.keys(filters).filter((key) => page.includes(`\`${key}\``));
  if (!path.endsWith("enumerations.md")) expect(written).toEqual(Object.keys(filters));
  else
    for (const { value, label } of filters.ordem.orders)
      expect(page).toContain(`| \`${value}\` | ${label} |`);
});
