/** docs/product/memory.md#whats-new */
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PresentResults } from "#domain/search/search-news.ts";
import { RecentSearches } from "./RecentSearches.tsx";

const searches = [
  { at: Date.now(), url: "/lista?a", words: "Arrendar · Ovar", total: 3, keys: ["3", "2", "1"] },
  { at: Date.now(), url: "/lista?b", words: "Comprar · Loja", total: 12, keys: [] },
];
const lineOf = (words: RegExp) => screen.getByRole("link", { name: words }).textContent;

test("requests each search once and says what is new, and keeps the link of one that fails", async () => {
  const found: PresentResults = { total: 5, keys: ["5", "4", "3", "2", "1"], hasMore: false };
  const fetchResults = vi.fn(async ({ url }: { url: string }) => {
    if (url === "/lista?b") throw new Error("no line");
    return found;
  });
  const { rerender } = render(<RecentSearches searches={searches} fetchResults={fetchResults} />);
  await act(async () => {});
  rerender(<RecentSearches searches={searches} fetchResults={fetchResults} />);
  expect(lineOf(/^Arrendar/)).toBe("Arrendar · OvarVista hoje · 5 imóveis2 novidades");
  expect(lineOf(/^Comprar/)).toBe("Comprar · LojaVista hoje");
  expect(fetchResults).toHaveBeenCalledTimes(2);
});

test("says that a search finds nothing, without news", async () => {
  const none = { at: Date.now(), url: "/lista?c", words: "Trespassar", total: 0, keys: [] };
  render(
    <RecentSearches
      searches={[none]}
      fetchResults={async () => ({ total: 0, keys: [], hasMore: false })}
    />,
  );
  await act(async () => {});
  expect(lineOf(/^Trespassar/)).toBe("TrespassarVista hoje · sem imóveis");
});

test("separates the thousands of large numbers", async () => {
  const fetchResults = async () => ({ total: 1327, keys: ["9"], hasMore: true });
  render(<RecentSearches searches={searches.slice(0, 1)} fetchResults={fetchResults} />);
  await act(async () => {});
  expect(lineOf(/^Arrendar/)).toMatch(/1\u00a0327 imóveispelo menos 1\u00a0324 novidades$/);
});

test("aborts the running requests when it unmounts", () => {
  const signals: AbortSignal[] = [];
  const fetchResults = (_search: object, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<PresentResults>(() => {});
  };
  const { unmount } = render(<RecentSearches searches={searches} fetchResults={fetchResults} />);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
