import { useEffect, useRef, useSyncExternalStore } from "react";
import { toListingKey } from "#domain/listing/listing-key.ts";
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { describeSearch } from "#domain/search/search-words.ts";
import { CLEARED, mayKeepUnasked, subscribeToConsent } from "#memory/is-kept.ts";
import type { Listing } from "../listing-context.tsx";
import type { Shown } from "../search/listing-state.ts";
import { keepSearch } from "./keep-search.ts";

/** As props, because code that came with the listing and is imported here would wait in a file of both. */
type Props = Pick<Listing, "store" | "features"> & {
  filters: readonly ActiveFilter[];
  /** False for the search that the page begins with. */
  leavesTrail: boolean;
  shown: Shown | null;
};

/** Time after which results count as looked at, in ms. */
const LOOKED_AT = 3000;

/** Sets the tab's title (docs/product/memory.md#tab-title), and keeps the search (docs/product/memory.md#last-searches). */
export function SearchTrail({ store, features, filters, leavesTrail, shown }: Props) {
  const words = leavesTrail ? describeSearch(filters) : "";
  useTabTitle(features.hasSharing ? words : "");
  // The server's render has no access to consent, so nothing is kept there.
  const mayKeep = useSyncExternalStore(subscribeToConsent, mayKeepUnasked, () => false);
  useLastSearches(features.hasMemory && mayKeep ? words : "", store.searchUrl, shown);
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

function useLastSearches(words: string, url: string, shown: Shown | null): void {
  useEffect(() => {
    if (words === "" || !shown) return;
    const { found, search } = shown;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new AbortController();
    const { signal } = watch;
    function stop() {
      clearTimeout(timer);
      watch.abort();
    }
    function keep() {
      stop();
      const isNewestFirst = found.page === 1 && search.criteria.ordem === "rec";
      const keys = isNewestFirst ? found.listings.map(toListingKey).filter((key) => key !== null) : null;
      keepSearch({ url, words, criteria: search.criteria, total: found.total, keys });
    }
    // A tab that was opened in the background does not count as looked at.
    function look() {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      timer = setTimeout(keep, LOOKED_AT);
    }
    look();
    document.addEventListener("visibilitychange", look, { signal });
    // Opening a listing at once counts as having looked.
    addEventListener("pagehide", () => timer !== undefined && keep(), { signal });
    // A search that is cleared while on the screen must not be kept again.
    document.addEventListener(CLEARED, stop, { signal });
    return stop;
  }, [words, url, shown]);
}
