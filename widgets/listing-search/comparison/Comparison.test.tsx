/** docs/product/memory.md#comparing */
import { render, screen } from "@testing-library/react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { Comparison } from "./Comparison.tsx";

test("each listing leads to its page, by its title or, without an id, by its link", () => {
  const homes = [{ id: 7, titulo: "Loja" }, { titulo: "Terreno", link: "terreno" }, { titulo: "Sem página" }];
  render(<Comparison listings={homes.map((home) => v.parse(imovel, home))} siteBase="/sub" />);
  const pages = homes.map(({ titulo }) => screen.getByText(titulo).getAttribute("href"));
  expect(pages).toEqual(["/sub/loja_7", "/sub/terreno", null]);
});
