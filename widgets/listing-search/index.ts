/**
 * Listing search: filter bar, "Pesquisa Avançada", cards, page numbers
 * (docs/product/listing.md#listing).
 */
import { defineWidget } from "#runtime/define-widget.ts";
import { ListingSearch } from "./ListingSearch.tsx";
import { pageData } from "./page-data.ts";

export default defineWidget({
  name: "listing-search",
  pageData,
  component: ListingSearch,
  readsQuery: true,
});
