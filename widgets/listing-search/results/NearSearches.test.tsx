/** docs/product/listing.md#near-searches */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { getPlaces } from "#domain/places/places.ts";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { answering, json } from "../../../tests/support/http-server.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { workDone } from "../../../tests/support/turns.ts";
import { NearSearches } from "./NearSearches.tsx";

/** A search without results. Its six alternatives each drop one filter, in this order. */
const criteria: Criteria = {
  ...emptyCriteria,
  objetivo: ["Comprar"],
  tipologia: ["Loja"],
  estado: ["Novo"],
  garagem: ["1"],
  wcs: ["2"],
  quartos: ["3"],
};
const { places } = getPlaces();
type Found = { count: number; lastPage?: number; total?: number | null };

/**
 * Opens a page whose server gives these answers in the order of the requests, and finds no listings
 * for all further ones.
 */
async function openWith(...found: readonly (Found | null)[]) {
  const report = vi.fn();
  const onChoose = vi.fn();
  const asked = await answering((response, request, at) => {
    const { count, lastPage = 1, total = count } = found[at] ?? { count: 0 };
    const data = Array.from({ length: count }, (_, id) => ({ id, titulo: "A" }));
    json({ data, current_page: 1, last_page: lastPage, ...(total !== null && { total }) })(
      response,
      request,
      at,
    );
  });
  const bridge = { position: 0, emit: vi.fn(), report, keepFallback: () => () => {} };
  const store = { places, choose: onChoose };
  const near = (change: { apiBase?: string }) =>
    inListing(<NearSearches />, {
      criteria,
      store,
      settings: { ...panelFormSettings(), bridge, ...change },
    });
  return { asked, report, onChoose, bridge, near, view: render(near({})) };
}
/**
 * Waits until this text is shown. The code of the requests is read from the disk first, which takes
 * seconds on a busy machine.
 */
const said = (text: string) => screen.findByText(text, {}, { timeout: 15_000 });
const offered = () => screen.queryAllByRole("button").map((button) => button.textContent);

test("offers three searches that have listings, and requests no more once it has three", async () => {
  const { asked, onChoose } = await openWith({ count: 1 }, { count: 2 }, { count: 3 });
  await said("Há imóveis em 3 pesquisas semelhantes.");
  expect(offered()).toHaveLength(3);
  expect(new Set(offered().map((text) => text?.match(/\d+ im.*$/)?.[0]))).toEqual(
    new Set(["1 imóvel", "2 imóveis", "3 imóveis"]),
  );
  expect(asked).toHaveLength(3);
  expect(asked.map(({ body }) => JSON.parse(body).page)).toEqual([1, 1, 1]);
  const [first] = screen.getAllByRole("button");
  fireEvent.click(first as HTMLElement);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ ...criteria, estado: [] });
});

test("starts a second round if the first finds too few, and never offers more than three", async () => {
  const { asked } = await openWith(
    { count: 1 },
    null,
    { count: 1 },
    { count: 1 },
    { count: 1 },
    null,
  );
  await said("Há imóveis em 3 pesquisas semelhantes.");
  expect(offered()).toHaveLength(3);
  expect(asked).toHaveLength(6);
});

test("announces a single search, and gives a minimum if the server sends no total", async () => {
  await openWith({ count: 12, lastPage: 4, total: null });
  await said("Há imóveis em 1 pesquisa semelhante.");
  expect(offered()[0]).toMatch(/mais de 36 imóveis$/);
});

test("counts the listings of a single page if the server sends no total", async () => {
  await openWith({ count: 5, total: null });
  await said("Há imóveis em 1 pesquisa semelhante.");
  expect(offered()[0]).toMatch(/[^e] ?5 imóveis$/);
});

test("offers and announces nothing if no near search has listings", async () => {
  const { asked, report } = await openWith();
  // A call that is still under way would be counted among those of the next test.
  await waitFor(() => expect(asked).toHaveLength(6), { timeout: 15_000 });
  await workDone();
  expect(offered()).toEqual([]);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByRole("status").textContent).toBe("");
  expect(report).not.toHaveBeenCalled();
});

test("stops its calls when the visitor moves on, and reports none of them", async () => {
  const { asked: before, report, near, view } = await openWith();
  // Otherwise a call of the first search would be counted among those that are held.
  await waitFor(() => expect(before).toHaveLength(6), { timeout: 15_000 });
  let stopped = 0;
  const asked = await answering((response) => void response.on("close", () => (stopped += 1)));
  view.rerender(near({ apiBase: "/held" }));
  await waitFor(() => expect(asked).toHaveLength(3), { timeout: 15_000 });
  view.unmount();
  await waitFor(() => expect(stopped).toBe(3));
  await workDone();
  expect(report).not.toHaveBeenCalled();
});

test("reports a failed call once", async () => {
  const { report, view, near } = await openWith();
  await answering(json({}, 500));
  view.rerender(near({ apiBase: "/other" }));
  await waitFor(() => expect(report).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(report.mock.calls[0]?.[0]).toMatchObject({
    code: "network",
    message: expect.stringContaining("listing-search: near searches could not be asked for, "),
  });
  expect(offered()).toEqual([]);
});
