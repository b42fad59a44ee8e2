/**
 * The search behind `/api/imoveis`, for the server and the gallery, driven by the table of filters.
 * Several values in one filter widen the result; several filters narrow it. Listings without a
 * price come last in either price order, and are left out once there is a price limit, because they
 * may or may not fit.
 */
import { fold } from "#domain/format/text.ts";
import type { Area } from "#domain/search/area.ts";
import {
  type ComparedKey,
  type Criteria,
  type Filter,
  filterEntries,
  filters,
} from "#domain/search/filters.ts";
import type { Listing } from "../seed/listing.ts";
import { type Compared, listCompared } from "./compared.ts";
import { answerOf } from "./listing-text.ts";

export const PER_PAGE = 12;

/** A search and its page, counted from 1. */
export type SearchRequest = Criteria & { page: number };

/** One page of listings, and how many match in total. */
export type Found = { listings: readonly Listing[]; total: number };

type Condition = (listing: Listing) => boolean;

/** Searches these listings; a page beyond the last is empty. */
export function searchListings(
  all: readonly Listing[],
  request: SearchRequest,
  perPage = PER_PAGE,
): Found {
  const conditions = filterEntries.flatMap(
    ([key, filter]) => conditionOf(key, filter, request[key]) ?? [],
  );
  const found = all
    .filter((listing) => conditions.every((isMet) => isMet(listing)))
    .sort(comparisonOf(request));
  return {
    listings: found.slice((request.page - 1) * perPage, request.page * perPage),
    total: found.length,
  };
}

/**
 * Returns one page of listings in the shape of Laravel's `paginate()`, without its ready-made
 * links, which no widget reads.
 * @param path the URL of the call itself
 */
export function paginate(
  { listings, total }: Found,
  page: number,
  path: string,
  perPage = PER_PAGE,
) {
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = listings.length > 0 ? (page - 1) * perPage + 1 : null;
  const urlOf = (number: number) => `${path}?page=${number}`;
  return {
    current_page: page,
    data: listings.map(answerOf),
    first_page_url: urlOf(1),
    from,
    last_page: last,
    last_page_url: urlOf(last),
    next_page_url: page < last ? urlOf(page + 1) : null,
    path,
    per_page: perPage,
    prev_page_url: page > 1 ? urlOf(page - 1) : null,
    to: from === null ? null : from + listings.length - 1,
    total,
  };
}

/** Returns the filter's condition, or `null` if the filter isn't set. */
function conditionOf(key: string, filter: Filter, wanted: unknown): Condition | null {
  switch (filter.kind) {
    case "number":
      return wanted === null ? null : isWithin(filter, wanted as number);
    case "text":
      return contains(key as ComparedKey, String(wanted));
    case "counts":
      return isAmong(key as ComparedKey, wanted as string[], (count) =>
        String(Number(count) >= 5 ? "+5" : count),
      );
    case "places":
      return isAmong(key as ComparedKey, (wanted as string[]).map(fold));
    case "choices":
    case "people":
      return isAmong(key as ComparedKey, (wanted as unknown[]).map(String));
    case "area":
      return wanted === null ? null : isInside(filter, wanted as Area);
    case "order":
      return null;
  }
}

/**
 * Returns a condition for a filter with options, or `null` if no option is wanted.
 * @param toOption returns the option that a listing's value belongs to
 */
function isAmong(
  key: ComparedKey,
  wanted: readonly string[],
  toOption: (value: Compared) => unknown = (value) => value,
) {
  const options = new Set<unknown>(wanted);
  if (options.size === 0) return null;
  return (listing: Listing) =>
    listCompared(listing, key).some((value) => value !== null && options.has(toOption(value)));
}

function isWithin(
  { amount, bound }: Extract<Filter, { kind: "number" }>,
  limit: number,
): Condition {
  return (listing) =>
    listCompared(listing, amount as ComparedKey).some(
      (value) =>
        value !== null && (bound === "least" ? Number(value) >= limit : Number(value) <= limit),
    );
}

function isInside(
  { amounts: [latitude, longitude] }: Extract<Filter, { kind: "area" }>,
  [south, west, north, east]: Area,
): Condition {
  const isBetween = (listing: Listing, amount: string, least: number, most: number) =>
    listCompared(listing, amount as ComparedKey).some(
      (value) => value !== null && least <= Number(value) && Number(value) <= most,
    );
  return (listing) =>
    isBetween(listing, latitude, south, north) && isBetween(listing, longitude, west, east);
}

function contains(key: ComparedKey, text: string): Condition {
  const part = text.trim().toLowerCase();
  return (listing) => String(listCompared(listing, key)).toLowerCase().includes(part);
}

/** Returns the comparison for the order. Equal prices or days are sorted by id, highest first. */
function comparisonOf({ ordem }: Criteria): (one: Listing, other: Listing) => number {
  const { by, direction } =
    filters.ordem.orders.find(({ value }) => value === ordem) ?? filters.ordem.orders[0];
  const sign = direction === "asc" ? 1 : -1;
  return (one, other) => {
    const [[first = null], [second = null]] = [listCompared(one, by), listCompared(other, by)];
    if (first === second) return other.id - one.id;
    if (first === null || second === null) return first === null ? 1 : -1;
    return first < second ? -sign : sign;
  };
}
