/** docs/product/memory.md#last-searches */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { post } from "#api/client.ts";
import { searchAgain } from "#api/search-again.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { keptSearches } from "#memory/kept-searches.ts";
import { fillRequiredAtOnce, panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing, type ListingChange } from "../../../tests/support/listing.tsx";
import { keepSearch } from "./keep-search.ts";
import { SearchPanel } from "./SearchPanel.tsx";

vi.mock("#api/search-again.ts", () => ({
  searchAgain: vi.fn(async () => ({ total: 3, keys: ["3", "2", "1"], hasMore: false })),
}));

vi.mock("#api/client.ts", async (original) => ({
  ...(await original<object>()),
  post: vi.fn(() => Promise.resolve()),
}));

const settings = panelFormSettings();
const page = { settings, store: { searchUrl: "/lista" } };
const panel = (isOpen: boolean, change: ListingChange = {}) =>
  inListing(<SearchPanel isOpen={isOpen} onClose={() => {}} />, {
    ...page,
    funcoes: ["pesquisas"],
    ...change,
  });
function look(place: string) {
  vi.advanceTimersByTime(60 * 60_000);
  const criteria = { ...emptyCriteria, localizacao: [place] };
  keepSearch({ url: `/lista?localizacao=${place}`, words: place, criteria, total: 3, keys: [] });
}
const words = () =>
  screen.getAllByRole("link", { hidden: true }).map((link) => link.textContent?.slice(0, 4));

test("requests each last search once, and doesn't change the list while the panel is open", async () => {
  vi.useFakeTimers();
  keptSearches.clear();
  for (const place of ["Ovar", "Maia"]) look(place);
  const { rerender } = render(panel(true));
  await act(async () => look("Faro"));
  await act(async () => look("Lagos"));
  rerender(panel(true));
  await act(async () => {});
  expect(words()).toEqual(["Maia", "Ovar"]);
  expect(searchAgain).toHaveBeenCalledTimes(2);
  rerender(panel(false));
  rerender(panel(true));
  await act(async () => {});
  expect(words()).toEqual(["Lago", "Faro", "Maia"]);
  expect(searchAgain).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});

test("shows the last searches once there is one", () => {
  const others = () =>
    screen.queryByRole("heading", { name: "Últimas pesquisas", hidden: true }) !== null;
  act(() => keptSearches.clear());
  const { unmount } = render(panel(true));
  expect(others()).toBe(false);
  unmount();
  const criteria = { ...emptyCriteria, localizacao: ["Ovar"] };
  keepSearch({ url: "/lista?localizacao=Ovar", words: "Ovar", criteria, total: 3, keys: [] });
  render(panel(true));
  expect(others()).toBe(true);
});

test("names the search that it is about, or all listings without a filter", () => {
  const named = () => document.querySelector(".imo-this-search__words")?.textContent;
  const { rerender } = render(panel(false));
  expect(named()).toBe("Todos os imóveis");
  rerender(panel(false, { criteria: { ...emptyCriteria, localizacao: ["Ovar"] } }));
  expect(named()).toBe("Ovar");
});

test("sends the search with the alert's message", async () => {
  const store = { searchUrl: "/lista?localizacao=V%C3%A1lega&tipologia=T2" };
  render(panel(true, { funcoes: ["avisos"], store }));
  fillRequiredAtOnce();
  await act(async () =>
    fireEvent.click(screen.getByRole("button", { name: "Enviar", hidden: true })),
  );
  expect(vi.mocked(post).mock.lastCall?.[2].chosen).toEqual({
    pesquisa: "localizacao=V%C3%A1lega&tipologia=T2",
  });
});

test("keeps a half-written message for its own search", () => {
  const message = () =>
    screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Mensagem/, hidden: true });
  const about = (place: string) =>
    panel(true, { funcoes: ["avisos"], criteria: { ...emptyCriteria, localizacao: [place] } });
  const { rerender } = render(about("Ovar"));
  fireEvent.change(message(), { target: { value: "Perto do mar, em Ovar." } });
  rerender(about("Maia"));
  expect(message().value).toContain("- Maia");
  rerender(about("Ovar"));
  expect(message().value).toBe("Perto do mar, em Ovar.");
});

test("names no URL in the message of a listing that isn't the first on the page", async () => {
  const { bridge } = settings;
  const other = { ...settings, bridge: { ...bridge, position: 1 } };
  render(panel(true, { funcoes: ["avisos"], settings: other }));
  const message = screen.getByRole<HTMLTextAreaElement>("textbox", {
    name: /Mensagem/,
    hidden: true,
  }).value;
  expect(message).toContain("novos imóveis");
  expect(message).not.toContain("/lista");
});
