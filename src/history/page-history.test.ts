/**
 * docs/product/listing.md#history, docs/product/listing.md#advanced-panel,
 * docs/product/wizards.md#history
 */
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import type { SortOrder } from "#domain/fields/enumerations.ts";
import { getPlaces } from "#domain/places/places.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { FakeBrowser } from "../../tests/support/fake-browser.ts";
import { ListingStore } from "../../widgets/listing-search/search/listing-store.ts";
import { afterLeaving, leaveEntry } from "./page-history.ts";
import { PanelEntry, scrollRestorationOfPage } from "./panel-entry.ts";
import { StepEntries } from "./step-entries.ts";

const LIST = "/lista";
vi.mock("#api/imoveis.ts", async (original) => ({
  ...(await original<object>()),
  searchImoveis: () => new Promise(() => {}),
}));

/** `entered` counts the browser's moves to another of the wizard's entries. */
type Wizard = { entries: StepEntries; at: number; entered: number };
type Listing = {
  store: ListingStore;
  panel: PanelEntry;
  isPanelOpen: boolean;
  wizards: Record<"a" | "b", Wizard>;
};

/**
 * A site with pages without widgets, and one page with a listing and two wizards, whose steps are
 * all complete.
 */
class Site {
  readonly browser = new FakeBrowser(LIST, (path) => this.#mount(path));
  listing: Listing | null = null;
  /** Number of times that a page was mounted. */
  mounts = 0;
  #unmount = () => {};

  constructor() {
    this.#mount(LIST);
  }

  leave() {
    this.#unmount();
  }

  #mount(path: string) {
    this.#unmount();
    this.#unmount = () => {};
    this.listing = null;
    this.mounts += 1;
    if (path !== LIST) return;
    const search = { presets: emptyCriteria, places: getPlaces(), ids: [] };
    const store = new ListingStore({ search, settings: {}, initial: undefined }, { position: 0 });
    const panel = new PanelEntry(store, (isShown) => {
      listing.isPanelOpen = isShown;
    });
    const wizards = { a: newWizard("a"), b: newWizard("b") };
    const listing: Listing = { store, panel, isPanelOpen: false, wizards };
    this.listing = listing;
    const ends = [store.start(), panel.watch(), ...Object.values(wizards).map(watchWizard)];
    this.#unmount = () => {
      for (const end of ends) end();
    };
  }
}

function newWizard(form: string): Wizard {
  const entries = new StepEntries(form);
  return { entries, at: entries.find() ?? 0, entered: 0 };
}

function watchWizard(wizard: Wizard): () => void {
  return wizard.entries.watch((step) => {
    const isChange = step !== wizard.at;
    wizard.at = step;
    wizard.entered += 1;
    return isChange;
  });
}

/** Clicks a link in the panel; the site's router handles the click. */
function followLink(site: Site, path: string) {
  document.body.innerHTML = '<a href="#"><b>Casa</b></a>';
  document.body.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  site.browser.visit(path);
}

let site: Site;
const shown = () => {
  const { listing, browser } = site;
  if (!listing) return { path: browser.path };
  const { page, criteria } = listing.store.getState().search;
  return {
    path: browser.path,
    page,
    ordem: criteria.ordem,
    panel: listing.isPanelOpen,
    ...steps(listing),
  };
};
const steps = ({ wizards: { a, b } }: Listing) => ({ a: a.at, b: b.at });

afterEach(() => {
  site.leave();
  vi.unstubAllGlobals();
});

test("shows the list on Back from a listing that was opened from a panel, and the page before it on the next Back", () => {
  site = new Site();
  site.browser.visit("/contactos");
  site.browser.visit(LIST);
  site.listing?.panel.open();
  followLink(site, "/casa");
  site.browser.traverse(-1);
  expect(shown()).toMatchObject({ path: LIST, panel: false });
  expect(site.browser.heard.every(({ isItsOwn }) => isItsOwn)).toBe(true);
  site.browser.traverse(-1);
  expect(shown()).toEqual({ path: "/contactos" });
});

test("turns a listing's pages with Back and Forward after a wizard beside it was used", () => {
  site = new Site();
  step("a", "next");
  site.listing?.store.goTo(2);
  site.browser.traverse(-1);
  expect(shown()).toMatchObject({ page: 1, a: 1 });
  site.browser.traverse(1);
  expect(shown()).toMatchObject({ page: 2, a: 1 });
  expect(site.listing?.wizards.a.entered).toBe(0);
});

test("leaves the other wizards alone on Back in one of them", () => {
  site = new Site();
  step("b", "next");
  step("a", "next");
  site.browser.traverse(-1);
  expect(shown()).toMatchObject({ a: 0, b: 1 });
  expect(site.listing?.wizards.b.entered).toBe(0);
});

