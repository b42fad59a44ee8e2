/**
 * Alternatives to a search without results, placed below its box so that nothing moves
 * (docs/product/listing.md#near-searches).
 */
import { useEffect, useState } from "react";
import type { CallSettings } from "#api/call-settings.ts";
import { CallFailure } from "#api/client.ts";
import { searchImoveis, searchRequest } from "#api/imoveis.ts";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { listNearSearches, type NearSearch } from "#domain/search/near-searches.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { useListing, useSearch } from "../search/listing-context.tsx";
import "./near-searches.css";

/** Shows at most three alternatives, and nothing until the first is known. */
export function NearSearches() {
  const { store } = useListing();
  const searches = useNearSearches();
  const heading = useWidgetId("proximas");
  return (
    <div className="imo-near">
      <p className="imo-hidden" role="status">
        {searches.length > 0 &&
          `Há imóveis em ${searches.length === 1 ? "1 pesquisa semelhante" : `${searches.length} pesquisas semelhantes`}.`}
      </p>
      {searches.length > 0 && (
        <>
          <h3 id={heading} className="imo-near__title">
            Pesquisas semelhantes com imóveis
          </h3>
          <ul className="imo-near__list" aria-labelledby={heading}>
            {searches.map(({ search, answer }) => (
              <li key={search.label}>
                <button
                  type="button"
                  className="imo-button imo-button--secondary imo-near__search"
                  onClick={() => store.choose(search.criteria)}
                >
                  <span className="imo-near__label">{search.label}</span>
                  <span className="imo-near__count imo-small">{countOf(answer)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type FoundSearch = { search: NearSearch; answer: FoundImoveis };

/** The maximum number of alternatives, and of requests that run at the same time. */
const MOST = 3;

function useNearSearches(): readonly FoundSearch[] {
  const { store, settings } = useListing();
  const { apiBase, csrfUrl, bridge } = settings;
  const { criteria } = useSearch();
  const { places } = store;
  const [searches, setFound] = useState<readonly FoundSearch[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const settings = { apiBase, csrfUrl, signal: stop.signal };
    setFound([]);
    findHomes(listNearSearches(criteria, places), settings).then(
      (searches) => stop.signal.aborted || setFound(searches),
      (cause) => {
        if (stop.signal.aborted || !(cause instanceof CallFailure)) return;
        const message = `listing-search: near searches could not be asked for, ${cause.message}; none are offered.`;
        bridge.report({ code: cause.code, message, cause });
      },
    );
    return () => stop.abort();
  }, [criteria, places, apiBase, csrfUrl, bridge]);
  return searches;
}

/** Returns the nearest searches first. Further rounds run only while results are missing. */
async function findHomes(
  searches: readonly NearSearch[],
  settings: CallSettings,
): Promise<FoundSearch[]> {
  const found: FoundSearch[] = [];
  for (let start = 0; start < searches.length && found.length < MOST; start += MOST) {
    const asked = searches.slice(start, start + MOST).map(async (search) => {
      return { search, answer: await searchImoveis(searchRequest(search.criteria, 1), settings) };
    });
    found.push(...(await Promise.all(asked)).filter(({ answer }) => answer.listings.length > 0));
  }
  return found.slice(0, MOST);
}

/** If there is no `total`, the number of pages gives a lower bound. */
function countOf({ total, listings, lastPage }: FoundImoveis): string {
  if (total !== null) return formatListingCount(total);
  const before = listings.length * (lastPage - 1);
  return lastPage === 1
    ? formatListingCount(listings.length)
    : `mais de ${formatListingCount(before)}`;
}
