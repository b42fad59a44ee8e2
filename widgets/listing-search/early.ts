/**
 * Requests the first results while the code loads, unless they are already known
 * (docs/product/listing.md#requests).
 */
import { parseQuery } from "#domain/search/query-string.ts";
import type { MountTarget } from "#runtime/contract.ts";
import { everyWidget } from "#runtime/every-widget.ts";
import { readPageData } from "#runtime/mount/page-data.ts";
import { pageData } from "./page-data.ts";
import { readKeptAnswer } from "./return/kept-answers.ts";
import { watchMoves } from "./return/restore-scroll.ts";
import { searchAhead, toRequestKey } from "./search/search-calls.ts";
import { toSearchPageData } from "./search/search-page-data.ts";

const { objectivo, tipologia, localizacao, comercial, colaboradores, localizacoes, siteBase } =
  pageData;
const searchKeys = {
  objectivo,
  tipologia,
  localizacao,
  comercial,
  colaboradores,
  localizacoes,
  siteBase,
};

/** Used by hearts that the page draws itself (docs/contract.md#a-heart-of-the-pages-own). */
export { favorite } from "./marks/kept-listings.ts";

/**
 * Called by the entry for each host as soon as this file has loaded. Problems in the page data are
 * ignored here, because the mount reports them.
 */
export function early(target: MountTarget): void {
  const source = target.pageData();
  // The answer isn't parsed, because parsing twelve listings twice costs time. If it turns out to
  // be invalid, the widget sends the search.
  const bringsAnswer = source.attributes.resultados || source.script.includes('"resultados"');
  if (target.signal.aborted || bringsAnswer) return;
  const data = readPageData(
    source,
    "listing-search",
    { ...searchKeys, ...everyWidget },
    () => undefined,
  );
  if (!data) return;
  const { apiBase, csrfUrl, ...searchData } = data;
  const { presets, places, ids } = toSearchPageData(searchData);
  const query = target.position === 0 ? location.search : "";
  const search = parseQuery(query, presets, places, ids);
  const settings = { apiBase, csrfUrl };
  const kept = readKeptAnswer(target, toRequestKey(search, settings));
  if (kept) watchMoves();
  if (!kept?.isFresh) searchAhead(target, search, settings);
}
