/**
 * The state of one listing; only `listing-store.ts` changes it (docs/product/listing.md#requests).
 */
import { CallFailure } from "#api/client.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { isSameCriteria } from "#domain/search/criteria.ts";
import type { QueriedSearch } from "#domain/search/query-string.ts";
import type { ScrollPosition } from "../return/kept-answers.ts";
import type { TypedTexts } from "./typed-filters.ts";

/** A new object means a new request, even with the same values. */
export type Search = Readonly<
  QueriedSearch & {
    /** The focus only moves after a change of page (docs/product/listing.md#after-a-success). */
    trigger: "start" | "filter" | "page" | "history" | "retry";
  }
>;

/**
 * Results and the search that they answer. They are `isGiven` if they came without a request, and
 * have a `scroll` position if they were kept.
 */
export type Shown = Readonly<{
  found: FoundImoveis;
  search: Search;
  isGiven?: boolean;
  scroll?: ScrollPosition;
}>;

export type ListingResults = Readonly<{
  shown: Shown | null;
  /**
   * The last search requested; `null` before the first request, and while given results make one
   * unnecessary.
   */
  sent: Search | null;
  /** Stays false while a quiet request refreshes kept results. */
  isLoading: boolean;
  failure: Error | null;
}>;

export type ListingState = ListingResults & Readonly<{ search: Search; typed: TypedTexts }>;

/**
 * Whether the number on screen answers the requested filters; a change of page or order doesn't
 * affect it (docs/product/listing.md#count-line).
 */
export function isCountKnown({ shown, sent }: Pick<ListingResults, "shown" | "sent">): boolean {
  if (!shown) return false;
  const { criteria } = shown.search;
  return !sent || isSameCriteria({ ...sent.criteria, ordem: criteria.ordem }, criteria);
}

/**
 * Whether the server answered with success, but not with a page of listings
 * (docs/product/listing.md#unreadable-answer).
 */
export function isUnreadable(failure: Error | null): boolean {
  return failure instanceof CallFailure && failure.code === "answer";
}
