/** Filters in force, each taken away with one click (LOOK §3 Removable filter). */
import { X } from "lucide-react";
import type { ActiveFilter } from "#domain/criteria.ts";

type Props = { filters: readonly ActiveFilter[]; onDrop: (filter: ActiveFilter) => void };

export function FilterChips({ filters, onDrop }: Props) {
  if (filters.length === 0) return null;
  return (
    <div className="imo-chips">
      {filters.map((filter) => (
        <button
          key={filter.id}
          type="button"
          className="imo-chip"
          aria-label={`Retirar filtro: ${filter.label}`}
          onClick={() => onDrop(filter)}
        >
          <span className="imo-chip__label">{filter.label}</span>
          <X className="imo-icon imo-icon--small" />
        </button>
      ))}
    </div>
  );
}
