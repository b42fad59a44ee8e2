import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallSettings } from "#api/call-settings.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { getPlaces } from "#domain/places/places.ts";
import { listActiveFilters } from "#domain/search/active-filters.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import type { KeptAnswer } from "../return/kept-answers.ts";
import { type ListingData, ListingStore } from "./listing-store.ts";

const found = (page: number, total = 36): FoundImoveis => ({
  listings: [],
  page,
  lastPage: 3,
  total,
});

/** A request that the server has received; the test answers it. */
type Asked = {
  request: { page: number; ordem: string };
  readonly isStopped: boolean;
  /** Also waits for what depends on the answer. */
  answer: (found?: FoundImoveis) => Promise<void>;
  fail: () => Promise<void>;
};

let asked: Asked[] = [];

let kept: KeptAnswer | undefined;

vi.mock("../return/kept-answers.ts", () => ({ readKeptAnswer: () => kept }));
vi.mock("#api/imoveis.ts", async (original) => ({
  ...(await original<object>()),
  searchImoveis: ask,
}));

function ask(request: Asked["request"], { signal }: CallSettings) {
  let resolve: (found: FoundImoveis) => void = () => {};
  let reject: (failure: Error) => void = () => {};
  const promise = new Promise<FoundImoveis>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  asked.push({
    request,
    get isStopped() {
      return signal?.aborted === true;
    },
    async answer(what = found(request.page)) {
      resolve(what);
      await settle();
    },
    async fail() {
      reject(new Error("the server answered 500"));
      await settle();
    },
  });
  return promise;
}

async function settle() {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}

/** Does what the entry does after a `popstate`. */
function comeToEntry() {
  const detail = new PopStateEvent("popstate", { state: history.state });
  document.dispatchEvent(new CustomEvent("imo-popstate", { detail }));
}

let leave = () => {};

/** Opens a listing on the page. */
function open({
  query = "",
  position = 0,
  given,
}: {
  query?: string;
  position?: number;
  given?: FoundImoveis;
} = {}) {
  history.replaceState({ host: 1 }, "", `/lista${query}`);
  asked = [];
  const host = { position };
  const search = { presets: emptyCriteria, places: getPlaces(), ids: [] };
  const data: ListingData = { search, settings: {}, initial: given };
  const store = new ListingStore(data, host);
  leave = store.start();
  const results = () => store.getState();
  return { store, asked, host, data, results, search: () => results().search };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  leave();
  kept = undefined;
  vi.useRealTimers();
});

