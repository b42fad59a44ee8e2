/**
 * Describes searches, and recognises two that are steps of the same one
 * (docs/product/memory.md#last-searches).
 */
import { type ActiveFilter, listActiveFilters } from "./active-filters.ts";
import type { Criteria } from "./criteria.ts";

/** Describes a search: "Arrendar · Ovar · Quartos: 3 · Até 900 €"; `""` without filters. */
export function describeSearch(filters: readonly ActiveFilter[]): string {
  return filters.map(({ label }) => label).join(" · ");
}

/**
 * Whether one search has all filters of the other. Advanced filters match with any value, so that 3
 * rooms and 4 rooms are steps of one search.
 */
export function isStepOf(criteria: Criteria, other: Criteria): boolean {
  const [few, many] = [criteria, other]
    .map(
      (criteria) =>
        new Set(
          listActiveFilters(criteria).map(({ id, label, isAdvanced }) => (isAdvanced ? id : label)),
        ),
    )
    .toSorted((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  return few.size > 0 && [...few].every((filter) => many.has(filter));
}
