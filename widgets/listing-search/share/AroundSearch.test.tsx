/** docs/product/memory.md#this-search */
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { provideLoadChunk } from "#load-later.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import type { ListingResults } from "../search/listing-state.ts";
import type { ListingStore } from "../search/listing-store.ts";
import { toSearchFeatures } from "../search-features.ts";
import { AroundSearch } from "./AroundSearch.tsx";

const search = { criteria: emptyCriteria, page: 1, cause: "filter" } as const;
const found = { listings: [], page: 1, lastPage: 1, total: 0 };
const results: ListingResults = { shown: { found, search }, sent: search, isLoading: false, failure: null };
const closed = { code: null, isOpen: false, prepare: vi.fn(), open: vi.fn(), close: vi.fn() };

type Change = Partial<Parameters<typeof AroundSearch>[0]> & { isVisitors?: boolean; position?: number };
function open({ isVisitors = true, position = 0, ...change }: Change = {}) {
  const store = { isVisitors: () => isVisitors, urlOf: () => "/lista?quartos=3#mapa" } as unknown as ListingStore;
  const settings = panelFormSettings();
  const bridge = { ...settings.bridge, position };
  return render(
    <AroundSearch
      criteria={emptyCriteria}
      store={store}
      results={results}
      collaborators={undefined}
      features={toSearchFeatures(undefined, true)}
      panel={closed}
      avisos="mensagem"
      settings={{ ...settings, bridge }}
      {...change}
    />,
  );
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

test("what a search leaves behind is fetched with the first results of a search of the visitor's own", async () => {
  open();
  await act(async () => {});
  expect(fetched).toEqual(["SearchTrail"]);
});

test.each<[string, Change]>([
  ["a search that the page begins with", { isVisitors: false }],
  ["a search that waits for its answer", { results: { ...results, isLoading: true } }],
  ["a search that is not yet the one on the screen", { criteria: { ...emptyCriteria, quartos: ["3"] } }],
  ["a listing that is not the first on the page", { position: 1 }],
  ["a page that has it switched off", { features: toSearchFeatures([], true) }],
])("%s leaves nothing behind", async (_name, change) => {
  open(change);
  await act(async () => {});
  expect(fetched).toEqual([]);
});

test.each([
  [0, "/lista?quartos=3"],
  [1, "null"],
])("the panel of listing %i on the page speaks of the URL %s", (position, url) => {
  const SearchPanel = (given: { url: string | null }) => <output>{String(given.url)}</output>;
  open({ position, panel: { ...closed, code: { SearchPanel } } });
  expect(screen.getByRole("status").textContent).toBe(url);
});
