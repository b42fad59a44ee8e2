import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { aListing, send, type TestSite, testSite } from "../../../tests/support/visitor.ts";
import { OLD_UNION_OF_OVAR } from "../seed/concelhos.ts";
import type { Listing } from "../seed/listing.ts";
import { PER_PAGE } from "./paginator.ts";
import { type SearchRequest, searchListings } from "./search.ts";

const { facts } = aListing(0);
const flat = (id: number, about: Partial<Listing>) =>
  aListing(id, {
    tipoImovel: "Apartamento",
    tipoNegocio: "Venda",
    conselho: "Espinho",
    freguesia: null,
    preco: 100_000,
    ...about,
  });

let site: TestSite;

beforeAll(async () => {
  site = await testSite([
    flat(1, { preco: 200_000, facts: { ...facts, numQuartos: 1, numWCs: 1, garagem: null }, criado: "2026-01-05" }),
    flat(2, { preco: null, facts: { ...facts, numQuartos: 5, numWCs: 5, garagem: 5 }, criado: "2026-01-04" }),
    flat(3, { preco: 900_000, facts: { ...facts, numQuartos: 9, numWCs: 6, garagem: 8 }, criado: "2026-01-03" }),
    aListing(4, { tipoNegocio: "Arrendamento", conselho: "Ovar", freguesia: "Esmoriz", preco: 900, estado: "Novo" }),
    aListing(5, {
      tipoNegocio: "Permuta",
      conselho: "Ovar",
      freguesia: OLD_UNION_OF_OVAR,
      preco: 50_000,
      comercial: 13,
    }),
    aListing(6, {
      tipoImovel: "Loja",
      tipoNegocio: "Trespasse",
      conselho: "Águeda",
      freguesia: null,
      preco: 30_000,
      idRef: "SMF-0231",
    }),
  ]);
});
afterAll(() => site.close());

async function found(asked: Partial<SearchRequest>): Promise<string> {
  const { listings, total } = await searchListings(site.database, { ...emptyCriteria, page: 1, ...asked });
  expect(total).toBe(listings.length);
  return listings
    .map(({ id }) => id)
    .sort()
    .join(" ");
}

async function inOrder(asked: Partial<SearchRequest>): Promise<string> {
  const { listings } = await searchListings(site.database, { ...emptyCriteria, page: 1, ...asked });
  return listings.map(({ id }) => id).join(" ");
}

test("a visitor who sets no filter sees every listing", async () => {
  expect(await found({})).toBe("1 2 3 4 5 6");
});

test("a visitor's purpose finds the listings whose tag says it in the agency's words", async () => {
  expect(await found({ objetivo: ["Comprar"] })).toBe("1 2 3");
  expect(await found({ objetivo: ["Arrendar"] })).toBe("4");
  expect(await found({ objetivo: ["Permutar", "Trespassar"] })).toBe("5 6");
});

test("a visitor who chooses two types sees listings of either", async () => {
  expect(await found({ tipologia: ["Loja"] })).toBe("6");
  expect(await found({ tipologia: ["Loja", "Apartamento"], objetivo: ["Comprar", "Trespassar"] })).toBe("1 2 3 6");
});

test("a place finds listings by municipality and by parish, in any case and without accents", async () => {
  expect(await found({ localizacao: ["Ovar"] })).toBe("4 5");
  expect(await found({ localizacao: ["Esmoriz"] })).toBe("4");
  expect(await found({ localizacao: [OLD_UNION_OF_OVAR] })).toBe("5");
  expect(await found({ localizacao: ["agueda", "ESMORIZ"] })).toBe("4 6");
});

test("+5 means five or more, the other counts are exact", async () => {
  expect(await found({ quartos: ["+5"], objetivo: ["Comprar"] })).toBe("2 3");
  expect(await found({ quartos: ["1", "+5"], objetivo: ["Comprar"] })).toBe("1 2 3");
  expect(await found({ wcs: ["1"], objetivo: ["Comprar"] })).toBe("1");
  expect(await found({ wcs: ["+5"], objetivo: ["Comprar"] })).toBe("2 3");
  expect(await found({ garagem: ["+5"], objetivo: ["Comprar"] })).toBe("2 3");
});

test("a condition finds the listings in it", async () => {
  expect(await found({ estado: ["Novo"], objetivo: ["Arrendar"] })).toBe("4");
  expect(await found({ estado: ["Ruina"], objetivo: ["Arrendar"] })).toBe("");
});

test("a price limit takes in its own edge and leaves out listings without a price", async () => {
  expect(await found({ minprice: 200_000 })).toBe("1 3");
  expect(await found({ maxprice: 30_000 })).toBe("4 6");
  expect(await found({ minprice: 900, maxprice: 50_000 })).toBe("4 5 6");
  expect(await found({ minprice: 0 })).toBe("1 3 4 5 6");
});

test("an agent's listings are found whether the id comes as a number or as text", async () => {
  expect(await found({ comercial: [13], objetivo: ["Permutar"] })).toBe("5");
  expect(await found({ comercial: ["13"], objetivo: ["Permutar"] })).toBe("5");
});

test("a reference is found by any part of it, in any case, and its wildcards are plain characters", async () => {
  expect(await found({ idRef: "smf-02" })).toBe("6");
  expect(await found({ idRef: "0231" })).toBe("6");
  expect(await found({ idRef: "____" })).toBe("");
  expect(await found({ idRef: "%" })).toBe("");
});

test("filters narrow each other", async () => {
  expect(await found({ objetivo: ["Comprar"], localizacao: ["Espinho"], quartos: ["+5"], minprice: 500_000 })).toBe(
    "3",
  );
  expect(await found({ objetivo: ["Arrendar"], localizacao: ["Espinho"] })).toBe("");
});

test("listings without a price come last, whichever way prices are sorted", async () => {
  expect(await inOrder({ ordem: "desc" })).toBe("3 1 5 6 4 2");
  expect(await inOrder({ ordem: "asc" })).toBe("4 6 5 1 3 2");
});

test("the newest listing comes first", async () => {
  expect(await inOrder({ ordem: "rec", objetivo: ["Comprar"] })).toBe("1 2 3");
});

test("a visitor who turns all pages meets every listing exactly once", async () => {
  const many = await testSite(40);
  const seen: number[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { listings, total } = await searchListings(many.database, { ...emptyCriteria, ordem: "asc", page });
    expect(total).toBe(40);
    expect(listings.length).toBe(page < 4 ? PER_PAGE : 4);
    seen.push(...listings.map(({ id }) => id));
  }
  expect(new Set(seen).size).toBe(40);
  expect((await searchListings(many.database, { ...emptyCriteria, page: 5 })).listings).toEqual([]);
  await many.close();
});

test.each([
  ["a page far beyond the last", { page: 1e300 }],
  ["a page that no database can count to", { page: 2 ** 62 }],
  [
    "more places than an SQL statement has arguments",
    { localizacao: Array.from({ length: 40_000 }, (_, at) => `x${at}`) },
  ],
  ["a reference as long as a book", { idRef: "x".repeat(100_000) }],
  ["a price beyond all money", { minprice: 1e300 }],
])("a developer who asks for %s is told that there is nothing", async (_what, asked) => {
  const answer = await send(site.app, "/api/imoveis", { ...emptyCriteria, page: 1, ...asked });
  expect(answer.status).toBe(200);
  expect((await answer.json()).data).toEqual([]);
});
