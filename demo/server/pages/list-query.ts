/**
 * The first search of the list, with scripts and without: the address is read by the widget's own rules
 * (docs/product/listing.md#query-string), so that a link shows the same listings either way.
 */
import { imoveisPath } from "#api/imoveis.ts";
import { getPlaces } from "#domain/places/places.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { formatQuery, parseQuery } from "#domain/search/query-string.ts";
import { listHeading } from "../../site/list-heading.js";
import { PER_PAGE, paginate, searchListings } from "../listings/search.ts";
import type { Listing } from "../seed/listing.ts";
import type { ListPage } from "./list.ts";

/** Returns the page of listings that this URL asks for, with the URLs before and after it. */
export function listFor(all: readonly Listing[], { pathname, search }: URL): ListPage {
  const { criteria, page } = parseQuery(search, emptyCriteria, getPlaces());
  const found = searchListings(all, { ...criteria, page });
  const { listings, total } = found;
  const addressOf = (number: number) => pathname + formatQuery(search, criteria, number, emptyCriteria);
  return {
    heading: listHeading(criteria),
    listings,
    resultados: paginate(found, page, imoveisPath),
    total,
    path: pathname + search,
    previous: page > 1 ? addressOf(page - 1) : null,
    next: page * PER_PAGE < total ? addressOf(page + 1) : null,
  };
}
