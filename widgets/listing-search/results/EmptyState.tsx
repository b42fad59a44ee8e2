/** The box shown instead of the cards; the live region in `Results.tsx` announces its title. */
import type { ReactNode } from "react";
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { FilterChips } from "../filters/FilterChips.tsx";
import { useListing, useSearch } from "../search/listing-context.tsx";

const BEYOND = "Esta página já não tem imóveis";
const NO_MATCH = "Nenhum imóvel corresponde à sua pesquisa";
/**
 * Shown if the first answer isn't a page of listings (docs/product/listing.md#unreadable-answer).
 */
export const UNREADABLE = "Não foi possível mostrar os imóveis";

/**
 * Returns the title. A page beyond the last gets a different one, because the search does have
 * listings.
 */
export function emptyTitle({ page, lastPage }: { page: number; lastPage: number }): string {
  return page > lastPage ? BEYOND : NO_MATCH;
}

type Props = {
  title: string;
  filters: readonly ActiveFilter[];
  children?: ReactNode;
};

/**
 * Shown when no listing matches (docs/product/listing.md#empty-state,
 * docs/product/listing.md#page-beyond-the-last).
 */
export function EmptyState({ title, filters, children }: Props) {
  const { store, heading, clear } = useListing();
  const { results } = useSearch();
  return (
    <div className="imo-empty">
      <svg className="imo-empty__art" viewBox="0 0 168 104" aria-hidden="true">
        <path
          className="imo-empty__houses"
          d="M8 96h152M28 96V58l26-20 26 20v38M46 96V76h16v20M92 96V48h40v48M102 60h6m8 0h6m-20 12h6m8 0h6m-20 12h6m8 0h6"
        />
        <circle className="imo-empty__glass" cx="112" cy="40" r="24" />
        <path className="imo-empty__handle" d="m130 58 18 18" />
      </svg>
      <h2 ref={heading} className="imo-empty__title" tabIndex={-1}>
        {title}
      </h2>
      {title !== NO_MATCH && (
        <button
          type="button"
          className="imo-button imo-button--secondary"
          onClick={() => store.goTo(title === BEYOND ? 1 : (results.sent?.page ?? 1))}
        >
          {title === BEYOND ? "Voltar à primeira página" : "Tentar novamente"}
        </button>
      )}
      {title === NO_MATCH && filters.length > 0 && (
        <>
          <p className="imo-empty__text">Retire um filtro para ver mais imóveis.</p>
          <FilterChips filters={filters} />
          <button type="button" className="imo-button imo-button--quiet" onClick={clear}>
            Limpar todos os filtros
          </button>
        </>
      )}
      {children}
    </div>
  );
}
