/** The first search, from the page data (docs/product/listing.md#presets). */
import { expect, test } from "vitest";
import { toSearchPageData } from "./search-page-data.ts";

test("filters nothing without page data, and knows every place and no agent", () => {
  const { presets, places, ids } = toSearchPageData({});
  expect(presets).toMatchObject({ objetivo: [], tipologia: [], localizacao: [], comercial: [] });
  expect(places.places.map(({ nome }) => nome)).toContain("Ovar");
  expect(ids).toEqual([]);
});

test("reads presets with the page's own places, and leaves ids in their given form", () => {
  const { presets, ids } = toSearchPageData({
    objectivo: ["Comprar"],
    localizacao: ["furadouro"],
    localizacoes: [{ nome: "Ovar", total: 3, tambem: ["Furadouro"] }],
    colaboradores: [{ id: 7 }, { id: "b" }],
  });
  expect(presets.objetivo).toEqual(["Comprar"]);
  expect(presets.localizacao).toEqual(["Ovar"]);
  expect(ids).toEqual([7, "b"]);
});
