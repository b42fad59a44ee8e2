/** The homes: head with count and order, what is filtered, cards or what stands for them, page numbers (LOOK §4). */
import { type RefObject, useId } from "react";
import { type ActiveFilter, activeFilters, type Criteria } from "#domain/criteria.ts";
import { type SortOrder, sortOrders } from "#domain/enumerations.ts";
import { FilterChips } from "#ui/FilterChips.tsx";
import { NativeSelect } from "#ui/NativeSelect.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import type { Collaborator } from "./collaborator.ts";
import { EmptyState } from "./EmptyState.tsx";
import { homesWord } from "./homes-word.ts";
import { ListingCard } from "./ListingCard.tsx";
import { SkeletonCards } from "./SkeletonCards.tsx";
import type { Shown, useResults } from "./use-results.ts";

type Props = {
  results: ReturnType<typeof useResults>;
  criteria: Criteria;
  collaborators: readonly Collaborator[] | undefined;
  siteBase: string;
  heading: RefObject<HTMLHeadingElement | null>;
  addressOf: (page: number) => string;
  onPage: (page: number) => void;
  onSort: (order: SortOrder) => void;
  onDrop: (filter: ActiveFilter) => void;
  onClear: () => void;
};

export function Results({ results, criteria, collaborators, siteBase, heading, ...on }: Props) {
  const { shown, sent, isLoading, fetchAhead } = results;
  const active = activeFilters(criteria, collaborators);

  // A first load that failed: the bar alone (LOOK §4).
  if (!shown && !isLoading) return null;
  if (shown && !isLoading && shown.found.listings.length === 0) {
    const isBeyond = shown.found.page > shown.found.lastPage;
    return <EmptyState heading={heading} filters={active} isBeyond={isBeyond} {...on} />;
  }

  const page = isLoading ? sent.page : (shown?.found.page ?? 1);
  return (
    <div className="imo-results" aria-busy={isLoading}>
      <div className="imo-results__head">
        <h2 ref={heading} className="imo-results__count" tabIndex={-1}>
          {shown ? <span>{countLine(shown)}</span> : <span className="imo-skeleton imo-results__counting" />}
          {!shown && <span className="imo-hidden">A carregar imóveis…</span>}
        </h2>
        <SortField order={criteria.ordem} onSort={on.onSort} />
      </div>
      <FilterChips filters={active.filter((filter) => filter.advanced)} onDrop={on.onDrop} />
      <p className="imo-hidden" role="status">
        {announcement(shown, isLoading)}
      </p>
      {isLoading ? (
        <SkeletonCards count={shown?.found.listings.length || undefined} />
      ) : (
        <ul className="imo-grid">
          {shown?.found.listings.map((listing, position) => (
            <ListingCard key={listing.id ?? `at-${position}`} listing={listing} siteBase={siteBase} />
          ))}
        </ul>
      )}
      {shown && (
        <Pagination
          page={Math.min(page, shown.found.lastPage)}
          lastPage={shown.found.lastPage}
          addressOf={on.addressOf}
          onPage={on.onPage}
          onIntent={(wanted) => wanted === page + 1 && fetchAhead(wanted)}
        />
      )}
    </div>
  );
}

function SortField({ order, onSort }: { order: SortOrder; onSort: (order: SortOrder) => void }) {
  const id = useId();
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

/** How many there are, when that is known; else which page this is (DECISIONS 16). */
function countLine({ found }: Shown): string {
  const total = found.total ?? (found.lastPage === 1 ? found.listings.length : null);
  return total === null ? `Página ${found.page} de ${found.lastPage}` : homesWord(total);
}

function announcement(shown: Shown | null, isLoading: boolean): string {
  if (isLoading || !shown) return "";
  const { page, lastPage, total } = shown.found;
  const pages = lastPage > 1 && total !== null ? `, página ${page} de ${lastPage}` : "";
  return `${countLine(shown)}${pages}.`;
}
