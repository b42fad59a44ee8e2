/** Listing search: filter bar, "Pesquisa Avançada", cards, page numbers (SPEC §2 /lista). */
import { defineWidget } from "#runtime/define-widget.ts";
import { ListingSearch } from "./ListingSearch.tsx";
import { pageData } from "./page-data.ts";

export default defineWidget({ name: "listing-search", pageData, component: ListingSearch });
