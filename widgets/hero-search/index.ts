/** Home search: "Que Imóvel Procura?" (SPEC §2). */
import { defineWidget } from "#runtime/define-widget.ts";
import { optional, safeUrl, withDefault, words } from "#runtime/readers.ts";
import { siteUrl } from "#runtime/site-readers.ts";
import { HeroSearch } from "./HeroSearch.tsx";

export default defineWidget({
  name: "hero-search",
  pageData: {
    facebook: optional(safeUrl, "The agency's Facebook page; the link shows only when given."),
    instagram: optional(safeUrl, "The agency's Instagram page; the link shows only when given."),
    linkedin: optional(safeUrl, "The agency's LinkedIn page; the link shows only when given."),
    listaUrl: withDefault(siteUrl, "/lista", "Where the search leads: the page with the listing."),
    localizacoes: optional(words, "Names of places; replaces the built-in list."),
  },
  component: HeroSearch,
});
