/** The listing search of the static gallery: the demo agency's listings, filtered in memory as demo/server/listings/search.ts does in SQL. */
import type { ImoveisRequest } from "#api/schemas/imoveis.ts";
import { fold } from "#domain/format/text.ts";
import { type ComparedKey, type CriteriaKey, type Filter, filterEntries, filters } from "#domain/search/filters.ts";
import { getColumns, type Stored } from "../../server/listings/compared.ts";
import { PER_PAGE, paginator } from "../../server/listings/paginator.ts";
import { answerOf } from "../../server/seed/answer.ts";
import type { Listing } from "../../server/seed/listing.ts";
import { makeListings } from "../../server/seed/listings.ts";
import { randomFrom } from "../../server/seed/random.ts";

const ALL = makeListings(240).reverse();

/** One page of listings, as Laravel's paginator answers it. */
export function findListings(body: unknown) {
  const request = body as ImoveisRequest;
  const found = findAmong(ALL, request);
  const page = found.slice((request.page - 1) * PER_PAGE, request.page * PER_PAGE);
  const random = randomFrom(request.page);
  return paginator(
    page.map((listing) => answerOf(listing, random)),
    request.page,
    found.length,
    "/api/imoveis",
  );
}

/** Returns those of the listings that a search finds, in its order. */
export function findAmong(listings: readonly Listing[], request: ImoveisRequest): Listing[] {
  return listings
    .filter((listing) => filterEntries.every(([key, filter]) => fits(listing, key, filter, request[key])))
    .sort(comparisonOf(request));
}

function fits(listing: Listing, key: CriteriaKey, filter: Filter, wanted: unknown): boolean {
  const valuesOf = (compared: string) => getColumns(compared as ComparedKey).map(({ read }) => read(listing));
  switch (filter.kind) {
    case "number":
      return (
        wanted === null || valuesOf(filter.amount).some((value) => isWithin(value, filter.bound, wanted as number))
      );
    case "text":
      return String(valuesOf(key)).toLowerCase().includes(String(wanted).trim().toLowerCase());
    case "counts":
      return isAmong(valuesOf(key), wanted as string[], isCount);
    case "places":
      return isAmong(valuesOf(key), (wanted as string[]).map(fold));
    case "choices":
    case "people":
      return isAmong(valuesOf(key), (wanted as unknown[]).map(String));
    case "order":
      return true;
  }
}

function isAmong(values: readonly Stored[], wanted: readonly string[], isSame = isWord): boolean {
  return wanted.length === 0 || values.some((value) => value !== null && wanted.some((one) => isSame(value, one)));
}

function isWord(value: Stored, wanted: string): boolean {
  return value === wanted;
}

function isCount(value: Stored, wanted: string): boolean {
  return wanted === "+5" ? Number(value) >= 5 : value === Number(wanted);
}

function isWithin(value: Stored, bound: "least" | "most", wanted: number): boolean {
  if (value === null) return false;
  return bound === "least" ? Number(value) >= wanted : Number(value) <= wanted;
}

/** Listings without a price come last whichever way prices are sorted; of the same price, the later id first. */
function comparisonOf({ ordem }: ImoveisRequest): (one: Listing, other: Listing) => number {
  const { by, direction } = filters.ordem.orders.find(({ value }) => value === ordem) ?? filters.ordem.orders[0];
  const sign = direction === "asc" ? 1 : -1;
  const [column] = getColumns(by);
  return (one, other) => {
    const [first, second] = [column?.read(one) ?? null, column?.read(other) ?? null];
    if (first === second) return other.id - one.id;
    if (first === null || second === null) return first === null ? 1 : -1;
    return first < second ? -sign : sign;
  };
}
