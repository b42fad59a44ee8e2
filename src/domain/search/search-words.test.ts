/** docs/product/memory.md#last-searches */
import { expect, test } from "vitest";
import { listActiveFilters } from "./active-filters.ts";
import { type Criteria, emptyCriteria } from "./criteria.ts";
import { describeSearch, isStepOf } from "./search-words.ts";

const criteria = (filters: Partial<Criteria>): Criteria => ({ ...emptyCriteria, ...filters });

test("names a search by its filters", () => {
  const search = criteria({
    objetivo: ["Arrendar"],
    localizacao: ["Ovar"],
    quartos: ["3"],
    maxprice: 900,
  });
  expect(describeSearch(listActiveFilters(search))).toBe(
    "Arrendar · Ovar · Quartos: 3 · Até 900\u00a0€",
  );
  expect(describeSearch([])).toBe("");
});

test("counts a narrowed search and a changed number as steps of one search", () => {
  const begun = criteria({ objetivo: ["Arrendar"], localizacao: ["Ovar"] });
  const narrowed = criteria({ objetivo: ["Arrendar"], localizacao: ["Ovar"], quartos: ["3"] });
  const changed = criteria({ objetivo: ["Arrendar"], localizacao: ["Ovar"], quartos: ["4"] });
  expect(isStepOf(begun, narrowed)).toBe(true);
  expect(isStepOf(changed, narrowed)).toBe(true);
});

test("counts another purpose, another place or no filter at all as another search", () => {
  const ovar = criteria({ objetivo: ["Arrendar"], localizacao: ["Ovar"] });
  expect(isStepOf(ovar, criteria({ objetivo: ["Comprar"], localizacao: ["Ovar"] }))).toBe(false);
  expect(isStepOf(ovar, criteria({ objetivo: ["Arrendar"], localizacao: ["Espinho"] }))).toBe(
    false,
  );
  expect(isStepOf(emptyCriteria, ovar)).toBe(false);
});
