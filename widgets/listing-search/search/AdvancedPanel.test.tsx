/** docs/product/listing.md#count-line */
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { AdvancedPanel } from "./AdvancedPanel.tsx";
import type { ListingResults } from "./listing-state.ts";

const search = { criteria: emptyCriteria, page: 1, cause: "start" } as const;
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
  [
    "Ver imóveis",
    { ...found(0), sent: { ...search, page: 2, criteria: { ...emptyCriteria, quartos: ["3"] } } } as const,
  ],
])("the button that closes the panel says %j", (name, results) => {
  render(
    <AdvancedPanel
      criteria={emptyCriteria}
      typed={{}}
      store={{} as never}
      localizacoes={undefined}
      collaborators={undefined}
      clears={0}
      results={results}
      isOpen={false}
      onClose={() => undefined}
      onClear={() => undefined}
    />,
  );
  expect(screen.getByRole("button", { name, hidden: true })).toBeTruthy();
});
