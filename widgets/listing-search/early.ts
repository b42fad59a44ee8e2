/**
 * What the listing does while the rest of its code is loading: it asks for its first results
 * (docs/product/listing.md#requests), unless page data bring them or a visitor comes back to them
 * (docs/product/listing.md#coming-back).
 */
import { parseQuery } from "#domain/search/query-string.ts";
import { defineEarly } from "#runtime/define-early.ts";
import { pageData } from "./page-data.ts";
import { readKeptAnswer } from "./return/kept-answers.ts";
import { watchMoves } from "./return/restore-scroll.ts";
import { bringsAnswer, searchAhead, textOf } from "./search/search-calls.ts";
import { toSearchPageData } from "./search/search-page-data.ts";

const { objectivo, tipologia, localizacao, comercial, colaboradores, localizacoes, siteBase } = pageData;
const searchKeys = { objectivo, tipologia, localizacao, comercial, colaboradores, localizacoes, siteBase };

/** What keeps the favourites, for a heart of the page's own (docs/contract.md#a-heart-of-the-pages-own). */
export const loadFavorites = () => import("./kept/kept-listings.ts");

/** For the entry, which calls it for each host as soon as this file is there. */
export const early = defineEarly({
  name: "listing-search",
  pageData: searchKeys,
  skips: bringsAnswer,
  start({ apiBase, csrfUrl, ...data }, target) {
    const { presets, places, ids } = toSearchPageData(data);
    const query = target.position === 0 ? location.search : "";
    const search = parseQuery(query, presets, places, ids);
    const settings = { apiBase, csrfUrl };
    const kept = readKeptAnswer(target, textOf(search, settings));
    if (kept) watchMoves();
    if (!kept?.isFresh) searchAhead(target, search, settings);
  },
});
