/**
 * The bar above the listings: purpose, type, place, and the button of the panel with its badge
 * (docs/product/listing.md#filter-bar, docs/product/listing.md#badge).
 */
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { memo } from "react";
import type { GivenPlace } from "#domain/places/places.ts";
import { countAdvancedFilters } from "#domain/search/active-filters.ts";
import type { Criteria } from "#domain/search/criteria.ts";
import { MainFilters } from "./MainFilters.tsx";

type Props = {
  /** The filters as they are chosen. */
  criteria: Criteria;
  /** What the location field suggests from instead of the built-in list. */
  localizacoes: readonly GivenPlace[] | undefined;
  /** Gets the filter that changed, whole. */
  onChoose: (change: Partial<Criteria>) => void;
  /** Goes up each time all filters are cleared. */
  clears: number;
  /** A pointer, a finger or the focus came to "Pesquisa Avançada". */
  onPanelInterest: () => void;
  /** It was clicked. */
  onOpenPanel: () => void;
};

/** The most chips in the bar (docs/product/choice-lists.md#chip-limits). */
const BAR_CHIPS = 3;

/** The three main filters and the panel's button. Another page leaves them as they are. */
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
