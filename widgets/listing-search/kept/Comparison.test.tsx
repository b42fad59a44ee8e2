/** docs/product/memory.md#comparing */
import { render, screen } from "@testing-library/react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { panelFormSettings } from "../../../tests/support/forms.ts";
import { inListing } from "../../../tests/support/listing.tsx";
import { Comparison } from "./Comparison.tsx";

test("links each listing to its page, by its title or, without an id, by its link", () => {
  const homes = [
    { id: 7, titulo: "Loja" },
    { titulo: "Terreno", link: "terreno" },
    { titulo: "Sem página" },
  ];
  render(
    inListing(<Comparison listings={homes.map((home) => v.parse(imovel, home))} />, {
      siteBase: "/sub",
    }),
  );
  const pages = homes.map(({ titulo }) => screen.getByText(titulo).getAttribute("href"));
  expect(pages).toEqual(["/sub/loja_7", "/sub/terreno", null]);
});

test("marks the best value for screen readers too", () => {
  const homes = [
    { id: 1, titulo: "A", numQuartos: 2 },
    { id: 2, titulo: "B", numQuartos: 3 },
  ];
  const settings = { ...panelFormSettings(), telefone: "256 000 000" };
  render(
    inListing(<Comparison listings={homes.map((home) => v.parse(imovel, home))} />, { settings }),
  );
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toContain(
    "3, o melhor valor",
  );
  expect(screen.getAllByText(", o melhor valor")).toHaveLength(1);
  const marked = [...document.querySelectorAll(".imo-compare__best")].map(
    (cell) => cell.textContent,
  );
  expect(marked).toEqual(["3, o melhor valor"]);
  expect(screen.getByText(/^256 000 000 · Impresso em /)).toBeTruthy();
});
