import { afterEach, expect, test } from "vitest";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { emptyCriteria } from "#domain/criteria.ts";
import { getBuiltInPlaces } from "#domain/places.ts";
import { answering } from "../../tests/support/http-server.ts";
import { ResultsStore } from "./results-store.ts";
import { SearchStore } from "./search-store.ts";

const pageData = { presets: emptyCriteria, places: getBuiltInPlaces(), ids: [] };
const given = (page: number): FoundImoveis => ({ listings: [], page, lastPage: 3, total: 36 });
let stop = () => {};
afterEach(() => stop());

type Answer = { page: number; ordem: string; give: (status?: number) => void };

const host = { position: 0 };

/** A listing on the page, and every request that it makes, each answered by hand. */
async function openListing(resultados?: FoundImoveis) {
  const asked: Answer[] = [];
  await answering((response, { body }) => {
    const { page, ordem } = JSON.parse(body);
    const give = (status = 200) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ data: [], current_page: page, last_page: 3, total: 36 }));
    };
    asked.push({ page, ordem, give });
  });
  const searches = new SearchStore(pageData, () => false);
  const results = new ResultsStore(searches, {}, resultados);
  stop = results.start(host);
  const isAsked = (count: number) => expect.poll(() => asked.length).toBe(count);
  const isShown = (page: number) => expect.poll(() => results.getState().shown?.found.page).toBe(page);
  return { asked, searches, results, isAsked, isShown };
}

test("changes made during the first request go as one after it, and what came first was shown", async () => {
  const { asked, searches, results, isAsked, isShown } = await openListing();
  await isAsked(1);
  searches.choose({ ordem: "asc" });
  searches.choose({ ordem: "desc" });
  expect(results.getState()).toMatchObject({ isLoading: true, sent: { criteria: { ordem: "rec" } } });
  asked[0]?.give();
  await isShown(1);
  await isAsked(2);
  expect(asked[1]?.ordem).toBe("desc");
});

test("a first request that failed counts as ended, and keeps nothing from being asked", async () => {
  const { asked, searches, results, isAsked, isShown } = await openListing();
  await isAsked(1);
  asked[0]?.give(500);
  await expect.poll(() => results.getState().failure?.name).toBe("CallFailure");
  expect(results.getState()).toMatchObject({ shown: null, isLoading: false });
  searches.goTo(1);
  await isAsked(2);
  asked[1]?.give();
  await isShown(1);
  expect(results.getState().failure).toBeNull();
});

test("a page that was fetched ahead is the one that its click shows", async () => {
  const { asked, searches, results, isAsked, isShown } = await openListing(given(1));
  results.prefetch(2);
  await isAsked(1);
  asked[0]?.give();
  searches.goTo(2);
  await isShown(2);
  expect(asked).toHaveLength(1);
});

test("a page whose click comes before what fetches ahead is asked for once", async () => {
  const { asked, searches, results, isAsked, isShown } = await openListing(given(1));
  results.prefetch(2);
  searches.goTo(2);
  await isAsked(1);
  asked[0]?.give();
  await isShown(2);
  expect(asked).toHaveLength(1);
});

test("what was shown stays when a page fails, and the same page can be asked for again", async () => {
  const { asked, searches, results, isAsked, isShown } = await openListing(given(1));
  searches.goTo(2);
  await isAsked(1);
  expect(results.getState()).toMatchObject({ isLoading: true, shown: { found: given(1) } });
  asked[0]?.give(500);
  await expect.poll(() => results.getState().isLoading).toBe(false);
  expect(results.getState().failure).not.toBeNull();
  expect(results.getState().shown?.found).toEqual(given(1));
  searches.goTo(2);
  await isAsked(2);
  asked[1]?.give();
  await isShown(2);
});

test("results of the page's own are there in the first render; the same ones read again change nothing", async () => {
  const { asked, results } = await openListing(given(1));
  const first = results.getFirstState();
  expect(first).toMatchObject({ shown: { found: given(1), isGiven: true }, sent: null, isLoading: false });
  results.setPageData({}, given(1));
  expect(results.getState()).toBe(first);
  results.setPageData({}, given(2));
  expect(results.getState().shown?.found.page).toBe(2);
  results.setPageData({}, undefined);
  expect(results.getState().shown?.found.page).toBe(2);
  expect(asked).toHaveLength(0);
});

test("results that the page brings while the first request runs take its place", async () => {
  const { asked, results, isAsked } = await openListing();
  await isAsked(1);
  results.setPageData({}, given(3));
  expect(results.getState()).toMatchObject({ shown: { found: given(3) }, isLoading: false });
  asked[0]?.give();
  await new Promise((wait) => setTimeout(wait, 50));
  expect(results.getState().shown?.found).toEqual(given(3));
});

test("results that the page brings after a visitor has turned the page are not for them", async () => {
  const { asked, searches, results, isAsked, isShown } = await openListing(given(1));
  searches.goTo(2);
  await isAsked(1);
  asked[0]?.give();
  await isShown(2);
  results.setPageData({}, given(3));
  expect(results.getState().shown?.found.page).toBe(2);
});

test("a listing that has left is told nothing more", async () => {
  const { asked, results, isAsked } = await openListing();
  let changes = 0;
  results.subscribe(() => {
    changes += 1;
  });
  await isAsked(1);
  stop();
  asked[0]?.give();
  await new Promise((wait) => setTimeout(wait, 50));
  expect(changes).toBe(0);
});
