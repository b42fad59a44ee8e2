/**
 * InstantSearch's search client for our own endpoint: each query becomes one call, whose answer
 * becomes the hits. The endpoint doesn't count results per value, so all values of a filter are
 * offered, as in the product.
 */
import type { SearchClient } from "instantsearch.js";
import type { Imovel } from "../../src/api/imovel.ts";
import { municipalityLines, parishLines } from "../../src/domain/places/places-list.ts";

/** `indexName` is the sort order. */
type Query = {
  indexName: string;
  params?: { page?: number; facetFilters?: string | readonly (string | readonly string[])[] };
};

const places = `${municipalityLines}${parishLines}`.match(/^.+(?= \|)/gm) ?? [];
const offer = (...values: string[]) => Object.fromEntries(values.map((value) => [value, 1]));
const facets = {
  objetivo: offer("Comprar", "Arrendar", "Permutar", "Trespassar"),
  tipologia: offer("Apartamento", "Moradia", "Terreno", "Garagem", "Armazém", "Loja"),
  localizacao: offer(...places),
};

async function search({ indexName, params }: Query) {
  const chosen: Record<string, string[]> = { objetivo: [], tipologia: [], localizacao: [] };
  for (const filter of [params?.facetFilters ?? []].flat(2) as string[]) {
    const [, name = "", value = ""] = /^(\w+):(.*)$/.exec(filter) ?? [];
    chosen[name]?.push(value);
  }
  const answer = await fetch("/api/imoveis", {
    method: "POST",
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify({ ...chosen, page: (params?.page ?? 0) + 1, ordem: indexName }),
  });
  if (!answer.ok) throw new Error(`POST /api/imoveis: expected 200, got ${answer.status}.`);
  const { data, total, current_page, last_page } = await answer.json();
  return {
    index: indexName,
    hits: data.map((listing: Imovel) => ({ ...listing, objectID: String(listing.id) })),
    facets,
    page: current_page - 1,
    nbPages: last_page,
    nbHits: total,
    hitsPerPage: data.length,
  };
}

async function searchPlaces([query]: { params: { facetQuery: string } }[]) {
  const wanted = query?.params.facetQuery.trim().toLowerCase() ?? "";
  const found = places.filter((place) => place.toLowerCase().includes(wanted)).slice(0, 20);
  return [{ facetHits: found.map((value) => ({ value, highlighted: value, count: 1 })) }];
}

export const searchClient = {
  search: async (queries: Query[]) => ({ results: await Promise.all(queries.map(search)) }),
  searchForFacetValues: searchPlaces,
} as unknown as SearchClient;
