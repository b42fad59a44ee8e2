import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { listActiveFilters } from "#domain/search/active-filters.ts";
import { describeSearch } from "#domain/search/search-words.ts";
import { CLEARED, mayKeepUnasked, subscribeToConsent } from "#memory/is-kept.ts";
import { type Listing, useListing, useSearch } from "../search/listing-context.tsx";
import type { Shown } from "../search/listing-state.ts";
import { keepSearch } from "./keep-search.ts";

/** How long results must be on screen to count as looked at, in ms. */
const LOOKED_AT = 3000;

/**
 * Sets the tab's title (docs/product/memory.md#tab-title) and keeps the search
 * (docs/product/memory.md#last-searches). It is in the listing's own chunk, because a page being
 * left can't wait for code.
 */
export function SearchTrail() {
  const { store, features, settings, collaborators } = useListing();
  const { criteria, results } = useSearch();
  const ownsUrl = settings.bridge.position === 0;
  const shown =
    !results.isLoading && results.shown?.search.criteria === criteria ? results.shown : null;
  const words =
    ownsUrl && store.isVisitors() ? describeSearch(listActiveFilters(criteria, collaborators)) : "";
  useTabTitle(features.hasSharing ? words : "");
  // The server can't know about consent, so nothing is kept there.
  const mayKeep = useSyncExternalStore(subscribeToConsent, mayKeepUnasked, () => false);
  useLastSearches(features.hasMemory && mayKeep ? words : "", store, shown);
  return null;
}

/**
 * Maps our titles to the page's own: a router restores a page with the title that it had when it
 * was left.
 */
const ownTitles = new Map<string, string>();

/** Puts the words before the page's own title, until the page changes its title itself. */
function useTabTitle(words: string): void {
  const isPages = useRef(false);
  useEffect(() => {
    if (words === "" || isPages.current) return;
    const own = ownTitles.get(document.title) ?? document.title;
    document.title = own === "" ? words : `${words} – ${own}`;
    const pageTitle = document.title;
    ownTitles.set(pageTitle, own);
    return () => {
      if (document.title === pageTitle) document.title = own;
      else isPages.current = true;
    };
  }, [words]);
}

function useLastSearches(words: string, store: Listing["store"], shown: Shown | null): void {
  const isLeft = useIsLeft();
  useEffect(() => {
    if (words === "" || !shown) return;
    const { found, search } = shown;
    // Read now: by the time a router removes the listing, it has moved on to the next page's URL.
    const url = store.searchUrl;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new AbortController();
    const { signal } = watch;
    function stop() {
      clearTimeout(timer);
      watch.abort();
    }
    function keep() {
      if (signal.aborted) return;
      stop();
      const isNewestFirst = found.page === 1 && search.criteria.ordem === "rec";
      const keys = isNewestFirst
        ? found.listings.map(toListingKey).filter((key) => key !== null)
        : null;
      keepSearch({ url, words, criteria: search.criteria, total: found.total, keys });
    }
    // A tab opened in the background doesn't count as looked at.
    function look() {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      timer = setTimeout(keep, LOOKED_AT);
    }
    // Opening a listing right away counts as having looked at the results.
    function leave() {
      if (timer !== undefined) keep();
    }
    look();
    document.addEventListener("visibilitychange", look, { signal });
    addEventListener("pagehide", leave, { signal });
    // A search that is cleared while on screen must not be kept again.
    document.addEventListener(CLEARED, stop, { signal });
    return () => {
      if (isLeft.current) leave();
      stop();
    };
  }, [words, store, shown, isLeft]);
}

/**
 * Returns a ref with which an effect's clean-up can see whether the listing is being removed, for
 * example by a router.
 */
function useIsLeft() {
  const isLeft = useRef(false);
  // React cleans up layout effects before other effects.
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
