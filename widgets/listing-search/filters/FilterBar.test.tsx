/** docs/product/choice-lists.md#chip-limits, docs/product/listing.md#badge */
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { propertyTypes } from "#domain/fields/enumerations.ts";
import { type Criteria, emptyCriteria } from "#domain/search/criteria.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { FilterBar } from "./FilterBar.tsx";

const bar = (change: Partial<Criteria>) =>
  inListing(<FilterBar />, { criteria: { ...emptyCriteria, ...change } });

test("shows three chips and the number of the others", () => {
  render(bar({ tipologia: propertyTypes.slice(0, 5) }));
  expect(screen.getAllByRole("button", { name: /^Retirar / })).toHaveLength(3);
  expect(screen.getByText("e mais 2")).toBeTruthy();
});

test.each([
  [{}, "Pesquisa Avançada"],
  [{ minprice: 100_000 }, "Pesquisa Avançada1 filtro ativo"],
  [{ minprice: 100_000, quartos: ["3"] as const }, "Pesquisa Avançada2 filtros ativos"],
])("with %o chosen, reads the panel's button out as %j", (change, heard) => {
  render(bar(change));
  expect(screen.getByRole("button", { name: /^Pesquisa Avançada/ }).textContent).toBe(heard);
});
