/**
 * The first search of the list, with scripts and without: the address is read by the widget's own rules
 * (docs/product/listing.md#query-string), so that a link shows the same listings either way.
 */
import type { Client } from "@libsql/client";
import { imoveisPath } from "#api/imoveis.ts";
import { getBuiltInPlaces } from "#domain/places/places.ts";
import { emptyCriteria } from "#domain/search/criteria.ts";
import { formatQuery, parseQuery } from "#domain/search/query-string.ts";
import { listHeading } from "../../site/list-heading.js";
import { PER_PAGE, paginator } from "../listings/paginator.ts";
import { searchListings } from "../listings/search.ts";
import type { ListPage } from "./list.ts";

/** The page of listings that this address asks for, with the addresses before and after it. */
export async function listFor(database: Client, { pathname, search }: URL): Promise<ListPage> {
  const { criteria, page } = parseQuery(search, emptyCriteria, getBuiltInPlaces());
  const { listings, answers, total } = await searchListings(database, { ...criteria, page });
  const resultados = paginator(
    answers.map((answer) => JSON.parse(answer)),
    page,
    total,
    imoveisPath,
  );
  const addressOf = (number: number) => pathname + formatQuery(search, criteria, number, emptyCriteria);
  return {
    heading: listHeading(criteria),
    listings,
    resultados,
    total,
    path: pathname + search,
    previous: page > 1 ? addressOf(page - 1) : null,
    next: page * PER_PAGE < total ? addressOf(page + 1) : null,
  };
}
