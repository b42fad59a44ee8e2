/** docs/product/memory.md#sending-the-list */
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { toFavouritesMessage } from "./favourites-message.ts";

const home = (data: object) => v.parse(imovel, data);

test("writes each listing's title, address and price, and its page on the next line", () => {
  const moradia = home({
    id: 231,
    titulo: "Moradia T3",
    conselho: "Ovar",
    preco: 250_000,
    tipoNegocio: "Comprar",
  });
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

test("finds the page of a listing without an id by its link", () => {
  const [, , page] = toFavouritesMessage([home({ titulo: "Loja", link: "/loja" })], "").split("\n");
  expect(page).toBe(`  ${location.origin}/loja`);
});

test("names even a listing without a title, a type or a page", () => {
  expect(toFavouritesMessage([home({})], "").split("\n")[1]).toBe("- Imóvel, Sob Consulta");
});

const long = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) =>
    home({ id: at + 1, titulo: "Moradia ".repeat(length / 8), conselho: "Ovar" }),
  );

test("names only the pages of sixty listings with long titles, so that the server accepts the message", () => {
  const message = toFavouritesMessage(long(60, 120), "");
  expect(message.length).toBeLessThan(14_500);
  const lines = message.split("\n").slice(1, -1);
  expect(lines).toHaveLength(60);
  expect(
    lines.every(
      (line, at) => line.startsWith(`- ${location.origin}/moradia`) && line.endsWith(`_${at + 1}`),
    ),
  ).toBe(true);
});

test("counts the listings whose pages no longer fit", () => {
  const message = toFavouritesMessage(long(60, 800), "");
  expect(message.length).toBeLessThan(14_500);
  expect(message.split("\n").at(-2)).toMatch(/^- e mais 4\d imóveis$/);
});

test("writes everything up to the limit, and less about each listing one character beyond it", () => {
  const line = "- , Sob Consulta";
  const message = (length: number) =>
    toFavouritesMessage([home({ titulo: "x".repeat(length - line.length) })], "").includes(
      "Sob Consulta",
    );
  expect([message(14_000), message(14_001)]).toEqual([true, false]);
});

test("says which day the price of an older copy is from", () => {
  const asOf = new Date(2026, 5, 12, 9).getTime();
  const [, older, , today] = toFavouritesMessage(
    [
      { ...home({ id: 1, titulo: "Moradia", preco: 250_000 }), asOf },
      { ...home({ id: 2, titulo: "Loja", preco: 90_000 }), asOf: Date.now() },
    ],
    "",
  ).split("\n");
  expect([older, today]).toEqual([
    "- Moradia, 250\u00A0000\u00A0€ em 12/06/2026",
    "- Loja, 90\u00A0000\u00A0€",
  ]);
});
