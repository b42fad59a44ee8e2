import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { listActiveFilters } from "#domain/search/active-filters.ts";
import { describeSearch } from "#domain/search/search-words.ts";
import { CLEARED, mayKeepUnasked, subscribeToConsent } from "#memory/is-kept.ts";
import { type Listing, useListing, useSearch } from "../listing-context.tsx";
import type { Shown } from "../search/listing-state.ts";
import { keepSearch } from "./keep-search.ts";

/** Time after which results count as looked at, in ms. */
const LOOKED_AT = 3000;

/**
 * Sets the tab's title (docs/product/memory.md#tab-title), and keeps the search (docs/product/memory.md#last-searches). It
 * comes with the listing: a page that is left waits for no code.
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
  // The server's render has no access to consent, so nothing is kept there.
  const mayKeep = useSyncExternalStore(subscribeToConsent, mayKeepUnasked, () => false);
  useLastSearches(features.hasMemory && mayKeep ? words : "", store, shown);
  return null;
}

/** Own titles by ours: a router restores a page with the title that it had when it was left. */
const ownTitles = new Map<string, string>();

/** Puts the words before the page's own title, until the page changes its title. */
function useTabTitle(words: string): void {
  const isPages = useRef(false);
  useEffect(() => {
    if (words === "" || isPages.current) return;
    const own = ownTitles.get(document.title) ?? document.title;
    document.title = own === "" ? words : `${words} – ${own}`;
    const given = document.title;
    ownTitles.set(given, own);
    return () => {
      if (document.title === given) document.title = own;
      else isPages.current = true;
    };
  }, [words]);
}

function useLastSearches(words: string, store: Listing["store"], shown: Shown | null): void {
  const isLeft = useIsLeft();
  useEffect(() => {
    if (words === "" || !shown) return;
    const { found, search } = shown;
    // A router has gone on to the next page's URL by the time at which it removes the listing.
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
    // A tab that was opened in the background does not count as looked at.
    function look() {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      timer = setTimeout(keep, LOOKED_AT);
    }
    // Opening a listing at once counts as having looked.
    function leave() {
      if (timer !== undefined) keep();
    }
    look();
    document.addEventListener("visibilitychange", look, { signal });
    addEventListener("pagehide", leave, { signal });
    // A search that is cleared while on the screen must not be kept again.
    document.addEventListener(CLEARED, stop, { signal });
    return () => {
      if (isLeft.current) leave();
      stop();
    };
  }, [words, store, shown, isLeft]);
}

/** Tells the clean-up of an effect if the listing is removed, as by a router that leaves the page. */
function useIsLeft() {
  const isLeft = useRef(false);
  // React cleans layout effects up before other effects.
  useLayoutEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}
