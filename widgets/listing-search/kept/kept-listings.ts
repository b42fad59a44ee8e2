/** The visitor's favourites and opened listings (docs/product/memory.md#favourites, docs/product/memory.md#seen-listings). */
import * as v from "valibot";
import { type Imovel, imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { keptKeys, mayKeep } from "#memory/is-kept.ts";
import { KeptList } from "#memory/kept-list.ts";
import type { Marks } from "./marks.ts";

export { clearEverythingKept } from "#memory/kept-list.ts";

const at = v.number();

export const MOST_FAVOURITES = 60;

/** With the data that a card needs, without the photos after the first. */
export const favourites = new KeptList({
  key: keptKeys.favourites,
  entry: v.object(ownKeys({ at, listing: imovel })),
  most: MOST_FAVOURITES,
});

/** The keys of opened listings. */
const seen = new KeptList({ key: keptKeys.seen, entry: v.object(ownKeys({ at, listing: v.string() })), most: 300 });

importOpened();

/** Adds a listing to the favourites, or removes it. */
export function setFavourite(listing: Imovel, isFavourite: boolean): void {
  const key = toListingKey(listing);
  favourites.change((entries) => {
    const others = entries.filter((entry) => toListingKey(entry.listing) !== key);
    return isFavourite ? [{ at: Date.now(), listing: withCoverAlone(listing) }, ...others] : others;
  });
}

/** Adds a sent list to the visitor's own, dropping none; returns the number of listings without room. */
export function keepBeside(listings: readonly Imovel[]): number {
  let left = 0;
  favourites.change((entries) => {
    const known = new Set(entries.map(({ listing }) => toListingKey(listing)).concat(null));
    const isNew = (key: string | null) => !known.has(key) && known.add(key);
    const others = listings.filter((listing) => isNew(toListingKey(listing)));
    const taken = others.slice(0, MOST_FAVOURITES - entries.length);
    left = others.length - taken.length;
    return [...taken.map((listing) => ({ at: Date.now(), listing: withCoverAlone(listing) })), ...entries];
  });
  return left;
}

/** Implements `imoWidgets.favorite` (docs/contract.md#a-heart-of-the-pages-own); throws a `TypeError` for no listing. */
export async function favorite(given: object, isFavorite?: boolean): Promise<boolean> {
  const { success, output } = v.safeParse(imovel, given);
  const key = success ? toListingKey(output) : null;
  if (!success || key === null) {
    const got = JSON.stringify(given)?.slice(0, 80);
    throw new TypeError(`imoWidgets.favorite: expected a listing with its id or its link, got ${got}; it is not kept.`);
  }
  if (isFavorite !== undefined) setFavourite(output, isFavorite);
  return readMarks().favourites.has(key);
}

/** Marks listings as opened, by their keys, the last one last. */
export function markAsSeen(...keys: string[]): void {
  const newest = new Set(keys.reverse());
  const at = Date.now();
  seen.change((entries) => [
    ...[...newest].map((listing) => ({ at, listing })),
    ...entries.filter(({ listing }) => !newest.has(listing)),
  ]);
}

/** Returns the marks that the cards show. */
export function readMarks(): Marks {
  return {
    favourites: new Set(favourites.getEntries().flatMap(({ listing }) => toListingKey(listing) ?? [])),
    seen: new Set(seen.getEntries().map(({ listing }) => listing)),
  };
}

/** Calls `listener` after every change of either list. */
export function subscribe(listener: () => void): void {
  favourites.subscribe(listener);
  seen.subscribe(listener);
}

/** A photo whose URL is the image itself is dropped, because it would fill the storage. */
function withCoverAlone(listing: Imovel): Imovel {
  const photos = [listing.fotos?.capa, ...(listing.fotos?.fotos ?? [])];
  const cover = photos.find((photo) => photo && JSON.stringify(photo).length < 2000) ?? null;
  return { ...listing, fotos: cover ? { capa: cover, fotos: [] } : null };
}

/** Moves listings that were noted as opened by pages without this code into the list. */
export function importOpened(): void {
  if (!mayKeep(keptKeys.opened)) return;
  try {
    const lines = localStorage.getItem(keptKeys.opened)?.split("\n") ?? [];
    if (lines.length === 0) return;
    localStorage.removeItem(keptKeys.opened);
    markAsSeen(...lines.filter(Boolean));
  } catch {
    // Refused storage holds nothing to import.
  }
}
