/**
 * docs/product/listing.md#count-line, docs/product/listing.md#advanced-panel,
 * docs/product/choice-lists.md#chip-limits
 */
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { filterSamples } from "../../../tests/support/filter-samples.ts";
import { inListing, type ListingChange } from "../../../tests/support/listing.tsx";
import type { ListingResults } from "../search/listing-state.ts";
import { AdvancedPanel } from "./AdvancedPanel.tsx";

const search = { criteria: emptyCriteria, page: 1, trigger: "start" } as const;
function panel(change: ListingChange) {
  return inListing(<AdvancedPanel isOpen={false} onClose={() => undefined} />, {
    results: found(1),
    ...change,
  });
}
const found = (total: number | null): ListingResults => ({
  shown: { found: { listings: [], page: 1, lastPage: 1, total }, search },
  sent: search,
  isLoading: false,
  failure: null,
});

test.each([
  ["Sem imóveis com estes filtros", found(0)],
  ["Ver 1 imóvel", found(1)],
  ["Ver 26 imóveis", found(26)],
  ["Ver imóveis", found(null)],
  ["Ver 26 imóveis", { ...found(26), isLoading: true, sent: { ...search, page: 2 } } as const],
  [
    "Ver imóveis",
    {
      ...found(26),
      isLoading: true,
      sent: { ...search, criteria: { ...emptyCriteria, quartos: ["3"] } },
    } as const,
  ],
  [
    "Ver imóveis",
    {
      ...found(0),
      sent: { ...search, page: 2, criteria: { ...emptyCriteria, quartos: ["3"] } },
    } as const,
  ],
])("says %j on the button that closes it", (name, results) => {
  render(panel({ results }));
  expect(screen.getByRole("button", { name, hidden: true })).toBeTruthy();
});

const priceField = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const isWrong = (name: string) => priceField(name).getAttribute("aria-invalid") === "true";

test.each([
  [{ minprice: 200_000, maxprice: 100_000 }, true],
  [{ minprice: 100_000, maxprice: 100_000 }, false],
  [{ minprice: 200_000, maxprice: null }, false],
  [{ minprice: null, maxprice: 100_000 }, false],
])("says about the prices %o that none can match: %s", (prices, isCrossed) => {
  render(panel({ criteria: { ...emptyCriteria, ...prices } }));
  expect([isWrong("Preço mínimo"), isWrong("Preço máximo")]).toEqual([isCrossed, isCrossed]);
  const text = screen.queryByText("O mínimo é superior ao máximo. Corrija um dos dois.");
  expect(text !== null).toBe(isCrossed);
  for (const name of ["Preço mínimo", "Preço máximo"]) {
    const described = document.getElementById(
      priceField(name).getAttribute("aria-describedby") ?? "",
    );
    expect(described?.contains(text) ?? false).toBe(isCrossed);
  }
});

test("says nothing about prices that would cross before the typed one applies", () => {
  render(panel({ criteria: { ...emptyCriteria, minprice: 400_000 }, typed: { maxprice: "3" } }));
  expect([isWrong("Preço mínimo"), isWrong("Preço máximo")]).toEqual([false, false]);
});

test("stops reporting crossed prices once typing corrects them", () => {
  const criteria = { ...emptyCriteria, minprice: 200_000, maxprice: 100_000 };
  render(panel({ criteria, typed: { maxprice: "300 000" } }));
  expect(isWrong("Preço máximo")).toBe(false);
});

test("reports an unreadable price under its own field, and applies a field's text on Enter", () => {
  const store = { type: vi.fn(), apply: vi.fn() };
  render(panel({ typed: { minprice: "muito" }, store }));
  expect([isWrong("Preço mínimo"), isWrong("Preço máximo")]).toEqual([true, false]);
  expect(screen.getByText("Escreva o preço em algarismos, por exemplo 250 000")).toBeTruthy();
  fireEvent.keyDown(priceField("Preço mínimo"), { key: "a" });
  expect(store.apply).not.toHaveBeenCalled();
  fireEvent.keyDown(priceField("Preço mínimo"), { key: "Enter" });
  expect(store.apply).toHaveBeenCalledExactlyOnceWith("minprice");
  fireEvent.keyDown(screen.getByRole("textbox", { name: "Referência", hidden: true }), {
    key: "Enter",
  });
  expect(store.apply).toHaveBeenLastCalledWith("idRef");
  fireEvent.input(priceField("Preço máximo"), { target: { value: "3" } });
  expect(store.type).toHaveBeenCalledExactlyOnceWith("maxprice", "3");
});

test("shows a spinner while the number of listings isn't known, even for the first search", () => {
  const isWaiting = () => document.querySelector(".imo-spinner") !== null;
  const first = { shown: null, sent: search, isLoading: true, failure: null } as const;
  const { rerender } = render(panel({ results: first }));
  expect(isWaiting()).toBe(true);
  rerender(panel({ results: found(3) }));
  expect(isWaiting()).toBe(false);
  rerender(panel({ results: { ...found(3), isLoading: true, sent: { ...search, page: 2 } } }));
  expect(isWaiting()).toBe(false);
  const sent = { ...search, criteria: { ...emptyCriteria, quartos: ["3"] } } as const;
  rerender(panel({ results: { ...found(3), isLoading: true, sent } }));
  expect(isWaiting()).toBe(true);
  rerender(panel({ results: { ...found(3), sent, failure: new Error("no line") } }));
  expect(isWaiting()).toBe(false);
});

test("names one or more parking spaces as parking, and one or more rooms by number", () => {
  render(panel({}));
  const tails = (group: string) =>
    [...screen.getByRole("group", { name: group, hidden: true }).querySelectorAll("button")].map(
      ({ textContent }) => textContent,
    );
  expect(tails("Quartos")).toEqual(["1 ou mais", "2 ou mais", "3 ou mais", "4 ou mais"]);
  expect(tails("Estacionamento")).toEqual(["Com estacionamento", "2 ou mais", "3 ou mais"]);
});

test("shows nine chips and the number of the others", () => {
  const collaborators = Array.from({ length: 11 }, (_, id) => ({ id, name: `Comercial ${id}` }));
  render(
    panel({
      collaborators,
      criteria: { ...emptyCriteria, comercial: collaborators.map(({ id }) => id) },
    }),
  );
  expect(screen.getAllByRole("button", { name: /^Retirar /, hidden: true })).toHaveLength(9);
  expect(screen.getByText("e mais 2")).toBeTruthy();
});

const ofPanel = filterSamples.filter(({ filter }) => filter.place !== "map");

test.each(ofPanel)("has a control for $key", ({ filter }) => {
  render(panel({ collaborators: [{ id: 7, name: "Ana" }] }));
  const isGroup =
    filter.place === "panel" && (filter.kind === "choices" || filter.kind === "counts");
  const found = isGroup
    ? screen.getByRole("group", { name: filter.legend, hidden: true })
    : screen.getByLabelText(filter.legend, {
        exact: false,
        selector: "input, button, [role=combobox]",
      });
  expect(found).toBeTruthy();
});
