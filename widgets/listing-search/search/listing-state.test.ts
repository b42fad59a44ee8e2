import { describe, expect, test } from "vitest";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import { isCountKnown, type Shown } from "./listing-state.ts";

describe("the number of listings on the screen (docs/product/listing.md#count-line)", () => {
  const search = { criteria: emptyCriteria, page: 1, trigger: "start" } as const;
  const shown: Shown = { found: { listings: [], page: 1, lastPage: 1, total: 3 }, search };
  const searchFor = (change: Partial<Criteria>) => ({
    ...search,
    criteria: { ...emptyCriteria, ...change },
  });

  test.each([
    ["another page", { ...search, page: 2 }],
    ["another order", searchFor({ ordem: "asc" })],
  ])("stays known while %s is loading", (_name, sent) => {
    expect(isCountKnown({ shown, sent })).toBe(true);
  });

  test("is unknown for other filters, while they load and after they have failed", () => {
    expect(isCountKnown({ shown, sent: searchFor({ quartos: ["3"] }) })).toBe(false);
  });

  test("is known from the page's own results, and unknown if nothing has arrived", () => {
    expect(isCountKnown({ shown, sent: null })).toBe(true);
    expect(isCountKnown({ shown: null, sent: search })).toBe(false);
  });
});
