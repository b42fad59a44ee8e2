/**
 * No home matches: each filter can be dropped with one click (DECISIONS 9). A page beyond the last is another thing: there
 * are homes, and page 1 is offered (CONTRACT §6).
 */
import type { RefObject } from "react";
import type { ActiveFilter } from "#domain/criteria.ts";
import { FilterChips } from "#ui/FilterChips.tsx";
import { NoHomesDrawing } from "./NoHomesDrawing.tsx";

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  filters: readonly ActiveFilter[];
  isBeyond: boolean;
  onDrop: (filter: ActiveFilter) => void;
  onClear: () => void;
  onPage: (page: number) => void;
};

export function EmptyState({ heading, filters, isBeyond, onDrop, onClear, onPage }: Props) {
  const title = isBeyond ? "Esta página já não tem imóveis" : "Nenhum imóvel corresponde à sua pesquisa";
  return (
    <div className="imo-empty">
      <NoHomesDrawing />
      <h2 ref={heading} className="imo-empty__title" tabIndex={-1}>
        {title}
      </h2>
      <p className="imo-hidden" role="status">
        {title}
      </p>
      {isBeyond ? (
        <button type="button" className="imo-button imo-button--secondary" onClick={() => onPage(1)}>
          Ver a página 1
        </button>
      ) : (
        filters.length > 0 && <DropFilters filters={filters} onDrop={onDrop} onClear={onClear} />
      )}
    </div>
  );
}

function DropFilters({ filters, onDrop, onClear }: Pick<Props, "filters" | "onDrop" | "onClear">) {
  return (
    <>
      <p className="imo-empty__text">Retire um filtro para ver mais imóveis.</p>
      <FilterChips filters={filters} onDrop={onDrop} />
      <button type="button" className="imo-button imo-button--quiet imo-empty__clear" onClick={onClear}>
        Limpar todos os filtros
      </button>
    </>
  );
}
