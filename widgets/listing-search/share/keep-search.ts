import { type Criteria, isSameCriteria, toSentCriteria } from "#domain/search/criteria.ts";
import { isStepOf } from "#domain/search/search-words.ts";
import { type KeptSearch, keptSearches, MOST_KEYS } from "#memory/kept-searches.ts";

/** How long the steps of a search count as one search, in ms. */
const ONE_GO = 30 * 60_000;

/** `keys` are the listings of a newest-first page 1; `null` for other pages. */
export type LookedAt = Omit<KeptSearch, "at" | "keys" | "criteria"> & {
  readonly criteria: Criteria;
  readonly keys: readonly string[] | null;
};

/**
 * Puts a search at the front of the kept ones, dropping its older entry and its steps
 * (docs/product/memory.md#last-searches).
 */
export function keepSearch({ criteria, keys, ...search }: LookedAt): void {
  const at = Date.now();
  keptSearches.change((entries) => {
    const before = entries.find((entry) => isSameSearch(entry, criteria, search.url));
    const isStep = (entry: KeptSearch) =>
      at - entry.at < ONE_GO && isStepOf(entry.criteria, criteria);
    const others = entries.filter((entry) => entry !== before && !isStep(entry));
    const seen = (keys ?? before?.keys ?? []).slice(0, MOST_KEYS);
    return [{ ...search, at, criteria: toSentCriteria(criteria), keys: seen }, ...others];
  });
}

function isSameSearch(entry: KeptSearch, criteria: Criteria, url: string): boolean {
  return (
    isSameCriteria({ ...entry.criteria, ordem: criteria.ordem }, criteria) &&
    entry.url.split("?")[0] === url.split("?")[0]
  );
}
