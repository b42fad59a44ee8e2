/** A search of the listing page as one value: empty, compared and sent. */
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

/** Returns the criteria as a request carries them. */
export function toSentCriteria(criteria: Criteria): Criteria {
  return mapFilters((key) => toSentValue(key, criteria)) as Criteria;
}

/** Returns a typed text as a request carries it, `''` if too short (docs/product/listing.md#reference-field). */
export function toSentText(shortest: number, typed: string): string {
  const text = trim(typed);
  return text.length < shortest ? "" : text;
}

/** Tells if both ask for the same: the order of choices does not matter, ids compare as text. */
export function isSameCriteria(one: Criteria, other: Criteria): boolean {
  return filterEntries.every(([key]) => isSameFilter(key, one, other));
}

/** Tells the same of one key. */
export function isSameFilter(key: CriteriaKey, one: Criteria, other: Criteria): boolean {
  return serializeFilter(one, key) === serializeFilter(other, key);
}

/** Returns the meant entries of a closed list, without regard to case and accents, each once. */
export function matchKnown<Entry extends string>(
  list: readonly Entry[],
  given: readonly Id[],
): Entry[] {
  const meant = given.map((piece) =>
    list.find((entry) => fold(entry) === fold(trim(String(piece)))),
  );
  return [...new Set(meant)].filter((entry) => entry !== undefined);
}

/** Returns ids without blank ones and repetitions; numbers stay numbers (docs/product/everywhere.md#ids). */
export function dedupeIds(ids: readonly Id[]): Id[] {
  const byText = new Map<string, Id>();
  for (const given of ids) {
    const id = typeof given === "string" ? trim(given) : given;
    const text = String(id);
    if (text !== "" && !byText.has(text)) byText.set(text, id);
  }
  return [...byText.values()];
}

/** Tells if two ids are the same: page data may hold `7` as a number and the URL as text. */
export function isSameId(one: Id, other: Id): boolean {
  return String(one) === String(other);
}

/** Tells if both hold the same, in any order. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}

function toSentValue(key: CriteriaKey, criteria: Criteria): Criteria[CriteriaKey] {
  const filter: Filter = filters[key];
  const value = criteria[key];
  return filter.kind === "text" ? toSentText(filter.shortest, value as string) : value;
}

function serializeFilter(criteria: Criteria, key: CriteriaKey): string {
  const value: unknown = toSentValue(key, criteria);
  return JSON.stringify(Array.isArray(value) ? value.map(String).sort() : value);
}
