/**
 * The results: head with count and order, active filters, cards or their placeholders, page numbers
 * (docs/look.md#listing-search).
 */
import { useEffect } from "react";
import { type SortOrder, sortOrders } from "#domain/fields/enumerations.ts";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { type ActiveFilter, listActiveFilters } from "#domain/search/active-filters.ts";
import { NativeSelect } from "#ui/select/NativeSelect.tsx";
import { useLasting } from "#ui/use-lasting.ts";
import { useLater } from "#ui/use-later.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { ListingCards } from "../card/ListingCards.tsx";
import { FilterChips } from "../filters/FilterChips.tsx";
import { useListing, useSearch } from "../search/listing-context.tsx";
import {
  isCountKnown,
  isUnreadable,
  type ListingResults,
  type Shown,
} from "../search/listing-state.ts";
import { EmptyState, emptyTitle, UNREADABLE } from "./EmptyState.tsx";
import { Pagination } from "./Pagination.tsx";
import { SkeletonCards } from "./SkeletonCards.tsx";
import { Tools } from "./Tools.tsx";
import { useFocusRescue } from "./use-focus-rescue.ts";

/**
 * How long a screen reader needs to notice a live region, in ms: a region added together with its
 * text isn't read out.
 */
const KNOWN_AFTER = 100;

/**
 * How long the earlier cards keep their look, in ms. Most answers arrive sooner, and changing the
 * look of all cards twice would delay each of them (docs/product/listing.md#loading).
 */
const WAITS_AFTER = 300;

/** The part of the listing that changes with each search. */
export function Results() {
  const rescue = useFocusRescue(useListing().heading);
  const { results } = useSearch();
  const isKnown = useLasting(true, KNOWN_AFTER);
  const isLong = useLasting(results.isLoading, WAITS_AFTER);
  return (
    <div className="imo-results-region" {...rescue}>
      <p className="imo-hidden" role="status">
        {isKnown && announcement(results)}
      </p>
      <ShownResults isLong={isLong} />
    </div>
  );
}

function ShownResults({ isLong }: { isLong: boolean }) {
  const { collaborators, heading } = useListing();
  const { criteria, results } = useSearch();
  const { shown, isLoading, failure } = results;
  const active = listActiveFilters(criteria, collaborators);

  // The first load failed (docs/product/listing.md#unreadable-answer).
  if (!shown && !isLoading)
    return isUnreadable(failure) ? <EmptyState title={UNREADABLE} filters={active} /> : null;
  if (shown && !isLoading && isCountKnown(results) && shown.found.listings.length === 0)
    return (
      <EmptyState title={emptyTitle(shown.found)} filters={active}>
        <div className="imo-empty__ways">
          <Tools />
        </div>
        <Near found={shown.found} filters={active} />
      </EmptyState>
    );

  const counted = isCountKnown(results) ? shown : null;
  return (
    <div className="imo-results" aria-busy={isLoading}>
      <div className="imo-results__head">
        <h2 ref={heading} className="imo-results__count" tabIndex={-1}>
          {counted && <span>{countLine(counted)}</span>}
          {!counted && !isLoading && <span>Imóveis</span>}
          {!counted && isLoading && (
            <>
              <span className="imo-results__counting" />
              <span className="imo-hidden">A carregar imóveis…</span>
            </>
          )}
        </h2>
        <div className="imo-results__tools">
          <Tools />
          <SortField order={criteria.ordem} />
        </div>
      </div>
      <FilterChips filters={active.filter((filter) => filter.isAdvanced)} />
      {shown && shown.found.listings.length > 0 ? (
        <ListingCards listings={shown.found.listings} isWaiting={isLong} />
      ) : (
        isLoading && <SkeletonCards />
      )}
      {shown && <Pages shown={shown} results={results} />}
    </div>
  );
}

/** Alternatives to a search without results; their code only loads when needed. */
function Near({ found, filters }: { found: Shown["found"]; filters: readonly ActiveFilter[] }) {
  const { features, loadExtras } = useListing();
  const { code, want } = useLater(loadExtras);
  const isOffered = features.hasNearSearches && filters.length > 0 && found.page <= found.lastPage;
  useEffect(() => {
    if (isOffered) void want();
  }, [isOffered, want]);
  return isOffered && code ? <code.NearSearches /> : null;
}

function Pages({ shown, results }: { shown: Shown; results: ListingResults }) {
  const { store } = useListing();
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

function SortField({ order }: { order: SortOrder }) {
  const { store } = useListing();
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
        onChange={(event) => store.choose({ ordem: event.target.value as SortOrder })}
      />
    </div>
  );
}

/**
 * Returns the number of listings if it is known, otherwise the page number
 * (docs/product/listing.md#count-line).
 */
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
