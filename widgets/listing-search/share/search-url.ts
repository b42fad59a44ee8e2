import type { ListingStore } from "../search/listing-store.ts";

/** Returns the URL of a search, to be shared or kept: page 1, without the hash. */
export function toSearchUrl(store: ListingStore): string {
  return store.urlOf(1).replace(/#.*$/, "");
}
