/** The listing page's search as one value: how it is emptied, compared and sent. */
import { fold, trim } from "#domain/format/text.ts";
import {
  type Criteria,
  type CriteriaKey,
  type Filter,
  filterEntries,
  filters,
  getEmptyValue,
  type Id,
  mapFilters,
} from "./filters.ts";

export type { Criteria, Id } from "./filters.ts";

export const emptyCriteria = /* @__PURE__ */ mapFilters((_key, filter) =>
  getEmptyValue(filter),
) as Criteria;

/** Returns the criteria as they are sent in a request. */
export function toSentCriteria(criteria: Criteria): Criteria {
  return mapFilters((key) => toSentValue(key, criteria)) as Criteria;
}

/**
 * Returns typed text as it is sent in a request; `''` if it is too short
 * (docs/product/listing.md#reference-field).
 */
export function toSentText(shortest: number, typed: string): string {
  const text = trim(typed);
  return text.length < shortest ? "" : text;
}

/**
 * Whether both ask for the same listings; the order of choices doesn't matter, and ids compare as
 * text.
 */
export function isSameCriteria(criteria: Criteria, other: Criteria): boolean {
  return filterEntries.every(([key]) => isSameFilter(key, criteria, other));
}

/** Does the same as {@link isSameCriteria} for a single key. */
export function isSameFilter(key: CriteriaKey, criteria: Criteria, other: Criteria): boolean {
  return serializeFilter(criteria, key) === serializeFilter(other, key);
}

/**
 * Returns the entries of a closed list that the given values mean, ignoring case and accents, each
 * once.
 */
export function matchKnown<Entry extends string>(
  list: readonly Entry[],
  values: readonly Id[],
): Entry[] {
  const meant = values.map((piece) =>
    list.find((entry) => fold(entry) === fold(trim(String(piece)))),
  );
  return [...new Set(meant)].filter((entry) => entry !== undefined);
}

/** Drops blank and repeated ids; numbers stay numbers (docs/product/everywhere.md#ids). */
export function dedupeIds(ids: readonly Id[]): Id[] {
  const byText = new Map<string, Id>();
  for (const untrimmed of ids) {
    const id = typeof untrimmed === "string" ? trim(untrimmed) : untrimmed;
    const text = String(id);
    if (text !== "" && !byText.has(text)) byText.set(text, id);
  }
  return [...byText.values()];
}

/** Whether two ids are the same; page data may have `7` as a number, while the URL has a string. */
export function isSameId(id: Id, other: Id): boolean {
  return String(id) === String(other);
}

/** Whether both lists contain the same values, in any order. */
export function isSameChoice(values: readonly string[], other: readonly string[]): boolean {
  return values.length === other.length && values.every((value) => other.includes(value));
}

function toSentValue(key: CriteriaKey, criteria: Criteria): Criteria[CriteriaKey] {
  const filter: Filter = filters[key];
  const value = criteria[key];
  return filter.kind === "text" ? toSentText(filter.shortest, value as string) : value;
}

function serializeFilter(criteria: Criteria, key: CriteriaKey): string {
  const value: unknown = toSentValue(key, criteria);
  const isChoice = Array.isArray(value) && filters[key].kind !== "area";
  return JSON.stringify(isChoice ? value.map(String).sort() : value);
}
