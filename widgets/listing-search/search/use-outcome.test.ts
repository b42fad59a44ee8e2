/** docs/product/listing.md#after-a-success, docs/product/cards.md#energy-class, docs/events.md */
import { renderHook } from "@testing-library/react";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { imovel } from "#api/imovel.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import type { Shown } from "./listing-state.ts";
import { useOutcome } from "./use-outcome.ts";

const search = { criteria: emptyCriteria, page: 1, trigger: "filter" } as const;
const answer = (certificates: readonly string[], total: number | null): Shown => ({
  found: {
    listings: certificates.map((certificado, at) => v.parse(imovel, { id: at + 1, certificado })),
    page: 1,
    lastPage: 1,
    total,
  },
  search,
});

function openWith(shown: Shown) {
  const bridge = { position: 0, emit: vi.fn(), report: vi.fn(), keepFallback: vi.fn() };
  const heading = document.createElement("h2");
  const focus = vi.spyOn(heading, "focus");
  const resultsOf = (now: Shown) => ({
    shown: now,
    sent: now.search,
    isLoading: false,
    failure: null,
  });
  const { rerender } = renderHook(
    (now: Shown) => useOutcome({ results: resultsOf(now), bridge, heading: { current: heading } }),
    { initialProps: shown },
  );
  return {
    ...bridge,
    focus,
    rerender,
    problems: () => bridge.report.mock.calls.map(([{ message }]) => message),
  };
}

test.each([
  [30, 30],
  [0, 0],
  [null, 2],
])(
  "reports a total of %o to the page as %i, and counts the shown listings without a total",
  (total, count) => {
    const { emit } = openWith(answer(["A", "B"], total));
    expect(emit).toHaveBeenCalledWith("imo:results", { count, page: 1, lastPage: 1 });
  },
);

test("reports each search to the page once, however often the listing renders", () => {
  const shown = answer([], 0);
  const { emit, rerender } = openWith(shown);
  rerender(shown);
  rerender({ ...shown, search: { ...search, page: 2 } });
  const searches = emit.mock.calls.filter(([name]) => name === "imo:search");
  expect(searches).toEqual(Array(2).fill(["imo:search", { criteria: emptyCriteria }]));
});

test("focuses the heading for another page without scrolling to it, and leaves the focus for other filters", async () => {
  const { focus, rerender } = openWith(answer([], 0));
  rerender({ ...answer([], 0), search: { ...search, page: 2, trigger: "page" } });
  expect(focus).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true }));
});

test("reports an unknown energy class once, and never a known or missing one", () => {
  const { problems, rerender } = openWith(answer(["", "A+", "Z", "Z"], 4));
  const expected = "expected A+, A, B, B-, C, D, E, F, Isento, Em curso";
  expect(problems()).toEqual([
    `listing-search: certificado of listing 3 ${expected}, got "Z"; it is left out.`,
  ]);
  rerender(answer(["Y", "Z", " "], 3));
  expect(problems().slice(1)).toEqual([
    `listing-search: certificado of listing 1 ${expected}, got "Y"; it is left out.`,
  ]);
});
