import { expect, test } from "vitest";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { aListing } from "../../../tests/support/visitor.ts";
import type { Listing } from "../seed/listing.ts";
import { makeListings } from "../seed/listings.ts";
import { PER_PAGE, paginate, type SearchRequest, searchListings } from "./search.ts";

/**
 * A union of parishes in the agency's town, dissolved in 2025; older listings still use its name,
 * commas and all.
 */
const OLD_UNION_OF_OVAR = "Ovar, São João, Arada e São Vicente de Pereira Jusã";

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

const market = [
  flat(1, {
    preco: 200_000,
    facts: { ...facts, numQuartos: 1, numWCs: 1, garagem: null },
    criado: "2026-01-05",
  }),
  flat(2, {
    preco: null,
    facts: { ...facts, numQuartos: 5, numWCs: 5, garagem: 5 },
    criado: "2026-01-04",
  }),
  flat(3, {
    preco: 900_000,
    facts: { ...facts, numQuartos: 9, numWCs: 6, garagem: 8 },
    criado: "2026-01-03",
  }),
  aListing(4, {
    tipoNegocio: "Arrendamento",
    conselho: "Ovar",
    freguesia: "Esmoriz",
    preco: 900,
    estado: "Novo",
  }),
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
];

function found(asked: Partial<SearchRequest>): string {
  const { listings, total } = searchListings(market, { ...emptyCriteria, page: 1, ...asked });
  expect(total).toBe(listings.length);
  return listings
    .map(({ id }) => id)
    .sort()
    .join(" ");
}

function inOrder(asked: Partial<SearchRequest>): string {
  const { listings } = searchListings(market, { ...emptyCriteria, page: 1, ...asked });
  return listings.map(({ id }) => id).join(" ");
}

test("finds every listing without a filter", () => {
  expect(found({})).toBe("1 2 3 4 5 6");
});

test("finds listings by purpose, although their tags use the agency's words", () => {
  expect(found({ objetivo: ["Comprar"] })).toBe("1 2 3");
  expect(found({ objetivo: ["Arrendar"] })).toBe("4");
  expect(found({ objetivo: ["Permutar", "Trespassar"] })).toBe("5 6");
});

test("finds listings of either of two types", () => {
  expect(found({ tipologia: ["Loja"] })).toBe("6");
  expect(found({ tipologia: ["Loja", "Apartamento"], objetivo: ["Comprar", "Trespassar"] })).toBe(
    "1 2 3 6",
  );
});

test("finds listings by municipality and by parish, ignoring case and accents", () => {
  expect(found({ localizacao: ["Ovar"] })).toBe("4 5");
  expect(found({ localizacao: ["Esmoriz"] })).toBe("4");
  expect(found({ localizacao: [OLD_UNION_OF_OVAR] })).toBe("5");
  expect(found({ localizacao: ["agueda", "ESMORIZ"] })).toBe("4 6");
});

test("reads +5 as five or more, and other counts exactly", () => {
  expect(found({ quartos: ["+5"], objetivo: ["Comprar"] })).toBe("2 3");
  expect(found({ quartos: ["1", "+5"], objetivo: ["Comprar"] })).toBe("1 2 3");
  expect(found({ wcs: ["1"], objetivo: ["Comprar"] })).toBe("1");
  expect(found({ wcs: ["+5"], objetivo: ["Comprar"] })).toBe("2 3");
  expect(found({ garagem: ["+5"], objetivo: ["Comprar"] })).toBe("2 3");
});

test("finds listings by condition", () => {
  expect(found({ estado: ["Novo"], objetivo: ["Arrendar"] })).toBe("4");
  expect(found({ estado: ["Ruina"], objetivo: ["Arrendar"] })).toBe("");
});

test("includes the price limit itself, and leaves out listings without a price", () => {
  expect(found({ minprice: 200_000 })).toBe("1 3");
  expect(found({ maxprice: 30_000 })).toBe("4 6");
  expect(found({ minprice: 900, maxprice: 50_000 })).toBe("4 5 6");
  expect(found({ minprice: 0 })).toBe("1 3 4 5 6");
});

test("finds an agent's listings by an id as a number or as text", () => {
  expect(found({ comercial: [13], objetivo: ["Permutar"] })).toBe("5");
  expect(found({ comercial: ["13"], objetivo: ["Permutar"] })).toBe("5");
});

test("finds a reference by any part of it, ignoring case, and treats wildcards as plain characters", () => {
  expect(found({ idRef: "smf-02" })).toBe("6");
  expect(found({ idRef: "0231" })).toBe("6");
  expect(found({ idRef: "____" })).toBe("");
  expect(found({ idRef: "%" })).toBe("");
});

test("narrows by all filters together", () => {
  expect(
    found({ objetivo: ["Comprar"], localizacao: ["Espinho"], quartos: ["+5"], minprice: 500_000 }),
  ).toBe("3");
  expect(found({ objetivo: ["Arrendar"], localizacao: ["Espinho"] })).toBe("");
});

test("sorts listings without a price last in either direction", () => {
  expect(inOrder({ ordem: "desc" })).toBe("3 1 5 6 4 2");
  expect(inOrder({ ordem: "asc" })).toBe("4 6 5 1 3 2");
});

test("sorts the newest listing first", () => {
  expect(inOrder({ ordem: "rec", objetivo: ["Comprar"] })).toBe("1 2 3");
});

test("shows every listing exactly once across all pages", () => {
  const many = makeListings(40);
  const seen: number[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { listings, total } = searchListings(many, { ...emptyCriteria, ordem: "asc", page });
    expect(total).toBe(40);
    expect(listings.length).toBe(page < 4 ? PER_PAGE : 4);
    seen.push(...listings.map(({ id }) => id));
  }
  expect(new Set(seen).size).toBe(40);
  expect(searchListings(many, { ...emptyCriteria, page: 5 }).listings).toEqual([]);
});

test.each([
  ["a page far beyond the last", { page: 1e300 }],
  [
    "more places than there are",
    { localizacao: Array.from({ length: 40_000 }, (_, at) => `x${at}`) },
  ],
  ["a reference as long as a book", { idRef: "x".repeat(100_000) }],
  ["a price beyond all money", { minprice: 1e300 }],
])("finds nothing for %s", (_what, asked) => {
  const request = { ...emptyCriteria, page: 1, ...asked };
  expect(paginate(searchListings(market, request), request.page, "/api/imoveis").data).toEqual([]);
});

test("returns one page for a search without results", () => {
  expect(paginate({ listings: [], total: 0 }, 1, "/api/imoveis")).toMatchObject({
    last_page: 1,
    from: null,
    to: null,
    next_page_url: null,
  });
});

test("sorts a price shown as Sob Consulta last in both orders, and finds it within no limit", () => {
  const prices = [0, 0.4, 900, 30_000];
  const all = prices.map((preco, index) => flat(index + 1, { preco }));
  const idsBy = (asked: Partial<SearchRequest>) =>
    searchListings(all, { ...emptyCriteria, page: 1, ...asked }).listings.map(({ id }) => id);
  expect(idsBy({ ordem: "asc" })).toEqual([3, 4, 2, 1]);
  expect(idsBy({ ordem: "desc" })).toEqual([4, 3, 2, 1]);
  expect(idsBy({ maxprice: 1_000 })).toEqual([3]);
});
