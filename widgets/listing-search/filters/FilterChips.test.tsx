/** docs/product/listing.md#active-filters */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { FilterChips } from "./FilterChips.tsx";

const filter = (label: string) => ({ id: label, label }) as ActiveFilter;

function Chips({ labels }: { labels: readonly string[] }) {
  const [filters, setFilters] = useState(labels.map(filter));
  const drop = ({ id }: ActiveFilter) => setFilters(filters.filter((one) => one.id !== id));
  return inListing(<FilterChips filters={filters} />, { store: { drop } });
}
const press = async (label: string) => {
  screen.getByRole("button", { name: `Retirar filtro: ${label}` }).focus();
  await userEvent.keyboard("{Enter}");
};
const focused = () => document.activeElement?.textContent;

test("moves the focus from a removed filter to the next one, or from the last to the previous one", async () => {
  render(<Chips labels={["Novo", "T2", "Garagem"]} />);
  await press("Novo");
  expect(focused()).toBe("T2");
  await press("Garagem");
  expect(focused()).toBe("T2");
  await press("T2");
  expect(screen.queryByRole("button")).toBeNull();
});

test("leaves the focus alone when filters disappear by themselves", () => {
  const { rerender } = render(inListing(<FilterChips filters={[filter("Novo"), filter("T2")]} />));
  rerender(inListing(<FilterChips filters={[filter("T2")]} />));
  expect(document.activeElement).toBe(document.body);
});
