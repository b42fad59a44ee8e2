/** The filters in force, in a visitor's words (docs/product/listing.md#active-filters). */
import { formatAmount } from "#domain/format/price.ts";
import { isSameChoice, isSameId, toSentText } from "./criteria.ts";
import {
  type Criteria,
  type Filter,
  filterEntries,
  getEmptyValue,
  getLabel,
  type Id,
  isCounted,
} from "./filters.ts";

export type ActiveFilter = {
  id: string;
  /** The chip's text, such as `Quartos: 3, 4`. */
  label: string;
  isAdvanced: boolean;
  dropFrom: (criteria: Criteria) => Criteria;
};

type Collaborators = readonly { id: Id; name: string }[];

/**
 * Returns the filters in force, with those that the badge counts last; `collaborators` provides the
 * names for the ids in `comercial`.
 */
export function listActiveFilters(
  criteria: Criteria,
  collaborators: Collaborators = [],
): ActiveFilter[] {
  const active = filterEntries.flatMap(([key, filter]) =>
    nameValues(filter, criteria[key], collaborators).map((label) => ({
      id: filter.kind === "places" ? `${key} ${label}` : key,
      label,
      isAdvanced: isCounted(filter),
      dropFrom: (from: Criteria) => ({ ...from, [key]: dropValue(filter, from[key], label) }),
    })),
  );
  return [
    ...active.filter((filter) => !filter.isAdvanced),
    ...active.filter((filter) => filter.isAdvanced),
  ];
}

/** Counts the filters in force for the badge. */
export function countAdvancedFilters(criteria: Criteria): number {
  return listActiveFilters(criteria).filter((active) => active.isAdvanced).length;
}

/** Returns one label, or one per place. */
function nameValues(
  filter: Filter,
  value: unknown,
  collaborators: Collaborators,
): readonly string[] {
  if (filter.kind === "order" || isEmpty(value)) return [];
  if (filter.kind === "places") return value as readonly string[];
  const named = formatValue(filter, value, collaborators);
  const { chip = `${filter.legend}: {}` } = filter;
  return named === "" ? [] : [chip.replace("{}", () => named)];
}

function formatValue(
  filter: Exclude<Filter, { kind: "order" | "places" }>,
  value: unknown,
  people: Collaborators,
) {
  switch (filter.kind) {
    case "choices":
      return (value as readonly string[]).map((option) => getLabel(filter, option)).join(", ");
    case "counts":
      return formatCounts(filter.options, value as readonly string[]);
    case "people":
      return (value as readonly Id[])
        .map((id) => people.find((person) => isSameId(person.id, id))?.name ?? id)
        .join(", ");
    case "number":
      return formatAmount(value as number, filter.unit);
    case "text":
      return toSentText(filter.shortest, value as string);
    case "area":
      return filter.legend;
  }
}

/** Formats 3, 4, +5 as `3 ou mais`, because these counts run up to the last one. */
function formatCounts(counts: readonly string[], values: readonly string[]): string {
  const first = counts.findIndex((count) => values.includes(count));
  const isTail = values.length > 1 && isSameChoice(values, counts.slice(first));
  return isTail ? `${counts[first]} ou mais` : values.join(", ");
}

function dropValue(filter: Filter, value: unknown, label: string) {
  if (filter.kind !== "places") return getEmptyValue(filter);
  return (value as readonly string[]).filter((place) => place !== label);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
