/** docs/product/listing.md#count-line */
import { expect, test } from "vitest";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import type { Shown } from "../search/listing-state.ts";
import { isCountKnown } from "./is-count-known.ts";

const search = { criteria: emptyCriteria, page: 1, trigger: "start" } as const;
const shown: Shown = { found: { listings: [], page: 1, lastPage: 1, total: 3 }, search };
const searchFor = (change: Partial<Criteria>) => ({ ...search, criteria: { ...emptyCriteria, ...change } });

test.each([
  ["another page", { ...search, page: 2 }],
  ["another order", searchFor({ ordem: "asc" })],
])("%s that is on its way has the number on the screen", (_name, sent) => {
  expect(isCountKnown({ shown, sent })).toBe(true);
});

test("other filters have another number, on their way and after they have failed", () => {
  expect(isCountKnown({ shown, sent: searchFor({ quartos: ["3"] }) })).toBe(false);
});

test("results that nobody asked for have their number, and where nothing has come there is none", () => {
  expect(isCountKnown({ shown, sent: null })).toBe(true);
  expect(isCountKnown({ shown: null, sent: search })).toBe(false);
});
