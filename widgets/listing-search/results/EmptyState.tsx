/** The box in place of the cards; the live region of `Results.tsx` announces its title. */
import type { ReactNode } from "react";
import type { FoundImoveis } from "#api/imoveis-answer.ts";
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { useListing, useSearch } from "../listing-context.tsx";
import { FilterChips } from "../search/FilterChips.tsx";
import { Tools } from "./Tools.tsx";

const BEYOND = "Esta página já não tem imóveis";
const NO_MATCH = "Nenhum imóvel corresponde à sua pesquisa";

type Props = {
  found: FoundImoveis;
  filters: readonly ActiveFilter[];
  children: ReactNode;
};

/** Returns the title; a page beyond the last has its own, because listings exist. */
export function emptyTitle({ page, lastPage }: { page: number; lastPage: number }): string {
  return page > lastPage ? BEYOND : NO_MATCH;
}

/** No listing matches (docs/product/listing.md#empty-state, docs/product/listing.md#page-beyond-the-last). */
export function EmptyState({ found, filters, children }: Props) {
  const { clear } = useListing();
  const title = emptyTitle(found);
  return (
    <Box title={title}>
      {title === BEYOND ? (
        <PageButton page={1}>Voltar à primeira página</PageButton>
      ) : (
        filters.length > 0 && (
          <>
            <p className="imo-empty__text">Retire um filtro para ver mais imóveis.</p>
            <FilterChips filters={filters} />
            <button type="button" className="imo-button imo-button--quiet imo-empty__clear" onClick={clear}>
              Limpar todos os filtros
            </button>
          </>
        )
      )}
      <div className="imo-empty__ways">
        <Tools />
      </div>
      {children}
    </Box>
  );
}

export const UNREADABLE = "Não foi possível mostrar os imóveis";

/** The box after a first answer that is no page of listings (docs/product/listing.md#unreadable-answer). */
export function UnreadableStart() {
  const { results } = useSearch();
  return (
    <Box title={UNREADABLE}>
      <PageButton page={results.sent?.page ?? 1}>Tentar novamente</PageButton>
    </Box>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  const { heading } = useListing();
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
      {children}
    </div>
  );
}

function PageButton({ page, children }: { page: number; children: string }) {
  const { store } = useListing();
  return (
    <button type="button" className="imo-button imo-button--secondary" onClick={() => store.goTo(page)}>
      {children}
    </button>
  );
}
