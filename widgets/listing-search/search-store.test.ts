import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyCriteria, listActiveFilters } from "#domain/criteria.ts";
import { getBuiltInPlaces } from "#domain/places.ts";
import { SearchStore } from "./search-store.ts";

const pageData = { presets: emptyCriteria, places: getBuiltInPlaces(), ids: [] };
let stop = () => {};

function open(query: string, isFirst = true, data = pageData) {
  history.replaceState({ host: 1 }, "", `/lista${query}`);
  const store = new SearchStore(data, () => isFirst);
  stop = store.subscribe(() => {});
  return store;
}
const search = (store: SearchStore) => store.getState().search;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a typed filter", () => {
  test("is applied a second after the last key, and replaces the history entry", () => {
    const store = open("?utm=1&pagina=3");
    const entries = history.length;
    store.type("minprice", "200");
    vi.advanceTimersByTime(900);
    store.type("minprice", "200000");
    vi.advanceTimersByTime(900);
    expect(search(store).serial).toBe(0);
    vi.advanceTimersByTime(100);
    expect(search(store).criteria.minprice).toBe(200_000);
    expect(location.search).toBe("?utm=1&minprice=200000");
    expect([history.length, history.state]).toEqual([entries, { host: 1 }]);
  });

  test("that was taken back is applied neither by its second nor by Enter", () => {
    const store = open("?pagina=3");
    store.type("minprice", "200");
    store.type("minprice", "");
    store.apply("minprice");
    vi.advanceTimersByTime(2_000);
    expect(search(store)).toMatchObject({ page: 3, serial: 0 });
    expect(location.search).toBe("?pagina=3");
  });

  test("that waits is not applied to the entry that Back went to", () => {
    const store = open("?pagina=2");
    store.type("minprice", "200");
    history.replaceState(null, "", "/lista");
    dispatchEvent(new PopStateEvent("popstate"));
    vi.advanceTimersByTime(2_000);
    expect(search(store)).toMatchObject({ page: 1, cause: "history", serial: 1, criteria: emptyCriteria });
  });

  test("that goes along with a click, is dropped, or whose listing has gone, is not applied once more", () => {
    const store = open("");
    store.type("minprice", "200");
    store.choose({ estado: ["Novo"] });
    store.type("maxprice", "300");
    const [, , minprice] = listActiveFilters({ ...search(store).criteria, objetivo: ["Comprar"] });
    if (minprice) store.drop(minprice);
    store.type("idRef", "OVR-1");
    stop();
    vi.advanceTimersByTime(2_000);
    expect(search(store)).toMatchObject({ serial: 2, criteria: { minprice: null, maxprice: 300, idRef: "" } });
  });
});

describe("the query string", () => {
  test("gets an entry for a page, but none for the page that failed and is asked for again", () => {
    const store = open("");
    const entries = history.length;
    store.goTo(2);
    expect(location.search).toBe("?pagina=2");
    expect(history.length).toBe(entries + 1);
    store.goTo(2);
    expect([history.length, search(store).serial]).toEqual([entries + 1, 2]);
  });

  test("is neither read nor written by a listing that is not the first on the page", () => {
    const store = open("?tipologia=Loja&pagina=2", false);
    expect(search(store)).toMatchObject({ page: 1, criteria: emptyCriteria });
    store.choose({ ordem: "asc" });
    store.goTo(3);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(location.search).toBe("?tipologia=Loja&pagina=2");
    expect(store.urlOf(2)).toBe("/lista?tipologia=Loja&pagina=2");
    expect(search(store)).toMatchObject({ page: 3, criteria: { ordem: "asc" } });
    store.setPageData({ ...pageData, presets: { ...emptyCriteria, objetivo: ["Arrendar"] } });
    expect(search(store)).toMatchObject({ page: 3, criteria: { ordem: "asc", objetivo: ["Arrendar"] } });
  });

  test("is owned by the listing that comes to be the first", () => {
    let isFirst = false;
    history.replaceState(null, "", "/lista?tipologia=Loja");
    const store = new SearchStore(pageData, () => isFirst);
    isFirst = true;
    store.choose({ ordem: "asc" });
    expect(location.search).toBe("?ordem=asc");
  });
});
