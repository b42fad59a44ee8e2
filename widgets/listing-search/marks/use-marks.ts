import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import type { KeptList } from "#memory/kept-list.ts";
import { useListing } from "../search/listing-context.tsx";
import {
  favouriteMatcher,
  favourites,
  isFavourite,
  markAsOpened,
  seen,
  setFavourite,
} from "./kept-listings.ts";

/** Returns the marks on this listing's cards, and the functions that change them. */
export function useMarks() {
  const { features, settings } = useListing();
  const { hasHearts, hasSeen } = features;
  const { bridge } = settings;
  const hearts = useEntries(favourites, hasHearts);
  const isKept = useMemo(() => favouriteMatcher(hearts), [hearts]);
  const entriesSeen = useEntries(seen, hasSeen);
  const opened = useMemo(() => new Set(entriesSeen.map(({ listing }) => listing)), [entriesSeen]);
  return {
    count: hearts.length,
    /** `isFavourite` is `undefined` for a card without a heart. */
    marksOf(listing: Imovel) {
      const key = toListingKey(listing);
      return {
        isFavourite: hasHearts && key !== null ? isKept(listing) : undefined,
        isSeen: key !== null && opened.has(key),
      };
    },
    toggle: useCallback(
      (listing: Imovel) => {
        const isFavorite = !isFavourite(listing);
        setFavourite(listing, isFavorite);
        bridge.emit("imo:favorite", {
          id: listing.id,
          isFavorite,
          count: favourites.getEntries().length,
        });
      },
      [bridge],
    ),
    open: useCallback((listing: Imovel) => hasSeen && markAsOpened(listing), [hasSeen]),
  };
}

const none: readonly never[] = [];
const getNone = () => none;
const neverChanges = () => () => undefined;

/**
 * Reads nothing if the feature is off. The first render of a server-drawn listing has no marks,
 * because a server has no storage.
 */
function useEntries<Entry extends { readonly at: number }>(
  { subscribe, getEntries }: KeptList<Entry>,
  isOn: boolean,
) {
  return useSyncExternalStore<readonly Entry[]>(
    isOn ? subscribe : neverChanges,
    isOn ? getEntries : getNone,
    getNone,
  );
}
