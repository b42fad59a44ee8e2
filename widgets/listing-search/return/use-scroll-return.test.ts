/** docs/product/listing.md#coming-back, docs/product/memory.md#clearing */
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { clearEverythingKept } from "#memory/kept-list.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { useScrollReturn } from "./use-scroll-return.ts";

const answer = (total: number): FoundImoveis => ({ listings: [], page: 1, lastPage: 1, total });
const bridge = { position: 0 } as HostBridge;

/** Leaves a listing whose page uses the browser's scroll restoration. */
function leave({
  isOfPage = false,
  position = 0,
  isShown = true,
  scrollRestoration = "auto" as ScrollRestoration,
} = {}) {
  const before = history.scrollRestoration;
  history.scrollRestoration = scrollRestoration;
  onTestFinished(() => {
    history.scrollRestoration = before;
  });
  const toKeep = () => (isShown ? { requestKey: "a", found: answer(1), isOfPage } : null);
  const element = { current: document.querySelector<HTMLDivElement>("#widget") };
  renderHook(() =>
    useScrollReturn(element, { toKeep }, undefined, {
      position,
    } as HostBridge),
  );
  dispatchEvent(new Event("pagehide"));
}
const kept = () => Object.values(JSON.parse(sessionStorage.getItem("imo:imoveis") ?? "{}"));

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML =
    '<div data-imo-widget="listing-search"><div><div id="widget"></div></div></div>';
});

test("doesn't keep the results on the screen after the visitor cleared everything, but keeps later ones", () => {
  let found = answer(1);
  const store = {
    toKeep: () => ({ requestKey: "a", found, isOfPage: false }),
  };
  const element = { current: document.querySelector<HTMLDivElement>("#widget") };
  renderHook(() => useScrollReturn(element, store, undefined, bridge));
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("imo:imoveis")).toContain('"total":1');
  clearEverythingKept();
  dispatchEvent(new Event("pagehide"));
  expect(Object.keys(sessionStorage)).toEqual([]);
  found = answer(2);
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("imo:imoveis")).toContain('"total":2');
});

test("turns the browser's scroll restoration off while the page is left, and on when it is back", () => {
  leave();
  expect(history.scrollRestoration).toBe("manual");
  expect(kept()).toMatchObject([{ scroll: { isOurs: true } }]);
  dispatchEvent(new Event("pageshow"));
  expect(history.scrollRestoration).toBe("auto");
});

test.each([
  ["has nothing to return to", { isShown: false }, []],
  ["brings its results by itself", { isOfPage: true }, [{ scroll: { isOurs: false } }]],
  ["has another listing first", { position: 1 }, [{ scroll: { isOurs: false } }]],
])("leaves scrolling to the browser if the page %s", (_name, how, expected) => {
  leave(how);
  expect(history.scrollRestoration).toBe("auto");
  expect(kept()).toMatchObject(expected);
});

test("leaves scrolling to a page that restores it itself", () => {
  leave({ scrollRestoration: "manual" });
  dispatchEvent(new Event("pageshow"));
  expect(history.scrollRestoration).toBe("manual");
  expect(kept()).toMatchObject([{ scroll: { isOurs: false } }]);
});

test("keeps the first card in the window, and scrolls to it on the way back", () => {
  const element = { current: document.querySelector<HTMLDivElement>("#widget") };
  if (element.current) element.current.innerHTML = '<ul class="imo-grid"><li></li><li></li></ul>';
  const [first, second] = document.querySelectorAll<HTMLElement>(".imo-grid li");
  if (!first || !second) throw new Error("no cards");
  first.getBoundingClientRect = () => ({ top: -220, bottom: -20 }) as DOMRect;
  second.getBoundingClientRect = () => ({ top: -20, bottom: 180 }) as DOMRect;
  leave();
  expect(kept()).toMatchObject([{ scroll: { card: 1, top: -20 } }]);
  second.getBoundingClientRect = () => ({ top: 100, bottom: 300 }) as DOMRect;
  const scrollBy = vi.fn();
  vi.stubGlobal("scrollBy", scrollBy);
  const store = { toKeep: () => null };
  const scroll = { scrolled: 900, card: 1, top: -20, isOurs: true };
  renderHook(() => useScrollReturn(element, store, scroll, bridge));
  expect(scrollBy).toHaveBeenCalledWith({ top: 120, behavior: "instant" });
  vi.unstubAllGlobals();
});
