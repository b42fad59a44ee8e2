/** docs/product/memory.md#sharing-the-list */
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { loadExtras } from "../load-extras.ts";
import { useFavouritesView } from "./use-favourites-view.ts";

/** Allows for fetching and transforming the panel's code first. */
const LOADING = { timeout: 15_000 };
const store = { write() {}, isWritten: () => true };
const paste = (hash: string) =>
  act(() => {
    history.replaceState(null, "", hash);
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
afterEach(() => history.replaceState(null, "", location.pathname));

test("opens a sent list with the page or on an open page, until the visitor closes it", async () => {
  const { result } = renderHook(() => useFavouritesView(true, loadExtras, store));
  await paste("#outra");
  expect(result.current.isOpen).toBe(false);
  await paste("#imo-favoritos=W10");
  expect([result.current.isOpen, result.current.shared]).toEqual([true, "W10"]);
  await expect.poll(() => result.current.code, LOADING).not.toBeNull();
  act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
  const another = renderHook(() => useFavouritesView(true, loadExtras, store));
  expect(another.result.current.shared).toBe("W10");
});

test("ignores a shared list unless it is the page's first listing", async () => {
  const { result } = renderHook(() => useFavouritesView(false, loadExtras, store));
  await paste("#imo-favoritos=W10");
  expect([result.current.isOpen, result.current.code]).toEqual([false, null]);
});
