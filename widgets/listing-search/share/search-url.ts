/** The URL of a search, for whoever gets or keeps it. */
import type { ListingStore } from "../search/listing-store.ts";

/** Page 1, without the hash. */
export function toSearchUrl(store: ListingStore): string {
  return store.urlOf(1).replace(/#.*$/, "");
}
