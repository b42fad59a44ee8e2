/** docs/product/memory.md#sharing-the-list */
import * as v from "valibot";
import { expect, test } from "vitest";
import { imovel } from "#api/imovel.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { formatSharedList, parseSharedList } from "./shared-list.ts";

const read = (text: string) => parseSharedList(text).listings;

const home = (data: object) => v.parse(imovel, data);

test("reads a list from its link as it was written, accents included, without photos", () => {
  const moradia = home({
    id: 231,
    titulo: "Moradia à beira-mar – T3 ☀",
    preco: 250_000,
    fotos: { capa: "/a.jpg" },
  });
  const terreno = home({ id: "B-7", titulo: "Terreno", conselho: "Ovar", freguesia: "Válega" });
  const link = formatSharedList([moradia, terreno]);
  expect(link).toMatch(/^[\w-]+$/);
  expect(read(link)).toEqual([{ ...moradia, fotos: null }, terreno]);
});

test.each(["", "%%%", "abc", btoa("[1]"), btoa("{}"), btoa(JSON.stringify(Array(31).fill([1])))])(
  "reads no list from %s",
  (text) => {
    expect(parseSharedList(text)).toEqual({ listings: [], missing: 0 });
  },
);

test("reads a forged listing as text with a path of this site", () => {
  const row = [
    { evil: true },
    ["x"],
    null,
    null,
    7,
    null,
    "muito",
    null,
    "https://elsewhere.example/",
  ];
  const [forged, ...others] = read(btoa(JSON.stringify([row, row, []])));
  expect([forged, others]).toEqual([
    home({ conselho: "7", link: "https://elsewhere.example/" }),
    [],
  ]);
  expect(forged && toPagePath(forged, "")).toBe("/https://elsewhere.example/");
});

test("distinguishes listings without an id by their links, and still reads links of the older form", () => {
  const homes = ["loja", "terreno"].map((link) => home({ titulo: link, link }));
  expect(read(formatSharedList(homes))).toEqual(homes);
  const old = btoa(
    JSON.stringify([[231, "Moradia", "Moradia", "Comprar", "Ovar", "", 250_000, 120]]),
  );
  expect(read(old)).toMatchObject([{ id: 231, preco: 250_000, areaPrivada: 120, link: "" }]);
});

test("writes and reads the first thirty listings of a longer list", () => {
  const homes = Array.from({ length: 31 }, (_, at) => home({ id: at + 1 }));
  expect(read(formatSharedList(homes)).map(({ id }) => id)).toEqual(
    Array.from({ length: 30 }, (_, at) => at + 1),
  );
});

test("reads no listings from a link that contains too many", () => {
  const link = (rows: number) =>
    btoa(JSON.stringify(Array.from({ length: rows }, (_, at) => [at + 1])));
  expect([read(link(30)).length, read(link(31)).length]).toEqual([30, 0]);
});

const towns = ["Válega", "São João de Ovar", "Esmoriz", "Cortegaça", "Maceda"];
const homesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const [rooms, parish] = [1 + (at % 4), towns[at % towns.length] as string];
    const titulo = `Moradia T${rooms} com jardim e garagem em ${parish}`;
    return home({
      id: 20_231 + at * 7,
      titulo,
      tipoImovel: "Moradia",
      tipoNegocio: "Venda",
      conselho: "Ovar",
      freguesia: parish,
      preco: 185_000 + at * 4500,
      areaPrivada: 98 + at * 3.5,
      certificado: "B-",
    });
  });

test("includes the identity of a listing that has one", () => {
  const homes = [home({ id: 7, identidade: "OVR-7" }), home({ id: 8 })];
  expect(parseSharedList(formatSharedList(homes)).listings).toEqual(homes);
});

test("reads the complete listings of a truncated link, and how many are missing, wherever it is cut", () => {
  const homes = homesOf(5);
  const link = formatSharedList(homes);
  for (let length = 0; length < link.length; length += 1) {
    const { listings, missing } = parseSharedList(link.slice(0, length));
    expect(listings).toEqual(homes.slice(0, listings.length));
    if (listings.length > 0) expect(listings.length + missing).toBe(5);
  }
  const { listings, missing } = parseSharedList(link.slice(0, -4));
  expect([listings.length, missing]).toEqual([4, 1]);
});

test.each([".", ")", "),", "%29", "_", "-"])(
  "reads a link followed by %s as it was sent",
  (sign) => {
    for (const count of [1, 2, 3, 4]) {
      const homes = homesOf(count);
      expect(parseSharedList(formatSharedList(homes) + sign)).toEqual({
        listings: homes,
        missing: 0,
      });
    }
  },
);

test("writes thirty listings in fewer than three thousand characters", () => {
  const homes = homesOf(30);
  const { length } = formatSharedList(homes);
  expect(read(formatSharedList(homes))).toEqual(homes);
  expect(length).toBeLessThan(3000);
});

test("leaves out the link of a listing whose id leads to its page", () => {
  expect(read(formatSharedList([home({ id: 7, link: "imoveis/casa-7" })]))).toEqual([
    home({ id: 7 }),
  ]);
});

test("says which day a copy in a link is from", () => {
  const asOf = Date.UTC(2026, 5, 12, 9);
  const [first, second] = read(formatSharedList([{ ...home({ id: 1 }), asOf }, home({ id: 2 })]));
  expect([first && new Date(first.asOf ?? 0).toISOString().slice(0, 10), second?.asOf]).toEqual([
    "2026-06-12",
    undefined,
  ]);
});

test("removes control characters from a forged title, and keeps characters of two units whole", () => {
  const homes = [home({ id: 1, titulo: "a\u0000b\u001f🏠" }), home({ id: 2, titulo: "a b 🏡" })];
  expect(read(formatSharedList(homes)).map(({ titulo }) => titulo)).toEqual(["a b 🏠", "a b 🏡"]);
});
