/** docs/product/memory.md#sending-the-list */
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { toFavouritesMessage } from "./favourites-message.ts";

const home = (data: object) => v.parse(imovel, data);

test("the agency reads of each home its title, address and price, and its page in the next line", () => {
  const moradia = home({ id: 231, titulo: "Moradia T3", conselho: "Ovar", preco: 250_000, tipoNegocio: "Comprar" });
  const loja = home({ id: 7, tipoImovel: "Loja", preco: 800, tipoNegocio: "Arrendar" });
  const [greeting, ...lines] = toFavouritesMessage([moradia, loja], "").split("\n");
  expect(greeting).toBe("Olá, gostaria de saber mais sobre estes imóveis:");
  expect(lines.map((line) => line.replaceAll("\u00A0", " ").replace(location.origin, ""))).toEqual([
    "- Moradia T3, Ovar, 250 000 €",
    "  /moradia-t3_231",
    expect.stringMatching(/^- Loja, 800 €\/mês$/),
    expect.stringContaining("_7"),
    "Gostaria que me contactassem, por favor. Com os melhores cumprimentos.",
  ]);
});

test("a home without an id has its page by its link", () => {
  const [, , page] = toFavouritesMessage([home({ titulo: "Loja", link: "/loja" })], "").split("\n");
  expect(page).toBe(`  ${location.origin}/loja`);
});

test("a home without a title, a type or a page is a home all the same", () => {
  expect(toFavouritesMessage([home({})], "").split("\n")[1]).toBe("- Imóvel, Sob Consulta");
});