test("reverts neither another wizard's step nor a page turn on a wizard's own Back", () => {
  site = new Site();
  step("a", "next");
  step("b", "next");
  site.listing?.store.goTo(2);
  step("a", "back");
  expect(shown()).toMatchObject({ page: 2, a: 0, b: 1 });
});

test("keeps the panel's scroll setting on the way back, and restores the page's after that", async () => {
  site = new Site();
  site.listing?.panel.open();
  expect([history.scrollRestoration, scrollRestorationOfPage()]).toEqual(["manual", "auto"]);
  site.browser.traverse(-1);
  // The browser hasn't scrolled to the URL's fragment yet.
  expect([history.scrollRestoration, scrollRestorationOfPage()]).toEqual(["manual", "auto"]);
  await new Promise((resolve) => setTimeout(resolve));
  expect([history.scrollRestoration, scrollRestorationOfPage()]).toEqual(["auto", "auto"]);
  site.listing?.panel.open();
  site.browser.traverse(-1);
  site.listing?.panel.open();
  await new Promise((resolve) => setTimeout(resolve));
  expect([history.scrollRestoration, scrollRestorationOfPage()]).toEqual(["manual", "auto"]);
});

test("adds an entry for a page that is turned before the panel's entry has been left", () => {
  site = new Site();
  site.listing?.panel.open();
  site.listing?.panel.close();
  site.listing?.store.goTo(2);
  site.browser.settle();
  expect(shown()).toMatchObject({ page: 2, panel: false });
  expect([site.browser.index, site.browser.length]).toEqual([1, 2]);
  site.browser.traverse(-1);
  expect(shown()).toMatchObject({ page: 1, panel: false });
});

test("keeps a panel that is reopened before its entry has been left open until Back", () => {
  site = new Site();
  site.listing?.panel.open();
  site.listing?.panel.close();
  site.listing?.panel.open();
  site.browser.settle();
  expect(shown()).toMatchObject({ panel: true });
  site.browser.traverse(-1);
  expect([shown(), site.browser.index]).toEqual([expect.objectContaining({ panel: false }), 0]);
});

test("waits at most five seconds for a browser that refuses to go back", () => {
  vi.useFakeTimers();
  site = new Site();
  const add = vi.fn();
  leaveEntry();
  afterLeaving(add);
  vi.advanceTimersByTime(4999);
  expect(add).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(add).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

test("keeps a page that is turned right after a panel closes, even if a busy browser takes seconds to go back", () => {
  vi.useFakeTimers();
  site = new Site();
  site.listing?.panel.open();
  site.browser.settle();
  site.listing?.panel.close();
  site.listing?.store.goTo(2);
  vi.advanceTimersByTime(3000);
  site.browser.settle();
  expect([site.listing?.store.getState().search.page, site.listing?.isPanelOpen]).toEqual([
    2,
    false,
  ]);
  expect(location.href).toContain("pagina=2");
  vi.useRealTimers();
});

function step(name: "a" | "b", way: "next" | "back") {
  const wizard = site.listing?.wizards[name];
  if (!wizard) return;
  const to = wizard.at + (way === "next" ? 1 : -1);
  if (way === "next") wizard.entries.push(wizard.at, to);
  else wizard.entries.pop(to);
  wizard.at = to;
  site.browser.settle();
}

/** The content of an entry as a visitor sees it; `by` is the wizard of the step. */
type View = {
  path: string;
  page: number;
  ordem: SortOrder;
  a: number;
  b: number;
  by?: "a" | "b" | undefined;
  panel?: { mounts: number } | undefined;
};

type Move =
  | { do: "page"; page: number }
  | { do: "sort"; ordem: SortOrder }
  | { do: "open" | "close" | "visit" | "reload" | "back" | "forward" }
  | { do: "step"; name: "a" | "b"; way: "next" | "back" };

const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ do: fc.constant("page" as const), page: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    do: fc.constant("sort" as const),
    ordem: fc.constantFrom<SortOrder>("rec", "asc", "desc"),
  }),
  fc.record({
    do: fc.constantFrom("open" as const, "close" as const, "visit" as const, "reload" as const),
  }),
  fc.record({ do: fc.constantFrom("back" as const, "back" as const, "forward" as const) }),
  fc.record({
    do: fc.constant("step" as const),
    name: fc.constantFrom("a" as const, "b" as const),
    way: fc.constantFrom("next" as const, "back" as const),
  }),
);

/** The history that a visitor expects: a sequence of views, and the position in it. */
class Expected {
  #views: View[] = [{ path: LIST, page: 1, ordem: "rec", a: 0, b: 0 }];
  at = 0;

