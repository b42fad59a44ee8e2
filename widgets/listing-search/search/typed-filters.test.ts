/** docs/product/listing.md#typed-filters, docs/product/listing.md#clear-all */
import { describe, expect, test, vi } from "vitest";
import { getPlaces } from "#domain/places/places.ts";
import { listActiveFilters } from "#domain/search/active-filters.ts";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import { formatQuery } from "#domain/search/query-string.ts";
import { ListingStore } from "./listing-store.ts";
import { isWaiting, type TypedTexts, typedField, typedKeys } from "./typed-filters.ts";

vi.mock("#api/imoveis.ts", async (original) => ({
  ...(await original<object>()),
  searchImoveis: () => new Promise(() => {}),
}));

const search = { presets: emptyCriteria, places: getPlaces(), ids: [] };
const data = { search, settings: {}, initial: undefined };

/** Does what the entry does after a `popstate`. */
function comeToEntry(url: string) {
  history.replaceState(null, "", url);
  document.dispatchEvent(
    new CustomEvent("imo-popstate", { detail: new PopStateEvent("popstate") }),
  );
}

/** Opens a listing whose visitor has chosen some filters and typed in some fields. */
function open(criteria: Partial<Criteria> = {}, { page = 1, typed = {} as TypedTexts } = {}) {
  history.replaceState(
    null,
    "",
    `/lista${formatQuery("", { ...emptyCriteria, ...criteria }, page, emptyCriteria)}`,
  );
  const store = new ListingStore(data, { position: 0 });
  for (const key of typedKeys) if (typed[key] !== undefined) store.type(key, typed[key]);
  const getState = () => store.getState();
  return {
    store,
    search: () => getState().search,
    criteria: () => getState().search.criteria,
    field: (key: (typeof typedKeys)[number]) =>
      typedField(getState().search.criteria, getState().typed, key),
    waiting: () =>
      typedKeys.filter((key) => isWaiting(getState().search.criteria, getState().typed, key)),
    drop(id: string) {
      const found = listActiveFilters(getState().search.criteria).find(
        (active) => active.id === id,
      );
      if (!found) throw new Error(`no active filter ${id}`);
      store.drop(found);
    },
  };
}

describe("a visitor who types a filter", () => {
  test("sees the text as typed, before and after it applies", () => {
    const { store, search, field, waiting } = open({}, { typed: { minprice: "200.000" } });
    expect(waiting()).toEqual(["minprice"]);
    store.apply("minprice");
    expect(search()).toMatchObject({ criteria: { minprice: 200_000 }, page: 1, trigger: "filter" });
    expect(field("minprice")).toEqual({ text: "200.000", isInvalid: false });
    expect(waiting()).toEqual([]);
  });

  test("sends nothing for the same value in other words, on any page", () => {
    const { store, search, waiting } = open({ minprice: 200_000, idRef: "OVR-1" }, { page: 3 });
    const onPage3 = search();
    expect(onPage3.page).toBe(3);
    for (const text of ["200.000", "200 000 €", "200000,00"]) {
      store.type("minprice", text);
      expect(waiting()).toEqual([]);
      store.apply("minprice");
      store.choose({});
      expect(search()).toBe(onPage3);
    }
    store.type("idRef", " OVR-1 ");
    store.apply("idRef");
    expect(search()).toBe(onPage3);
  });

  test("sees an invalid text marked, while the last value stays in force", () => {
    const { store, criteria, field, waiting } = open(
      { minprice: 1_000 },
      { typed: { minprice: "50 mil" } },
    );
    expect(field("minprice")).toEqual({ text: "50 mil", isInvalid: true });
    expect(waiting()).toEqual([]);
    store.choose({ estado: ["Novo"] });
    expect(criteria()).toMatchObject({ minprice: 1_000, estado: ["Novo"] });
    expect(field("minprice")).toEqual({ text: "50 mil", isInvalid: true });
  });

  test("sends nothing for one to three characters of a reference, which other requests leave out", () => {
    const { store, criteria, field, waiting } = open({ idRef: "OVR-1" }, { typed: { idRef: " " } });
    expect(waiting()).toEqual(["idRef"]);
    store.type("idRef", "OV");
    store.apply("idRef");
    expect([waiting(), criteria().idRef]).toEqual([[], "OVR-1"]);
    store.choose({ estado: ["Novo"] });
    expect(criteria()).toMatchObject({ idRef: "", estado: ["Novo"] });
    expect(field("idRef").text).toBe("OV");
  });

  test("sends all typed texts with a clicked filter, but not with another text that applies", () => {
    const typed = { minprice: "1000", maxprice: "20" };
    const clicked = open({}, { typed });
    clicked.store.choose({ wcs: ["2"] });
    expect(clicked.criteria()).toMatchObject({ minprice: 1_000, maxprice: 20, wcs: ["2"] });
    const applied = open({}, { typed });
    applied.store.apply("minprice");
    expect(applied.criteria()).toMatchObject({ minprice: 1_000, maxprice: null });
    expect(applied.waiting()).toEqual(["maxprice"]);
  });
});

