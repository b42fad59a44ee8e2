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

test("a home without a title, a type or a page is a home all the same", () => {
  expect(toFavouritesMessage([home({})], "").split("\n")[1]).toBe("- Imóvel, Sob Consulta");
});

const sixty = (titulo: string) =>
  Array.from({ length: 60 }, (_, id) => home({ id: 1000 + id, titulo, conselho: "Ovar", preco: 250_000 }));

test("sixty homes with long titles make a message that servers take, with every home's page", () => {
  const message = toFavouritesMessage(sixty("Moradia de luxo com piscina e vista para o mar ".repeat(3).trim()), "");
  expect(message.length).toBeLessThanOrEqual(14_000);
  expect(message.match(/_10\d\d$/gm)?.length).toBe(60);
  expect(message).toMatch(/^- Moradia de luxo com .*…, 250.000.€$/m);
});

test("titles of any length leave what fits of the list, the number of the others and the ending", () => {
  const message = toFavouritesMessage(sixty("😀 Moradia ".repeat(200)), "");
  expect(message.length).toBeLessThanOrEqual(14_000);
  const [, rest, ending] = /\n… e mais (\d+) imóveis\.\n(.*)$/.exec(message) ?? [];
  expect(message.match(/^- /gm)?.length).toBe(60 - Number(rest));
  expect(Number(rest)).toBeLessThan(60);
  expect(ending).toBe("Gostaria que me contactassem, por favor. Com os melhores cumprimentos.");
  expect(message).not.toMatch(/\p{Surrogate}/u);
});

test("a list that fits is said in full", () => {
  const titulo = "Apartamento com um título que é mais longo do que sessenta caracteres, ou quase";
  expect(toFavouritesMessage(sixty(titulo).slice(0, 20), "").match(/quase, Ovar/g)?.length).toBe(20);
});
