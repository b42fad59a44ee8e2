/** docs/product/memory.md#last-searches */
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { searchAgain } from "#api/search-again.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { keptSearches } from "#memory/kept-searches.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { toSearchFeatures } from "../search-features.ts";
import { keepSearch } from "./keep-search.ts";
import { SearchPanel } from "./SearchPanel.tsx";

vi.mock("#api/search-again.ts", () => ({
  searchAgain: vi.fn(async () => ({ total: 3, keys: ["3", "2", "1"], hasMore: false })),
}));

const settings = panelFormSettings();
const panel = (isOpen: boolean) => (
  <SearchPanel
    criteria={emptyCriteria}
    collaborators={undefined}
    url="/lista"
    features={toSearchFeatures(["pesquisas"], true)}
    avisos="mensagem"
    settings={settings}
    isOpen={isOpen}
    onClose={() => {}}
  />
);
function look(place: string) {
  vi.advanceTimersByTime(60 * 60_000);
  const criteria = { ...emptyCriteria, localizacao: [place] };
  keepSearch({ url: `/lista?localizacao=${place}`, words: place, criteria, total: 3, keys: [] });
}
const words = () => screen.getAllByRole("link", { hidden: true }).map((link) => link.textContent?.slice(0, 4));

test("the last searches are asked once and stay as they are while the panel is open, whatever is searched for meanwhile", async () => {
  vi.useFakeTimers();
  keptSearches.clear();
  for (const place of ["Ovar", "Maia"]) look(place);
  const { rerender } = render(panel(true));
  await act(async () => look("Faro"));
  await act(async () => look("Lagos"));
  expect(words()).toEqual(["Maia", "Ovar"]);
  expect(searchAgain).toHaveBeenCalledTimes(2);
  rerender(panel(false));
  rerender(panel(true));
  await act(async () => {});
  expect(words()).toEqual(["Lago", "Faro", "Maia"]);
  expect(searchAgain).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});
