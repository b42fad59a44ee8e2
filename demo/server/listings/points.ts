/** The search behind `/api/imoveis/mapa`, for the server and the gallery. */
import { MOST_POINTS } from "#api/mapa.ts";
import type { Criteria } from "#domain/search/criteria.ts";
import type { Listing } from "../seed/listing.ts";
import { pathOf } from "./listing-text.ts";
import { searchListings } from "./search.ts";

/** Returns the answer of the call (docs/contract.md#map-answer). */
export function findPoints(all: readonly Listing[], search: Omit<Criteria, "ordem">) {
  const { listings, total } = searchListings(
    all,
    { ...search, ordem: "rec", page: 1 },
    Number.POSITIVE_INFINITY,
  );
  const placed = listings.filter(({ latitude }) => latitude !== null);
  return { pontos: placed.slice(0, MOST_POINTS).map(toPoint), total };
}

function toPoint(listing: Listing) {
  const { id, titulo, preco, tipoNegocio, latitude, longitude } = listing;
  return { id, titulo, preco, tipoNegocio, link: pathOf(listing), latitude, longitude };
}
