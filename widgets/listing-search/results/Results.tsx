/**
 * The listings: head with count and order, what is filtered, cards or what stands for them, page numbers
 * (docs/look.md#listing-search).
 */
import { type RefObject, useEffect, useState } from "react";
import { type SortOrder, sortOrders } from "#domain/fields/listing-enumerations.ts";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { type ActiveFilter, listActiveFilters } from "#domain/search/active-filters.ts";
import type { Criteria } from "#domain/search/criteria.ts";
import { NativeSelect } from "#ui/select/NativeSelect.tsx";
import { useLater } from "#ui/use-later.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import type { Collaborator } from "../collaborator.ts";
import { FavouritesButton } from "../kept/FavouritesButton.tsx";
import type { MessageSettings } from "../kept/FavouritesPanel.tsx";
import type { Kept } from "../kept/use-kept.ts";
import { loadExtras } from "../load-extras.ts";
import type { Panel } from "../panel/use-panel.ts";
import { FilterChips } from "../search/FilterChips.tsx";
import { isUnreadable, type ListingResults, type Shown } from "../search/listing-state.ts";
import type { ListingStore } from "../search/listing-store.ts";
import type { SearchFeatures } from "../search-features.ts";
import { SearchButton } from "../share/SearchButton.tsx";
import { ShareWay } from "../share/ShareWay.tsx";
import { EmptyState, emptyTitle } from "./EmptyState.tsx";
import { isCountKnown } from "./is-count-known.ts";
import { ListingCards } from "./ListingCards.tsx";
import { Pagination } from "./Pagination.tsx";
import { SkeletonCards } from "./SkeletonCards.tsx";
import { UNREADABLE, UnreadableStart } from "./UnreadableStart.tsx";
import { useFocusRescue } from "./use-focus-rescue.ts";

type Props = {
  /** What was found, and whether more is on its way. */
  results: ListingResults;
  /** The filters as they are chosen, which may be newer than the results. */
  criteria: Criteria;
  /** Hears of pages, order and dropped filters. */
  store: ListingStore;
  /** Names for the chosen collaborators' filter. */
  collaborators: readonly Collaborator[] | undefined;
  /** Put before the cards' links. */
  siteBase: string;
  /** What the visitor keeps. */
  kept: Kept;
  /** The button of the view of favourites was approached, and clicked. */
  favourites: Pick<Panel<unknown>, "prepare" | "open">;
  /** What the page has switched on around a search. */
  features: SearchFeatures;
  /** The button of the panel of the search was approached, and clicked. */
  searchPanel: Pick<Panel<unknown>, "prepare" | "open">;
  /** Where the calls go, and who hears of one that failed. */
  settings: MessageSettings;
  /** The heading of whatever is shown; it takes the focus after a page change. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** "Limpar todos os filtros" was clicked. */
  onClear: () => void;
};

/** The part of the listing that a search changes. */
export function Results(props: Props) {
  const rescue = useFocusRescue(props.heading);
  const isKnown = useIsRegionKnown();
  return (
    <div className="imo-results-region" {...rescue}>
      <p className="imo-hidden" role="status">
        {isKnown && announcement(props.results)}
      </p>
      <ShownResults {...props} />
    </div>
  );
}

/** Until a live region is known to a screen reader, in ms: one that comes with its text is not read out. */
const KNOWN_AFTER = 100;

function useIsRegionKnown(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
}

function ShownResults(props: Props) {
  const { results, criteria, store, collaborators, siteBase, kept, heading } = props;
  const { shown, isLoading, failure } = results;
  const active = listActiveFilters(criteria, collaborators);
  const drop = (filter: ActiveFilter) => store.drop(filter);

  // A first load that failed (docs/look.md#first-load-failed).
  if (!shown && !isLoading) return isUnreadable(failure) ? <UnreadableStart {...props} /> : null;
  if (shown && !isLoading && isCountKnown(results) && shown.found.listings.length === 0)
    return <NoResults {...props} shown={shown} filters={active} onDrop={drop} />;

  const counted = isCountKnown(results) ? shown : null;
  return (
    <div className="imo-results" aria-busy={isLoading}>
      <div className="imo-results__head">
        <h2 ref={heading} className="imo-results__count" tabIndex={-1}>
          {counted && <span>{countLine(counted)}</span>}
          {!counted && (isLoading ? <Counting /> : <span>Imóveis</span>)}
        </h2>
        <div className="imo-results__tools">
          <Ways {...props} />
          <SortField order={criteria.ordem} onSort={(ordem) => store.choose({ ordem })} />
        </div>
      </div>
      <FilterChips filters={active.filter((filter) => filter.isAdvanced)} onDrop={drop} />
      {shown && shown.found.listings.length > 0 ? (
        <ListingCards listings={shown.found.listings} siteBase={siteBase} kept={kept} isWaiting={isLoading} />
      ) : (
        isLoading && <SkeletonCards />
      )}
      {shown && <Pages shown={shown} results={results} store={store} />}
    </div>
  );
}

