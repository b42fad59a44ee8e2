/**
 * Tells cheaply if the browser keeps anything, so that the code that reads it is loaded only then. Notes that cannot wait for
 * that code, because the page is being left, are written here.
 */

import { mayKeepUnasked } from "./consent.ts";

/** The keys of localStorage that hold what a visitor keeps; the calculator's and the forms' are of the session. */
export const keptKeys = {
  favourites: "imo:favoritos",
  seen: "imo:vistos",
  /** Lines, each the key of a listing that was opened before what keeps the list was there. */
  opened: "imo:vistos-novos",
  searches: "imo:pesquisas",
} as const;

/** Those of them that are written by the way; favourites are kept by a press on a heart. */
export const unaskedKeys: readonly string[] = [keptKeys.seen, keptKeys.opened, keptKeys.searches];

/** The prefix of all keys, in both storages. */
export const OURS = "imo:";

/** The version in which lists are kept; others are not read. */
export const VERSION = 1;

/** A list as it is kept, the newest entry first. */
export function toText(data: readonly { readonly at: number }[]): string {
  return JSON.stringify({ v: VERSION, saved: Date.now(), data });
}

/** Sent to the document once the visitor has had everything cleared: what is on the page is not to be kept by itself. */
export const CLEARED = "imo-cleared";

/**
 * Calls `listener` each time the page comes out of the browser's back/forward cache, where it has heard nothing of what other
 * pages kept or cleared, until the returned function is called.
 */
export function subscribeToReturn(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener("pageshow", hear);
  return () => removeEventListener("pageshow", hear);
}

/** Tells if this key may be read and written: the visitor asked for it, or the site may keep it unasked. */
export function mayKeep(key: string): boolean {
  return mayKeepUnasked() || !unaskedKeys.includes(key);
}

/** Tells if one of these keys holds something; false where storage is refused, and for keys that may not be read. */
export function isKept(...keys: readonly string[]): boolean {
  try {
    return keys.some((key) => mayKeep(key) && localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/**
 * Notes a listing that is being opened, for the list to take in later.
 * @returns false where storage is refused or full
 */
export function noteOpened(listing: string): boolean {
  try {
    localStorage.setItem(keptKeys.opened, `${localStorage.getItem(keptKeys.opened) ?? ""}${listing}\n`);
    return true;
  } catch {
    return false;
  }
}
