/** The bar above the listings (docs/product/listing.md#filter-bar, docs/product/listing.md#badge). */
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { memo } from "react";
import { countAdvancedFilters } from "#domain/search/active-filters.ts";
import { useFilters } from "../listing-context.tsx";
import { MainFilters } from "./MainFilters.tsx";

type Props = { onInterest: () => void; onOpen: () => void };

/** docs/product/choice-lists.md#chip-limits */
const BAR_CHIPS = 3;

/** Memoized: another page of results does not render the bar again. */
export const FilterBar = memo(function FilterBar({ onInterest, onOpen }: Props) {
  const count = countAdvancedFilters(useFilters().criteria);
  return (
    <div className="imo-filters">
      <MainFilters chipLimit={BAR_CHIPS} isCompact />
      <button
        type="button"
        className="imo-button imo-button--secondary imo-filters__open"
        aria-haspopup="dialog"
        onPointerEnter={onInterest}
        onTouchStart={onInterest}
        onFocus={onInterest}
        onClick={onOpen}
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
