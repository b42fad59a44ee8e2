import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import type { KeptList } from "#memory/kept-list.ts";
import { useListing } from "../search/listing-context.tsx";
import { favourites, isFavourite, markAsOpened, seen, setFavourite } from "./kept-listings.ts";

/** Returns the marks on this listing's cards, and the functions that change them. */
export function useMarks() {
  const { features, settings } = useListing();
  const { hasHearts, hasSeen } = features;
  const { bridge } = settings;
  const hearts = useKeys(favourites, hasHearts);
  const opened = useKeys(seen, hasSeen);
  return {
    count: hearts.size,
    /** `isFavourite` is `undefined` for a card without a heart. */
    marksOf(listing: Imovel) {
      const key = toListingKey(listing);
      return {
        isFavourite: hasHearts && key !== null ? hearts.has(key) : undefined,
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

type Entry = { readonly at: number; readonly listing: Imovel | string };

const none: readonly Entry[] = [];
const getNone = () => none;
const neverChanges = () => () => undefined;

/**
 * Reads nothing if the feature is off. The first render of a server-drawn listing has no marks,
 * because a server has no storage.
 */
function useKeys(
  { subscribe, getEntries }: KeptList<Entry>,
  isOn: boolean,
): ReadonlySet<string | null> {
  const entries = useSyncExternalStore<readonly Entry[]>(
    isOn ? subscribe : neverChanges,
    isOn ? getEntries : getNone,
    getNone,
  );
  return useMemo(
    () =>
      new Set(
        entries.map(({ listing }) =>
          typeof listing === "string" ? listing : toListingKey(listing),
        ),
      ),
    [entries],
  );
}
