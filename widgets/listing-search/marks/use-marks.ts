import { useCallback, useSyncExternalStore } from "react";
import type { Imovel } from "#api/imovel.ts";
import { isSameListing, toListingKey } from "#domain/listing/listing-key.ts";
import type { KeptList } from "#memory/kept-list.ts";
import { useListing } from "../search/listing-context.tsx";
import { favourites, isFavourite, markAsOpened, seen, setFavourite } from "./kept-listings.ts";

/** Returns the marks on this listing's cards, and the functions that change them. */
export function useMarks() {
  const { features, settings } = useListing();
  const { hasHearts, hasSeen } = features;
  const { bridge } = settings;
  const hearts = useEntries(favourites, hasHearts);
  const opened = useEntries(seen, hasSeen);
  return {
    count: hearts.length,
    /** `isFavourite` is `undefined` for a card without a heart. */
    marksOf(listing: Imovel) {
      const key = toListingKey(listing);
      const isKept = hearts.some((entry) => isSameListing(entry.listing, listing));
      return {
        isFavourite: hasHearts && key !== null ? isKept : undefined,
        isSeen: opened.some((entry) => entry.listing === key),
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
