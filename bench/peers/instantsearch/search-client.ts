/**
 * InstantSearch's search client against our own endpoint: a query becomes one call, its answer becomes hits. The endpoint
 * counts nothing per value, so each list of values is offered whole, as the filters' lists are.
 */
import type { SearchClient } from "instantsearch.js";
import {
  type Criteria,
  type Found,
  noCriteria,
  propertyTypes,
  purposes,
  searchListings,
} from "../shared/imoveis.ts";

type Request = {
  indexName: string;
  params?: { page?: number; facetFilters?: unknown; facetQuery?: string };
};

/** The index's name carries the order, as InstantSearch's SortBy has it: `imoveis_asc`. */
export const indexOf = (order: string) => `imoveis_${order}`;

/** @param places the names that Localização suggests */
export function createSearchClient(apiBase: string, places: readonly string[]): SearchClient {
  const offered = { objetivo: purposes, tipologia: propertyTypes, localizacao: places };
  const search = (requests: readonly Request[]) =>
    Promise.all(
      requests.map(async (request) =>
        toResult(request, await searchListings(toCriteria(request), apiBase)),
      ),
    );
  const client = {
    search: async (requests: readonly Request[]) => ({ results: await search(requests) }),
    searchForFacetValues: async (requests: readonly { params: { facetQuery: string } }[]) =>
      requests.map(({ params }) => ({
        facetHits: matching(places, params.facetQuery),
        exhaustiveFacetsCount: true,
      })),
  };

  function toResult({ indexName }: Request, { data, total, current_page, last_page }: Found) {
    const facets = Object.fromEntries(
      Object.entries(offered).map(([name, values]) => [
        name,
        Object.fromEntries(values.map((value) => [value, 1])),
      ]),
    );
    const hits = data.map((listing) => ({ ...listing, objectID: String(listing.id) }));
    const paging = {
      page: current_page - 1,
      nbPages: last_page,
      nbHits: total,
      hitsPerPage: data.length,
    };
    const unused = { processingTimeMS: 1, query: "", params: "", exhaustiveNbHits: true };
    return { index: indexName, hits, facets, ...paging, ...unused };
  }
  return client as unknown as SearchClient;
}

function toCriteria({ indexName, params }: Request): Criteria {
  const filters = [params?.facetFilters ?? []].flat(2).map((filter) => String(filter).split(":"));
  const chosen = (name: string) =>
    filters.filter(([key]) => key === name).map(([, ...value]) => value.join(":"));
  return {
    ...noCriteria,
    page: (params?.page ?? 0) + 1,
    ordem: indexName.replace("imoveis_", ""),
    objetivo: chosen("objetivo"),
    tipologia: chosen("tipologia"),
    localizacao: chosen("localizacao"),
  };
}

function matching(places: readonly string[], query: string) {
  const wanted = query.trim().toLowerCase();
  return places
    .filter((place) => place.toLowerCase().includes(wanted))
    .slice(0, 20)
    .map((value) => ({ value, highlighted: value, count: 1 }));
}
