/**
 * The visitor's favourites and opened listings (docs/product/memory.md#favourites,
 * docs/product/memory.md#seen-listings).
 */
import * as v from "valibot";
import { type Imovel, imovel } from "#api/imovel.ts";
import { formatDay } from "#domain/format/format-day.ts";
import { toListingKey, toListingMatcher } from "#domain/listing/listing-key.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { keptKeys } from "#memory/is-kept.ts";
import { KeptList } from "#memory/kept-list.ts";
import type { DatedListing } from "./dated-listing.ts";

export const MOST_FAVOURITES = 60;

/**
 * Entries have the data that a card needs, with only one photo. `asOf` is when that data was
 * current; if it is absent, `at` is used.
 */
export const favourites = new KeptList({
  key: keptKeys.favourites,
  entry: v.object(ownKeys({ at: v.number(), listing: imovel, asOf: v.optional(v.number()) })),
  most: MOST_FAVOURITES,
});

/** Keys of the listings that the visitor has opened. */
export const seen = new KeptList({
  key: keptKeys.seen,
  entry: v.object(ownKeys({ at: v.number(), listing: v.string() })),
  most: 300,
});

/** Returns a function that says whether a listing is among these favourites. */
export function favouriteMatcher(entries: readonly Favourite[]): (listing: Imovel) => boolean {
  return toListingMatcher(entries.map(({ listing }) => listing));
}

/** Whether a listing is among the favourites. */
export function isFavourite(listing: Imovel): boolean {
  return favouriteMatcher(favourites.getEntries())(listing);
}

/** Adds a listing to the favourites or removes it; a copy with older data keeps its date. */
export function setFavourite(listing: DatedListing, isKept: boolean): void {
  const isThis = toListingMatcher([listing]);
  favourites.change((entries) => {
    const others = entries.filter((entry) => !isThis(entry.listing));
    return isKept ? [toFavourite(listing), ...others] : others;
  });
}

/**
 * Adds a sent list to the visitor's own without dropping any. Returns how many listings didn't fit.
 */
export function keepBeside(listings: readonly DatedListing[]): number {
  let left = 0;
  favourites.change((entries) => {
    const isFavoured = favouriteMatcher(entries);
    const others = listings.filter(
      (listing, position) =>
        toListingKey(listing) !== null &&
        !isFavoured(listing) &&
        !toListingMatcher(listings.slice(0, position))(listing),
    );
    const taken = others.slice(0, MOST_FAVOURITES - entries.length);
    left = others.length - taken.length;
    return [...taken.map(toFavourite), ...entries];
  });
  return left;
}

/**
 * Updates the copies of these listings, whose data comes from an answer or a page
 * (docs/product/memory.md#older-copies).
 */
export function renewFavourites(listings: readonly Imovel[]): void {
  const isBrought = toListingMatcher(listings);
  const renew = (entry: Favourite): Favourite => {
    if (!isBrought(entry.listing)) return entry;
    const brought = listings.find(toListingMatcher([entry.listing]));
    const news = brought && toFavourite(brought);
    return !news || isSameCopy(entry, news) ? entry : { ...news, at: entry.at };
  };
  const isOld = favourites.getEntries().some((entry) => renew(entry) !== entry);
  if (isOld) favourites.change((entries) => entries.map(renew));
}

type Favourite = ReturnType<typeof favourites.getEntries>[number];

/** Compares the listing and the day of its data; the time of day doesn't matter. */
function isSameCopy(copy: Favourite, other: Favourite): boolean {
  const [day, otherDay] = [copy, other].map(({ at, asOf = at }) => formatDay(new Date(asOf)));
  return day === otherDay && JSON.stringify(copy.listing) === JSON.stringify(other.listing);
}

/**
 * Implements `imoWidgets.favorite` (docs/contract.md#a-heart-of-the-pages-own). Throws a
 * `TypeError` for anything but a listing with a key.
 */
export async function favorite(original: object, isFavorite?: boolean): Promise<boolean> {
  const { success, output } = v.safeParse(imovel, original);
  if (!success || toListingKey(output) === null) {
    const got = JSON.stringify(original)?.slice(0, 80);
    throw new TypeError(
      `imoWidgets.favorite: expected a listing with its id or its link, got ${got}; it is not kept.`,
    );
  }
  if (isFavorite !== undefined) setFavourite(output, isFavorite);
  else
    renewFavourites(
      favourites.getEntries().flatMap(({ listing }) => bringTo(listing, output, original)),
    );
  return isFavourite(output);
}

/**
 * Returns the kept listing with the page's values, which replace only the keys that the page
 * passes. Returns nothing without a price: such a record only identifies the listing.
 */
function bringTo(kept: Imovel, brought: Imovel, original: object): Imovel[] {
  if (!toListingMatcher([kept])(brought) || !Object.hasOwn(original, "preco")) return [];
  const present = Object.entries(brought).filter(([key]) => Object.hasOwn(original, key));
  return [{ ...kept, ...Object.fromEntries(present) }];
}

/**
 * Marks a listing as opened. Ignores one without a key, because it can't be told apart from others.
 */
export function markAsOpened(opened: Imovel): void {
  const key = toListingKey(opened);
  if (key === null) return;
  seen.change((entries) => [
    { at: Date.now(), listing: key },
    ...entries.filter(({ listing }) => listing !== key),
  ]);
}

/** Drops a photo whose URL contains the image itself, because it would fill the storage. */
function toFavourite({ asOf = Date.now(), ...listing }: DatedListing) {
  const photos = [listing.fotos?.capa, ...(listing.fotos?.fotos ?? [])];
  const cover = photos.find((photo) => photo && JSON.stringify(photo).length < 2000) ?? null;
  return {
    at: Date.now(),
    asOf,
    listing: { ...listing, fotos: cover ? { capa: cover, fotos: [] } : null },
  };
}
