/** The page's marks of favourite and opened listings; the code that keeps them loads at the first of either. */
import type { Imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import { loadOnce } from "#load-once.ts";
import { isKept, keptKeys, mayKeep, noteOpened, toText, VERSION } from "#memory/is-kept.ts";
import type { Marks } from "./marks.ts";

export type KeptListings = typeof import("./kept-listings.ts");

const none: Marks = { favourites: new Set(), seen: new Set() };
const listeners = new Set<() => void>();
let marks = none;
/** Opened before the code had loaded, and refused by storage. */
const unnoted = new Set<string>();

/** Returns the present marks; the same object until something changes. */
export const getMarks = () => marks;

/** Returns no marks for the first render, because a server has no access to storage. */
export const getFirstMarks = () => none;

/** Calls `listener` after every change; returns a function that stops it. */
export function subscribeToMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the code that keeps the listings, and follows its marks. */
export const loadKept = loadOnce<KeptListings>(
  "kept-listings",
  () => import("./kept-listings.ts"),
  (kept) => {
    const follow = () => become(kept.readMarks());
    kept.subscribe(follow);
    if (unnoted.size > 0) kept.markAsSeen(...unnoted);
    follow();
  },
);

/** Updates the marks from storage, to which other tabs write; loads the code only if something is kept. */
export async function refreshMarks(): Promise<void> {
  if (!mayKeep(keptKeys.opened)) unnoted.clear();
  if (isKept(keptKeys.favourites, keptKeys.seen, keptKeys.opened)) (await loadKept()).importOpened();
  // Another tab has cleared the marks of this one.
  else if (!loadKept.code && marks.seen.size > unnoted.size) become({ ...marks, seen: unnoted });
}

/**
 * Adds or removes a favourite at once, also before its code has loaded, because the visitor may leave the page.
 * @returns the number of favourites
 * @throws the browser's error if neither code nor storage worked; the mark is then restored
 */
export async function setFavourite(listing: Imovel, isFavourite: boolean): Promise<number> {
  const before = marks;
  become({ ...marks, favourites: withKey(marks.favourites, toListingKey(listing), isFavourite) });
  const noted = loadKept.code ? null : noteFavourite(listing, isFavourite);
  try {
    const kept = await loadKept();
    kept.setFavourite(listing, isFavourite);
    // Several presses may precede the code; each returns its own count.
    return noted ?? kept.favourites.getEntries().length;
  } catch (cause) {
    // The next page takes the favourite from storage.
    if (noted !== null) return noted;
    become(before);
    throw cause;
  }
}

/** Writes a favourite into storage; returns their number, `null` if storage refuses or holds something else. */
function noteFavourite(listing: Imovel, isFavourite: boolean): number | null {
  try {
    const text = localStorage.getItem(keptKeys.favourites);
    const { v, data } = text === null ? { v: VERSION, data: [] } : JSON.parse(text);
    if (v !== VERSION) return null;
    const key = toListingKey(listing);
    const others = data.filter((entry: { listing: Imovel }) => toListingKey(entry.listing) !== key);
    const entries = isFavourite ? [{ at: Date.now(), listing }, ...others] : others;
    localStorage.setItem(keptKeys.favourites, toText(entries));
    return entries.length;
  } catch {
    return null;
  }
}

/** Marks an opened listing at once: in storage because the visitor leaves, on its card because the page may stay. */
export function markAsOpened(listing: Imovel): void {
  const key = toListingKey(listing);
  if (key === null || !mayKeep(keptKeys.opened)) return;
  if (loadKept.code) loadKept.code.markAsSeen(key);
  else {
    if (!noteOpened(key)) unnoted.add(key);
    become({ ...marks, seen: withKey(marks.seen, key, true) });
  }
}

function withKey(keys: ReadonlySet<string>, key: string | null, isIn: boolean): ReadonlySet<string> {
  const others = [...keys].filter((one) => one !== key);
  return new Set(isIn && key !== null ? [...others, key] : others);
}

function become(next: Marks): void {
  marks = next;
  for (const listener of listeners) listener();
}
