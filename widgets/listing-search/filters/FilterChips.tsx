import X from "lucide-react/icons/x";
import { useLayoutEffect, useRef } from "react";
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import { useListing } from "../search/listing-context.tsx";
import "./filter-chip.css";

/**
 * The active filters, each removable with one click (docs/product/listing.md#active-filters). The
 * focus then moves to the next chip, or to the previous one if the last was removed.
 */
export function FilterChips({ filters }: { filters: readonly ActiveFilter[] }) {
  const { store } = useListing();
  const row = useRef<HTMLDivElement>(null);
  const dropped = useRef<number>(null);

  useLayoutEffect(() => {
    const position = dropped.current;
    dropped.current = null;
    if (position === null || document.activeElement !== document.body) return;
    row.current?.querySelectorAll("button")[Math.min(position, filters.length - 1)]?.focus();
  });

  if (filters.length === 0) return null;
  return (
    <div ref={row} className="imo-chips">
      {filters.map((filter, position) => (
        <button
          key={filter.id}
          type="button"
          className="imo-button imo-button--secondary imo-chip"
          aria-label={`Retirar filtro: ${filter.label}`}
          onClick={() => {
            dropped.current = position;
            store.drop(filter);
          }}
        >
          <span className="imo-chip__label">{filter.label}</span>
          <X className="imo-icon imo-icon--small" />
        </button>
      ))}
    </div>
  );
}