describe("requests (docs/product/listing.md#requests)", () => {
  test("shows the first answer, then sends all changes made until then as one request", async () => {
    const { asked, store, results } = open();
    store.choose({ ordem: "asc" });
    store.choose({ ordem: "desc" });
    expect(results()).toMatchObject({ isLoading: true, sent: { criteria: { ordem: "rec" } } });
    expect(asked).toHaveLength(1);
    const shown: unknown[] = [];
    store.subscribe(() =>
      shown.push([results().shown?.search.criteria.ordem, results().isLoading]),
    );
    await asked[0]?.answer();
    expect(shown).toEqual([
      ["rec", false],
      ["rec", true],
    ]);
    expect(asked.map(({ request }) => request.ordem)).toEqual(["rec", "desc"]);
  });

  test("sends the next request after the first has failed", async () => {
    const { asked, store, results } = open();
    await asked[0]?.fail();
    expect(results()).toMatchObject({
      shown: null,
      isLoading: false,
      failure: { message: "the server answered 500" },
    });
    store.goTo(1);
    await asked[1]?.answer();
    expect(results()).toMatchObject({ shown: { found: { page: 1 } }, failure: null });
  });

  test("stops an older request for a newer one, and never shows its late answer", async () => {
    const { asked, store, results } = open({ given: found(1) });
    store.goTo(2);
    store.goTo(3);
    expect(asked.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    await asked[1]?.answer();
    await asked[0]?.answer();
    expect(results().shown?.found.page).toBe(3);
  });

  test("keeps what was shown when a page fails, and requests the same page again", async () => {
    const { asked, store, results } = open({ given: found(1) });
    store.goTo(2);
    expect(results()).toMatchObject({ isLoading: true, shown: { found: found(1) } });
    await asked[0]?.fail();
    expect(results()).toMatchObject({ isLoading: false, shown: { found: found(1) } });
    expect(results().failure).not.toBeNull();
    store.goTo(2);
    await asked[1]?.answer();
    expect(results().shown?.found.page).toBe(2);
  });

  test("tries once more after a failure when the connection is back", async () => {
    const { asked, store } = open();
    dispatchEvent(new Event("online"));
    expect(asked).toHaveLength(1);
    await asked[0]?.fail();
    dispatchEvent(new Event("online"));
    await asked[1]?.fail();
    dispatchEvent(new Event("online"));
    expect(asked).toHaveLength(2);
    store.goTo(1);
    await asked[2]?.fail();
    dispatchEvent(new Event("online"));
    expect(asked).toHaveLength(4);
  });

  test("stops its request when the listing leaves, and reports nothing more", async () => {
    const { asked, store } = open();
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    leave();
    await asked[0]?.answer();
    expect([asked[0]?.isStopped, changes]).toEqual([true, 0]);
  });

  test("sends no waiting search if the listing leaves as the first answer is shown", async () => {
    const { asked, store } = open();
    store.choose({ ordem: "asc" });
    store.subscribe(() => leave());
    await asked[0]?.answer();
    expect(asked).toHaveLength(1);
  });

  test("neither follows Back nor keeps a prefetched page after the listing has left", () => {
    const { asked, store, search } = open({ given: found(1) });
    store.prefetch(2);
    leave();
    expect(asked[0]?.isStopped).toBe(true);
    history.replaceState(null, "", "/lista?pagina=3");
    comeToEntry();
    expect([search().page, asked.length]).toEqual([1, 1]);
  });
});

describe("a prefetched page (docs/product/listing.md#prefetch)", () => {
  test("is shown on its click without another request", async () => {
    const { asked, store, results } = open({ given: found(1) });
    store.prefetch(2);
    store.prefetch(2);
    await asked[0]?.answer();
    expect(results().shown?.found.page).toBe(1);
    store.goTo(2);
    await settle();
    expect(results().shown?.found.page).toBe(2);
    expect(asked).toHaveLength(1);
  });

  test("is requested again on its click after a failure or half a minute", async () => {
    const { asked, store } = open({ given: found(1) });
    store.prefetch(2);
    await asked[0]?.fail();
    store.goTo(2);
    expect(asked).toHaveLength(2);
    await asked[1]?.answer();
    store.prefetch(3);
    vi.advanceTimersByTime(30_000);
    store.goTo(3);
    expect(asked.map(({ isStopped }) => isStopped)).toEqual([true, false, true, false]);
  });

  test("isn't shown before its click, after the same page has failed", async () => {
    const { asked, store, results } = open({ given: found(1) });
    store.goTo(2);
    await asked[0]?.fail();
    store.prefetch(2);
    await asked[1]?.answer();
    expect(results()).toMatchObject({ isLoading: false, shown: { found: found(1) } });
    store.goTo(2);
    await settle();
    expect([results().shown?.found.page, asked.length]).toEqual([2, 2]);
  });

  test("is stopped and dropped when the visitor searches for anything else", async () => {
    const { asked, store } = open();
    await asked[0]?.answer();
    store.prefetch(2);
    store.choose({ ordem: "asc" });
    expect(asked[1]?.isStopped).toBe(true);
    store.goTo(2);
    expect(asked).toHaveLength(4);
  });
});

describe("the page's own results (docs/product/listing.md#first-results)", () => {
  test("are shown in the first render, and change nothing when they are read again", () => {
    const { asked, store, data } = open({ given: found(1) });
    const first = store.getFirstState();
    expect(first).toMatchObject({
      shown: { found: found(1), isGiven: true },
      sent: null,
      isLoading: false,
    });
    store.setPageData({ ...data, initial: found(1) });
    expect(store.getState()).toBe(first);
    store.setPageData({ ...data, initial: found(2) });
    expect(store.getState().shown?.found.page).toBe(2);
    store.setPageData({ ...data, initial: undefined });
    expect(store.getState().shown?.found.page).toBe(2);
    expect(asked).toHaveLength(0);
  });

  test("replace a first request that is still running", async () => {
    const { asked, store, data, results } = open();
    store.setPageData({ ...data, initial: found(3) });
    expect(results()).toMatchObject({ shown: { found: found(3) }, isLoading: false });
    await asked[0]?.answer();
    expect([asked[0]?.isStopped, results().shown?.found]).toEqual([true, found(3)]);
  });

  test("aren't shown to a visitor who has turned the page", async () => {
    const { asked, store, data, results } = open({ given: found(1) });
    store.goTo(2);
    await asked[0]?.answer();
    store.setPageData({ ...data, initial: found(3) });
    expect(results().shown?.found.page).toBe(2);
  });
});

describe("an answer kept for the way back (docs/product/listing.md#coming-back)", () => {
  const scroll = { scrolled: 900, card: 1, top: -20, isOurs: true };

  test("saves the request while it is fresh, and yields to the page's own results", () => {
    kept = { found: found(1), scroll, isFresh: true };
    const { asked, results, search } = open();
    expect(results()).toMatchObject({
      shown: { found: found(1), isGiven: true, scroll },
      sent: null,
      isLoading: false,
    });
    expect(results().shown?.search).toBe(search());
    const own = open({ given: found(2) });
    expect(own.results().shown).toMatchObject({ found: found(2), scroll });
    expect(asked).toHaveLength(0);
  });

  test("is refreshed without any sign, and stays the same object after the same answer", async () => {
    kept = { found: found(1), scroll, isFresh: false };
    const { asked, store, results } = open();
    const { shown } = results();
    expect(results()).toMatchObject({ isLoading: false, sent: { trigger: "start" } });
    store.prefetch(2);
    await asked[0]?.answer();
    expect(results().shown).toBe(shown);
    expect(asked[1]?.isStopped).toBe(false);
  });

  test("stays when its refresh fails, is refreshed once the connection is back, and is kept again", async () => {
    kept = { found: found(1), scroll, isFresh: false };
    const { asked, store, results } = open();
    await asked[0]?.fail();
    expect(results()).toMatchObject({ shown: { found: found(1) }, isLoading: false });
    dispatchEvent(new Event("online"));
    expect(results()).toMatchObject({
      isLoading: false,
      failure: null,
      sent: { trigger: "retry" },
    });
    expect(store.toKeep()).toMatchObject({ found: found(1) });
    await asked[1]?.answer(found(1, 37));
    expect(results().shown).toMatchObject({ found: found(1, 37), scroll, isGiven: true });
    expect(store.toKeep()).toMatchObject({ found: found(1, 37) });
  });

  test("yields to what the visitor asks for in the meantime", async () => {
    kept = { found: found(1), scroll, isFresh: false };
    const { asked, store, results } = open();
    store.goTo(2);
    expect([asked[0]?.isStopped, results().isLoading]).toEqual([true, true]);
    expect(store.toKeep()).toBeNull();
    await asked[1]?.answer();
    expect(results().shown).toEqual({ found: found(2), search: store.getState().search });
  });
});

describe("a typed filter", () => {
  test("is applied a second after the last key, and replaces the history entry", async () => {
    const { store, asked, search } = open({ query: "?utm=1&pagina=3" });
    await asked[0]?.answer();
    const entries = history.length;
    store.type("minprice", "200");
    vi.advanceTimersByTime(900);
    store.type("minprice", "200000");
    vi.advanceTimersByTime(900);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(search().criteria.minprice).toBe(200_000);
    expect(location.search).toBe("?utm=1&minprice=200000");
    expect([history.length, history.state]).toEqual([entries, { host: 1 }]);
  });

  test("is applied neither by its timer nor on Enter once it has been taken back", () => {
    const { store, search } = open({ query: "?pagina=3" });
    const before = search();
    store.type("minprice", "200");
    store.type("minprice", "");
    store.apply("minprice");
    vi.advanceTimersByTime(2_000);
    expect(search()).toBe(before);
    expect(location.search).toBe("?pagina=3");
  });

  test("isn't applied to the entry that Back leads to while it waits", () => {
    const { store, search } = open({ query: "?pagina=2" });
    store.type("minprice", "200");
    history.replaceState(null, "", "/lista");
    comeToEntry();
    vi.advanceTimersByTime(2_000);
    expect(search()).toEqual({ page: 1, trigger: "history", criteria: emptyCriteria });
  });

  test("isn't applied again after a click has applied it, it was removed or its listing has left", async () => {
    const { store, asked, search } = open();
    await asked[0]?.answer();
    store.type("minprice", "200");
    store.choose({ estado: ["Novo"] });
    store.type("maxprice", "300");
    const [, , minprice] = listActiveFilters({ ...search().criteria, objetivo: ["Comprar"] });
    if (minprice) store.drop(minprice);
    store.type("idRef", "OVR-1");
    leave();
    vi.advanceTimersByTime(2_000);
    expect(search().criteria).toMatchObject({ minprice: null, maxprice: 300, idRef: "" });
    expect(asked).toHaveLength(3);
  });
});

describe("the query string", () => {
  test("gets an entry for a page, but none for repeating a page that failed", async () => {
    const { store, asked } = open();
    await asked[0]?.answer();
    const entries = history.length;
    store.goTo(2);
    expect(location.search).toBe("?pagina=2");
    expect(history.length).toBe(entries + 1);
    await asked[1]?.fail();
    store.goTo(2);
    expect([history.length, asked.length]).toEqual([entries + 1, 3]);
  });

  test("is shared and kept without page and hash", () => {
    const { store } = open({ query: "?quartos=3&pagina=2#mapa" });
    expect([store.urlOf(2), store.searchUrl]).toEqual([
      "/lista?quartos=3&pagina=2#mapa",
      "/lista?quartos=3",
    ]);
  });

  test("is neither read nor written by a listing that isn't the first on the page", () => {
    const { store, data, search } = open({ query: "?tipologia=Loja&pagina=2", position: 1 });
    expect(search()).toMatchObject({ page: 1, criteria: emptyCriteria });
    store.choose({ ordem: "asc" });
    store.goTo(3);
    comeToEntry();
    expect(location.search).toBe("?tipologia=Loja&pagina=2");
    expect(store.urlOf(2)).toBe("/lista?tipologia=Loja&pagina=2");
    expect(search()).toMatchObject({ page: 3, criteria: { ordem: "asc" } });
    const presets = { ...emptyCriteria, objetivo: ["Arrendar"] as const };
    store.setPageData({ ...data, search: { ...data.search, presets } });
    expect(search()).toMatchObject({ page: 3, criteria: { ordem: "asc", objetivo: ["Arrendar"] } });
  });

  test("is owned by the listing that becomes the first", () => {
    const { store, host } = open({ query: "?tipologia=Loja", position: 1 });
    host.position = 0;
    store.choose({ ordem: "asc" });
    expect(location.search).toBe("?ordem=asc");
  });
});

test("shows the last requested search, with one request at a time, whatever the order of events", async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant("page" as const), page: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constant("sort" as const), ordem: fc.constantFrom("rec", "asc", "desc") }),
    fc.record({ do: fc.constant("prefetch" as const), page: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ do: fc.constantFrom("clear", "online") }),
    fc.record({ do: fc.constantFrom("answer", "fail"), which: fc.nat(20) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { store, asked, results, search } = open();
      const ended = new Set<Asked>();
      for (const one of steps) {
        if (one.do === "page") store.goTo(one.page);
        if (one.do === "sort") store.choose({ ordem: one.ordem });
        if (one.do === "prefetch") store.prefetch(one.page);
        if (one.do === "clear") store.clear();
        if (one.do === "online") dispatchEvent(new Event("online"));
        if ("which" in one) {
          const which = asked[one.which % asked.length];
          if (which) ended.add(which);
          await (one.do === "answer" ? which?.answer() : which?.fail());
        }
        const { shown, isLoading, failure } = results();
        // These are the request that the visitor waits for and the prefetched page.
        const running = asked.filter((request) => !request.isStopped && !ended.has(request));
        expect(running.length).toBeLessThanOrEqual(2);
        if (!isLoading && !failure) expect(shown?.search).toBe(search());
        if (shown) expect(shown.found.page).toBe(shown.search.page);
      }
      // A prefetched page already has its answer at the click, and shows it a few microtasks later.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      while (results().isLoading) {
        const last = asked.findLast(
          (request) => !request.isStopped && !ended.has(request),
        ) as Asked;
        ended.add(last);
        await last.answer();
      }
      if (!results().failure) expect(results().shown?.search).toBe(search());
      leave();
    }),
    { numRuns: 150 },
  );
});

test("leaves the visitor's campaign marks out of the search's URL, but not out of its pages' URLs", () => {
  const { store } = open({ query: "?utm_source=x&lang=en&quartos=2&fbclid=y" });
  expect(store.searchUrl).toBe(`${location.pathname}?lang=en&quartos=2`);
  expect(store.urlOf(2)).toBe(
    `${location.pathname}?utm_source=x&lang=en&fbclid=y&quartos=2&pagina=2`,
  );
});
