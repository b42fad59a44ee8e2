/** docs/product/memory.md#sharing-the-list */
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { formatSharedList, parseSharedList } from "./shared-list.ts";

const home = (data: object) => v.parse(imovel, data);

test("reads a list from its link as it was written, accents included, without photos", () => {
  const moradia = home({ id: 231, titulo: "Moradia à beira-mar – T3 ☀", preco: 250_000, fotos: { capa: "/a.jpg" } });
  const terreno = home({ id: "B-7", titulo: "Terreno", conselho: "Ovar", freguesia: "Válega" });
  const link = formatSharedList([moradia, terreno]);
  expect(link).toMatch(/^[\w-]+$/);
  expect(parseSharedList(link)).toEqual([{ ...moradia, fotos: null }, terreno]);
});

test.each(["", "%%%", "abc", btoa("[1]"), btoa("{}"), btoa(JSON.stringify(Array(31).fill([1])))])(
  "reads no list from %s",
  (text) => {
    expect(parseSharedList(text)).toEqual([]);
  },
);

test("reads a forged listing as text with a path of this site", () => {
  const row = [{ evil: true }, ["x"], null, null, 7, null, "muito", null, "https://elsewhere.example/"];
  const [forged, ...others] = parseSharedList(btoa(JSON.stringify([row, row, []])));
  expect([forged, others]).toEqual([home({ conselho: "7", link: "https://elsewhere.example/" }), []]);
  expect(forged && toPagePath(forged, "")).toBe("/https://elsewhere.example/");
});

test("tells listings without an id apart by their links, and still reads links of the older form", () => {
  const homes = ["loja", "terreno"].map((link) => home({ titulo: link, link }));
  expect(parseSharedList(formatSharedList(homes))).toEqual(homes);
  const old = btoa(JSON.stringify([[231, "Moradia", "Moradia", "Comprar", "Ovar", "", 250_000, 120]]));
  expect(parseSharedList(old)).toMatchObject([{ id: 231, preco: 250_000, areaPrivada: 120, link: "" }]);
});

test("writes and reads the first thirty listings of a longer list", () => {
  const homes = Array.from({ length: 31 }, (_, at) => home({ id: at + 1 }));
  expect(parseSharedList(formatSharedList(homes)).map(({ id }) => id)).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 1),
  );
});

test("reads no listing from a link with more listings than one can have", () => {
  const link = (rows: number) => btoa(JSON.stringify(Array.from({ length: rows }, (_, at) => [at + 1])));
  expect([parseSharedList(link(30)).length, parseSharedList(link(31)).length]).toEqual([30, 0]);
});