  get view(): View {
    return this.#views[this.at] as View;
  }

  get isInPanel(): boolean {
    return this.view.panel?.mounts === site.mounts;
  }

  push(view: View) {
    this.#views = [...this.#views.slice(0, this.at + 1), view];
    this.at += 1;
  }

  change(change: Partial<View>) {
    this.#views[this.at] = { ...this.view, ...change };
  }

  /**
   * Moves to the previous or next entry. Between a panel and the page under it, the search is kept.
   */
  go(by: -1 | 1) {
    const from = this.view;
    const target = this.#views[this.at + by];
    if (!target) return;
    const panel = by === 1 ? target.panel : from.panel;
    this.at += by;
    if (panel?.mounts === site.mounts) this.change({ page: from.page, ordem: from.ordem });
  }

  /**
   * Leaves the entry of a removed panel; a page that is mounted at the entry shows the panel's
   * filters.
   */
  settle(hasMounted: boolean) {
    const { panel, page, ordem } = this.view;
    if (!panel || panel.mounts === site.mounts) return;
    this.at -= 1;
    if (!hasMounted) return;
    this.change({ page, ordem });
  }
}

/** Makes one move, both on the site and in the expected history. */
function make(move: Move, expected: Expected): void {
  const { listing, browser, mounts } = site;
  const { view, isInPanel } = expected;
  if (move.do === "back" || move.do === "forward") {
    const by = move.do === "back" ? -1 : 1;
    expected.go(by);
    browser.traverse(by);
    expected.settle(site.mounts !== mounts);
    return;
  }
  if (move.do === "reload") {
    browser.reload();
    expected.settle(true);
    return;
  }
  if (move.do === "visit") {
    const path = view.path === LIST ? "/casa" : LIST;
    if (isInPanel) expected.change({ panel: { mounts } });
    expected.push({ path, page: 1, ordem: "rec", a: 0, b: 0 });
    if (isInPanel) followLink(site, path);
    else browser.visit(path);
    return;
  }
  if (listing) makeOnList(move, expected, listing);
}

/** Makes a move that needs the listing or the wizards. */
function makeOnList(move: Move, expected: Expected, listing: Listing): void {
  const { view, isInPanel } = expected;
  const { mounts, browser } = site;
  if (move.do === "sort") {
    if (move.ordem !== view.ordem) expected.change({ ordem: move.ordem, page: 1 });
    listing.store.choose({ ordem: move.ordem });
    return;
  }
  if (move.do === "close") {
    if (isInPanel) expected.go(-1);
    listing.panel.close();
    browser.settle();
    return;
  }
  // The page behind an open panel is out of reach.
  if (isInPanel) return;
  if (move.do === "open") {
    expected.push({ ...view, by: undefined, panel: { mounts } });
    listing.panel.open();
    return;
  }
  if (move.do === "page") {
    if (move.page !== view.page)
      expected.push({ ...view, by: undefined, panel: undefined, page: move.page });
    listing.store.goTo(move.page);
    return;
  }
  if (move.do !== "step") return;
  const { name, way } = move;
  if (way === "next" ? view[name] === 2 : view[name] === 0) return;
  if (way === "next")
    expected.push({ ...view, panel: undefined, by: name, [name]: view[name] + 1 });
  else if (view.by === name) expected.go(-1);
  else expected.change({ [name]: view[name] - 1 });
  step(name, way);
}

/** Makes the moves, and compares the shown view with the expected one after each. */
function walk(way: readonly Move[]): void {
  site = new Site();
  const expected = new Expected();
  try {
    for (const move of way) {
      make(move, expected);
      const { path, page, ordem, a, b } = expected.view;
      const isList = path === LIST;
      expect(shown()).toEqual(
        isList ? { path, page, ordem, panel: expected.isInPanel, a, b } : { path },
      );
      expect(site.browser.index).toBe(expected.at);
    }
  } finally {
    site.leave();
    vi.unstubAllGlobals();
  }
}

test("shows at each entry what it showed before, after any moves in any order", () => {
  fc.assert(fc.property(fc.array(moves, { maxLength: 30 }), walk), { numRuns: 300 });
});

test("shows at each entry what it showed before, after a thousand moves of every kind", () => {
  const kinds = ["page", "sort", "open", "close", "visit", "reload", "back", "forward", "step"];
  const ways = fc.array(moves, { minLength: 1000, maxLength: 1000, size: "max" });
  fc.assert(
    fc.property(ways, (way) => {
      expect(new Set(way.map((move) => move.do))).toEqual(new Set(kinds));
      walk(way);
    }),
    { numRuns: 10, endOnFailure: true },
  );
});
