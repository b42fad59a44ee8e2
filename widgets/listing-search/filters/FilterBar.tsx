import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { memo } from "react";
import { countAdvancedFilters } from "#domain/search/active-filters.ts";
import { useFilters, useListing } from "../search/listing-context.tsx";
import { MainFilters } from "./MainFilters.tsx";

/** The maximum number of labels shown as chips (docs/product/choice-lists.md#chip-limits). */
const BAR_CHIPS = 3;

/**
 * The bar above the listings (docs/product/listing.md#filter-bar). Turning a page doesn't render it
 * again.
 */
export const FilterBar = memo(function FilterBar() {
  const { openers } = useListing();
  const count = countAdvancedFilters(useFilters().criteria);
  return (
    <div className="imo-filters">
      <MainFilters chipLimit={BAR_CHIPS} isCompact />
      <button
        type="button"
        className="imo-button imo-button--secondary imo-filters__open"
        {...openers.advanced}
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