function Counting() {
  return (
    <>
      <span className="imo-skeleton imo-results__counting" />
      <span className="imo-hidden">A carregar imóveis…</span>
    </>
  );
}

/** The ways to what can be done with the search, and to the listings that are kept. */
function Ways({ features, searchPanel, kept, favourites, settings }: Props) {
  const onShared = () => settings.bridge.emit("imo:share", { what: "search" });
  return (
    <>
      <SearchButton features={features} onInterest={searchPanel.prepare} onOpen={searchPanel.open} />
      {features.hasSharing && <ShareWay onShared={onShared} onRefused={searchPanel.open} />}
      {kept.count !== null && (
        <FavouritesButton count={kept.count} onInterest={favourites.prepare} onOpen={favourites.open} />
      )}
    </>
  );
}

type NoResultsProps = Props & {
  /** An answer without listings. */
  shown: Shown;
  /** All filters in force. */
  filters: readonly ActiveFilter[];
  /** One of them was dropped. */
  onDrop: (filter: ActiveFilter) => void;
};

function NoResults(props: NoResultsProps) {
  const { shown, filters, onDrop, store, heading, features, kept, onClear } = props;
  const title = emptyTitle(shown.found);
  const offer = { filters, onDrop, onClear, onFirstPage: () => store.goTo(1) };
  const isNear = features.hasNearSearches && filters.length > 0 && shown.found.page <= shown.found.lastPage;
  const hasWays = kept.count !== null || features.hasAlerts || features.hasSharing || features.hasMemory;
  return (
    <EmptyState heading={heading} title={title} {...offer}>
      {hasWays && (
        <div className="imo-empty__ways">
          <Ways {...props} />
        </div>
      )}
      {isNear && <Near {...props} />}
    </EmptyState>
  );
}

/** Their code comes when something was searched for in vain. */
function Near({ criteria, store, settings }: Props) {
  const { code, want } = useLater(loadExtras);
  useEffect(() => void want(), [want]);
  if (!code) return null;
  const choose = (near: Criteria) => store.choose(near);
  const { bridge } = settings;
  return (
    <code.NearSearches
      criteria={criteria}
      places={store.places}
      settings={settings}
      bridge={bridge}
      onChoose={choose}
    />
  );
}

function Pages({ shown, results, store }: Pick<Props, "results" | "store"> & { shown: Shown }) {
  const { lastPage } = shown.found;
  const page = results.isLoading && results.sent ? results.sent.page : shown.found.page;
  return (
    <Pagination
      page={Math.min(page, lastPage)}
      lastPage={lastPage}
      urlOf={(wanted) => store.urlOf(wanted)}
      onPage={(wanted) => store.goTo(wanted)}
      onIntent={(wanted) => wanted === page + 1 && store.prefetch(wanted)}
    />
  );
}

function SortField({ order, onSort }: { order: SortOrder; onSort: (order: SortOrder) => void }) {
  const id = useWidgetId("ordem");
  return (
    <div className="imo-results__sort">
      <label className="imo-results__sort-word" htmlFor={id}>
        Ordenar
      </label>
      <NativeSelect
        id={id}
        options={sortOrders}
        value={order}
        onChange={(event) => onSort(event.target.value as SortOrder)}
      />
    </div>
  );
}

/** How many there are, when that is known; else which page this is (docs/product/listing.md#count-line). */
function countLine({ found }: Shown): string {
  const total = found.total ?? (found.lastPage === 1 ? found.listings.length : null);
  return total === null ? `Página ${found.page} de ${found.lastPage}` : formatListingCount(total);
}

function announcement(results: ListingResults): string {
  const { shown, isLoading, failure } = results;
  if (!isLoading && !shown && isUnreadable(failure)) return `${UNREADABLE}.`;
  if (isLoading || !shown || !isCountKnown(results)) return "";
  const { listings, page, lastPage, total } = shown.found;
  if (listings.length === 0) return `${emptyTitle(shown.found)}.`;
  const pages = lastPage > 1 && total !== null ? `, página ${page} de ${lastPage}` : "";
  return `${countLine(shown)}${pages}.`;
}
