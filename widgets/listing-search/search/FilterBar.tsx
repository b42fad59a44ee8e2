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
  /** The chosen filters. */
  criteria: Criteria;
  /** Places for the location field, instead of the built-in list. */
  localizacoes: readonly GivenPlace[] | undefined;
  /** Called with all values of the changed filter. */
  onChoose: (change: Partial<Criteria>) => void;
  /** A counter, increased each time all filters are cleared. */
  clears: number;
  /** Called when a pointer, a finger or the focus reaches "Pesquisa Avançada". */
  onPanelInterest: () => void;
  /** Called when "Pesquisa Avançada" is clicked. */
  onOpenPanel: () => void;
};

/** The highest number of chips in the bar (docs/product/choice-lists.md#chip-limits). */
const BAR_CHIPS = 3;

/** The three main filters and the panel's button; they do not render again for another page. */
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