describe("clears a typed text", () => {
  test.each(["200.000", "300.000", "50 mil"])(
    "when its chip is removed, with %s typed over it",
    (text) => {
      const { store, criteria, field, drop } = open(
        { minprice: 200_000 },
        { typed: { minprice: text } },
      );
      drop("minprice");
      expect(field("minprice")).toEqual({ text: "", isInvalid: false });
      expect(criteria().minprice).toBeNull();
      expect(store.getState().typed).toEqual({});
    },
  );

  test("when a chip is removed, but applies another one that waits", () => {
    const { criteria, field, drop } = open({ minprice: 1_000 }, { typed: { maxprice: "5000" } });
    drop("minprice");
    expect(criteria()).toMatchObject({ minprice: null, maxprice: 5_000 });
    expect(field("maxprice").text).toBe("5000");
  });

  test("when Back or Forward shows another search, but not for another hash", () => {
    const { store, search, field, waiting } = open({}, { page: 2, typed: { minprice: "200.000" } });
    const leave = store.start();
    const before = store.getState();
    comeToEntry("/lista?pagina=2#mapa");
    expect(store.getState()).toBe(before);
    comeToEntry("/lista");
    leave();
    expect(search()).toMatchObject({ page: 1, trigger: "history" });
    expect([field("minprice").text, waiting()]).toEqual(["", []]);
  });

  test("when the host's page data sets its filter, but not when it sets something else", () => {
    const { store, search, field } = open({}, { typed: { minprice: "1.000", idRef: "OV" } });
    const before = store.getState();
    store.setPageData({ ...data });
    expect(store.getState()).toBe(before);
    store.setPageData({
      ...data,
      search: { ...data.search, presets: { ...emptyCriteria, minprice: 5 } },
    });
    expect([field("minprice").text, field("idRef").text]).toEqual(["5", "OV"]);
    expect(search().trigger).toBe("history");
  });

  test("with all others on Limpar, which keeps the order and always searches", () => {
    const { store, search } = open(
      { ordem: "asc", objetivo: ["Comprar"] },
      { typed: { minprice: "1000" } },
    );
    store.clear();
    expect(search()).toMatchObject({ criteria: { ...emptyCriteria, ordem: "asc" }, page: 1 });
    expect(store.getState().typed).toEqual({});
    const cleared = search();
    store.clear();
    expect(search()).not.toBe(cleared);
  });
});

test("searches with the same filters on each click on a page link", () => {
  const { store, search } = open({}, { page: 2 });
  const before = search();
  store.goTo(2);
  expect(search()).toEqual({ ...before, trigger: "page" });
  store.goTo(3);
  expect([search().page, search().criteria]).toEqual([3, before.criteria]);
});
