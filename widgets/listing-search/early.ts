/** Requests the first results while the code loads, unless they are known already (docs/product/listing.md#requests). */
import { parseQuery } from "#domain/search/query-string.ts";
import { defineEarly } from "#runtime/define-early.ts";
import { pageData } from "./page-data.ts";
import { readKeptAnswer } from "./return/kept-answers.ts";
import { watchMoves } from "./return/restore-scroll.ts";
import { bringsAnswer, searchAhead, textOf } from "./search/search-calls.ts";
import { toSearchPageData } from "./search/search-page-data.ts";

const { objectivo, tipologia, localizacao, comercial, colaboradores, localizacoes, siteBase } = pageData;
const searchKeys = { objectivo, tipologia, localizacao, comercial, colaboradores, localizacoes, siteBase };

/** For a heart that the page draws itself (docs/contract.md#a-heart-of-the-pages-own). */
export const loadFavorites = () => import("./kept/kept-listings.ts");

/** Called by the entry for each host as soon as this file has loaded. */
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
