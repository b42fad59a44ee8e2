/** The marks of favourite and opened listings (docs/product/memory.md#favourites, docs/product/memory.md#seen-listings). */
import { useCallback, useContext, useLayoutEffect, useSyncExternalStore } from "react";
import type { Imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { subscribeToConsent } from "#memory/is-kept.ts";
import { LoadFailure } from "#ui/load-failure.ts";
import { useListing } from "../listing-context.tsx";
import type { ListingFeatures } from "../listing-features.ts";
import { getFirstMarks, getMarks, markAsOpened, refreshMarks, setFavourite, subscribeToMarks } from "./kept-marks.ts";

/** Keeps the page's marks up to date while a listing that shows them is on the page. */
export function useFreshMarks({ hasHearts, hasSeen }: ListingFeatures): void {
  const { report } = useContext(LoadFailure);
  useLayoutEffect(() => {
    if (!hasHearts && !hasSeen) return;
    const refresh = () => void refreshMarks().catch(report);
    refresh();
    // Another tab, or the page that the visitor comes back from, may have kept something.
    const signals = ["storage", "pageshow"] as const;
    for (const signal of signals) addEventListener(signal, refresh);
    const leaveConsent = subscribeToConsent(refresh);
    return () => {
      leaveConsent();
      for (const signal of signals) removeEventListener(signal, refresh);
    };
  }, [hasHearts, hasSeen, report]);
}

/** Returns the marks of this listing's cards, and the functions that change them. */
export function useMarks() {
  const { features, settings } = useListing();
  const { hasHearts, hasSeen } = features;
  const { bridge } = settings;
  const marks = useSyncExternalStore(subscribeToMarks, getMarks, getFirstMarks);
  const { report, tell } = useContext(LoadFailure);
  return {
    /** `null` without the feature. */
    count: hasHearts ? marks.favourites.size : null,
    /** `isFavourite` is `undefined` for a card without a heart. */
    marksOf(listing: Imovel) {
      const key = toListingKey(listing);
      return {
        isFavourite: hasHearts && key !== null ? marks.favourites.has(key) : undefined,
        isSeen: hasSeen && key !== null && marks.seen.has(key),
      };
    },
    toggle: useCallback(
      (listing: Imovel) => {
        const isKept = !getMarks().favourites.has(toListingKey(listing) ?? "");
        setFavourite(listing, isKept).then(
          (count) => bridge.emit("imo:favorite", { id: listing.id, isFavorite: isKept, count }),
          (cause) => {
            report(cause);
            tell();
          },
        );
      },
      [bridge, report, tell],
    ),
    open: useCallback((listing: Imovel) => hasSeen && markAsOpened(listing), [hasSeen]),
  };
}
