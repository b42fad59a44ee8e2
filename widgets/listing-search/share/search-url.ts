/** The URL of a search, to share and to keep. */
import type { ListingStore } from "../search/listing-store.ts";

/** Returns the URL of page 1, without the hash. */
export function toSearchUrl(store: ListingStore): string {
  return store.urlOf(1).replace(/#.*$/, "");
}
