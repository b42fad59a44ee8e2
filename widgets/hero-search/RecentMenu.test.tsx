/** docs/product/home-search.md#last-searches, docs/product/memory.md#clearing */
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { searchAgain } from "#api/search-again.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { keptSearches } from "#memory/kept-searches.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { showPage } from "../../tests/support/page-cache.ts";
import { RecentMenu } from "./RecentMenu.tsx";
import { useRecentMenu } from "./use-recent-menu.ts";

vi.mock("#api/search-again.ts", () => ({
  searchAgain: vi.fn(async () => ({ total: 3, keys: [], hasMore: false })),
}));

const button = () => screen.getByRole("button", { name: /^Últimas pesquisas/ });

afterEach(() => {
  delete document.documentElement.dataset.imoMemory;
});
beforeEach(() => {
  const criteria = structuredClone({ ...emptyCriteria, localizacao: ["Ovar"] }) as never;
  act(() =>
    keptSearches.change(() => [
      { at: Date.now(), url: "/lista?a", words: "Ovar", criteria, total: 3, keys: [] },
    ]),
  );
  render(<RecentMenu bridge={{ report() {} } as unknown as HostBridge} />);
});

test("announces cleared searches where the button was, and moves the focus there", async () => {
  button().focus();
  await userEvent.keyboard("{Enter}");
  const forget = screen.getByRole("button", { name: "Apagar estas pesquisas" });
  forget.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Pesquisas apagadas.");
});

test("silently hides searches that another tab clears", async () => {
  const focused = document.activeElement;
  act(() => keptSearches.clear());
  expect(screen.queryByText("Pesquisas apagadas.")).toBeNull();
  expect(document.activeElement).toBe(focused);
});

test("closes the open list on a press beside it, but not in it", async () => {
  await userEvent.click(button());
  await userEvent.pointer({
    keys: "[MouseLeft>]",
    target: screen.getByRole("link", { name: /^Ovar/ }),
  });
  expect(button().getAttribute("aria-expanded")).toBe("true");
  await userEvent.pointer({ keys: "[MouseLeft>]", target: document.body });
  expect(button().getAttribute("aria-expanded")).toBe("false");
});

test("closes the list on Escape only, and moves the focus back to its button", async () => {
  await userEvent.click(button());
  screen.getByRole("link", { name: /^Ovar/ }).focus();
  await userEvent.keyboard("a");
  expect(button().getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(button().getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button());
});

test("stays open on a double click, and requests each search once", async () => {
  vi.mocked(searchAgain).mockClear();
  await userEvent.dblClick(button());
  // The code that sends requests loads with the list, a moment later.
  await waitFor(() => expect(searchAgain).toHaveBeenCalled());
  expect(screen.getByRole("link", { name: /^Ovar/ })).toBeTruthy();
  expect(searchAgain).toHaveBeenCalledTimes(1);
});

test("appears once a search has been kept, if the page has the feature switched on", async () => {
  const off = renderHook(() => useRecentMenu(["simulacao"])).result;
  const on = renderHook(() => useRecentMenu(["pesquisas"])).result;
  await waitFor(() => expect(on.current).toBe(RecentMenu));
  expect(off.current).toBeNull();
});

test("offers a search that a later page kept once this page leaves the back/forward cache", async () => {
  act(() => keptSearches.clear());
  const { result } = renderHook(() => useRecentMenu(undefined));
  const entry = {
    at: Date.now(),
    url: "/lista?b",
    words: "Espinho",
    criteria: emptyCriteria,
    total: 2,
    keys: [],
  };
  localStorage.setItem("imo:pesquisas", JSON.stringify({ v: 1, saved: Date.now(), data: [entry] }));
  expect([result.current, screen.queryByRole("button")]).toEqual([null, null]);
  act(() => showPage(true));
  await waitFor(() => expect(result.current).toBe(RecentMenu));
  expect(button()).toBeTruthy();
});

test("offers nothing while the site asks for consent, the kept searches after yes, and none after no", async () => {
  const say = (word: string) =>
    act(() => {
      document.documentElement.dataset.imoMemory = word;
      document.dispatchEvent(new Event("imo-memory"));
    });
  say("ask");
  expect(screen.queryByRole("button")).toBeNull();
  const { result } = renderHook(() => useRecentMenu(undefined));
  expect(result.current).toBeNull();
  say("yes");
  await waitFor(() => expect(result.current).toBe(RecentMenu));
  expect(button()).toBeTruthy();
  say("no");
  expect(screen.queryByRole("button")).toBeNull();
});
