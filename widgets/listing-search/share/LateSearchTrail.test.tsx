/** docs/product/memory.md#this-search */
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { provideLoadChunk } from "#load-once.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing, type ListingChange } from "../../../tests/support/listing.tsx";
import type { ListingResults } from "../search/listing-state.ts";
import { LateSearchTrail } from "./LateSearchTrail.tsx";

const search = { criteria: emptyCriteria, page: 1, trigger: "filter" } as const;
const found = { listings: [], page: 1, lastPage: 1, total: 0 };
const results: ListingResults = { shown: { found, search }, sent: search, isLoading: false, failure: null };

type Change = ListingChange & { isVisitors?: boolean; position?: number };
function open({ isVisitors = true, position = 0, ...change }: Change = {}) {
  const store = { isVisitors: () => isVisitors, searchUrl: "/lista?quartos=3" };
  const settings = panelFormSettings();
  const bridge = { ...settings.bridge, position };
  return render(inListing(<LateSearchTrail />, { store, results, settings: { ...settings, bridge }, ...change }));
}

let fetched: string[] = [];
beforeEach(() => {
  fetched = [];
  provideLoadChunk((name, load) => {
    fetched.push(name);
    return load();
  });
});
afterEach(() => provideLoadChunk((_name, load) => load()));

test.each<[string, Change]>([
  ["a search that the page begins with", { isVisitors: false }],
  ["a search that waits for its answer", { results: { ...results, isLoading: true } }],
  ["a search that is not yet the one on the screen", { criteria: { ...emptyCriteria, quartos: ["3"] } }],
  ["a listing that is not the first on the page", { position: 1 }],
  ["a page that has it switched off", { funcoes: [] }],
])("fetches no code for %s", async (_name, change) => {
  open(change);
  await act(async () => {});
  expect(fetched).toEqual([]);
});

// Last, because the code stays once it is there.
test("fetches the trail's code with the first results of the visitor's own search", async () => {
  open();
  await act(async () => {});
  expect(fetched).toEqual(["SearchTrail"]);
});
