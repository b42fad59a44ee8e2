import { useEffect, useState } from "react";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import {
  countNew,
  formatAge,
  formatNews,
  type PresentResults,
  type SeenResults,
} from "#domain/search/search-news.ts";
import "./recent-searches.css";

export type RecentSearch = SeenResults & {
  /** When the visitor last looked, in ms since 1970. */
  readonly at: number;
  readonly url: string;
  readonly words: string;
};

type Props<Search extends RecentSearch> = {
  /** Newest first. An unchanged search must stay the same object. */
  searches: readonly Search[];
  /** Requests page 1 of a search, newest first; if that fails, the search is shown without news. */
  fetchResults: (search: Search, signal: AbortSignal) => Promise<PresentResults>;
};

/**
 * The visitor's last searches as links (docs/product/memory.md#last-searches). Their news
 * (docs/product/memory.md#whats-new) is requested once the list is on the screen.
 */
export function RecentSearches<Search extends RecentSearch>({
  searches,
  fetchResults,
}: Props<Search>) {
  return (
    <ul className="imo-recent">
      {searches.map((search) => (
        <li key={search.url}>
          <a className="imo-recent__link" href={search.url}>
            <span className="imo-recent__words">{search.words}</span>
            <Line search={search} fetchResults={fetchResults} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Line<Search extends RecentSearch>({
  search,
  fetchResults,
}: { search: Search } & Pick<Props<Search>, "fetchResults">) {
  const [now, setNow] = useState<PresentResults>();
  useEffect(() => {
    const stop = new AbortController();
    fetchResults(search, stop.signal).then(
      (answer) => stop.signal.aborted || setNow(answer),
      // Without an answer only the link is shown; the caller reports the failure.
      () => undefined,
    );
    return () => stop.abort();
  }, [search, fetchResults]);
  const news = now && countNew(search, now);
  const total = now?.total ?? null;
  const parts = [`Vista ${formatAge(search.at, Date.now())}`];
  if (total !== null) parts.push(total === 0 ? "sem imóveis" : formatListingCount(total));
  if (news?.count === 0 && total !== 0) parts.push("sem novidades");
  return (
    <span className="imo-recent__line imo-small">
      {parts.join(" · ")}
      {news && news.count > 0 && <strong className="imo-recent__news">{formatNews(news)}</strong>}
    </span>
  );
}
