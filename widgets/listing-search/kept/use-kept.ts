/** What a visitor keeps, as one listing shows it (docs/product/memory.md#favourites, docs/product/memory.md#seen-listings). */
import { useContext, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import type { Imovel } from "#api/imovel.ts";
import { hasFeature } from "#domain/listing/features.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { subscribeToConsent } from "#memory/consent.ts";
import type { HostBridge } from "#runtime/define-widget.ts";
import { LoadFailure } from "#ui/load-failure.ts";
import { getFirstMarks, getMarks, markAsOpened, setFavourite, subscribeToMarks, wakeMarks } from "./kept-marks.ts";

/** What the cards and the head need of it. */
export type Kept = ReturnType<typeof useKept>;

/** @param funcoes what the page has switched on */
export function useKept(funcoes: readonly string[] | undefined, bridge: HostBridge) {
  const marks = useSyncExternalStore(subscribeToMarks, getMarks, getFirstMarks);
  const { report, tell } = useContext(LoadFailure);
  const hasHearts = hasFeature(funcoes, "favoritos");
  const hasSeen = hasFeature(funcoes, "vistos");

  useLayoutEffect(() => {
    if (!hasHearts && !hasSeen) return;
    const wake = () => void wakeMarks().catch(report);
    wake();
    // Another tab may be the first to keep something, and so may the page that is come back from.
    const signals = ["storage", "pageshow"] as const;
    for (const signal of signals) addEventListener(signal, wake);
    const leaveConsent = subscribeToConsent(wake);
    return () => {
      leaveConsent();
      for (const signal of signals) removeEventListener(signal, wake);
    };
  }, [hasHearts, hasSeen, report]);

  return useMemo(() => {
    const isFavourite = (listing: Imovel) => marks.favourites.has(toListingKey(listing) ?? "");
    return {
      /** Whether favourites can be put side by side. */
      canCompare: hasFeature(funcoes, "comparar"),
      /** How many favourites there are, whichever listing they came from; `null` where there are none to be had. */
      count: hasHearts ? marks.favourites.size : null,
      /** What the card of a listing shows: its heart, if it can have one, and whether it was opened before. */
      marksOf(listing: Imovel) {
        const key = toListingKey(listing);
        return {
          isFavourite: hasHearts && key !== null ? marks.favourites.has(key) : undefined,
          isSeen: hasSeen && key !== null && marks.seen.has(key),
        };
      },
      /** The heart of a listing was pressed. */
      toggle(listing: Imovel) {
        const isKept = !isFavourite(listing);
        setFavourite(listing, isKept).then(
          (count) => bridge.emit("imo:favorite", { id: listing.id, isFavorite: isKept, count }),
          (cause) => {
            report(cause);
            tell();
          },
        );
      },
      /** A link of a card was followed. */
      open(listing: Imovel) {
        if (hasSeen) markAsOpened(listing);
      },
    };
  }, [marks, funcoes, hasHearts, hasSeen, bridge, report, tell]);
}
