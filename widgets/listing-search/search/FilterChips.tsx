/** The active filters, each removed with one click (docs/product/listing.md#active-filters). */
import X from "lucide-react/icons/x";
import { useLayoutEffect, useRef } from "react";
import type { ActiveFilter } from "#domain/search/active-filters.ts";
import "./filter-chip.css";

type Props = {
  filters: readonly ActiveFilter[];
  onDrop: (filter: ActiveFilter) => void;
};

/** When a focused chip is removed, the next one takes the focus, or else the previous one. */
export function FilterChips({ filters, onDrop }: Props) {
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
          className="imo-chip"
          aria-label={`Retirar filtro: ${filter.label}`}
          onClick={() => {
            dropped.current = position;
            onDrop(filter);
          }}
        >
          <span className="imo-chip__label">{filter.label}</span>
          <X className="imo-icon imo-icon--small" />
        </button>
      ))}
    </div>
  );
}
