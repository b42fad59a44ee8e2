/** The bar above the listings (docs/product/listing.md#filter-bar, docs/product/listing.md#badge). */
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { memo } from "react";
import type { GivenPlace } from "#domain/places/places.ts";
import { countAdvancedFilters } from "#domain/search/active-filters.ts";
import type { Criteria } from "#domain/search/criteria.ts";
import { MainFilters } from "./MainFilters.tsx";

type Props = {
  criteria: Criteria;
  localizacoes: readonly GivenPlace[] | undefined;
  onChoose: (change: Partial<Criteria>) => void;
  clears: number;
  onPanelInterest: () => void;
  onOpenPanel: () => void;
};

/** docs/product/choice-lists.md#chip-limits */
const BAR_CHIPS = 3;

/** Memoized: another page of results does not render the bar again. */
export const FilterBar = memo(function FilterBar({ criteria, localizacoes, onChoose, clears, ...on }: Props) {
  const count = countAdvancedFilters(criteria);
  return (
    <div className="imo-filters">
      <MainFilters
        criteria={criteria}
        localizacoes={localizacoes}
        onChoose={onChoose}
        clears={clears}
        chipLimit={BAR_CHIPS}
        isCompact
      />
      <button
        type="button"
        className="imo-button imo-button--secondary imo-filters__open"
        aria-haspopup="dialog"
        onPointerEnter={on.onPanelInterest}
        onTouchStart={on.onPanelInterest}
        onFocus={on.onPanelInterest}
        onClick={on.onOpenPanel}
      >
        <SlidersHorizontal className="imo-icon" />
        <span>Pesquisa Avançada</span>
        {count > 0 && (
          <span className="imo-badge">
            <span>{count}</span>
            <span className="imo-hidden">{count === 1 ? " filtro ativo" : " filtros ativos"}</span>
          </span>
        )}
      </button>
    </div>
  );
});
