/**
 * The typed filters: numbers and the reference (docs/product/listing.md#price-fields,
 * docs/product/listing.md#reference-field).
 */

import { formatNumber } from "#domain/format/format-number.ts";
import { isBlank } from "#domain/format/text.ts";
import { parseTypedPrice } from "#domain/format/typed-number.ts";
import { type Criteria, isSameFilter, toSentText } from "#domain/search/criteria.ts";
import { filterEntries, filters, type KeyOfKind } from "#domain/search/filters.ts";

export type TypedKey = KeyOfKind<"number" | "text">;

export const typedKeys = /* @__PURE__ */ filterEntries.flatMap(([key, { kind }]) =>
  kind === "number" || kind === "text" ? [key as TypedKey] : [],
);

/** What is typed, by field; a field that is missing here shows the applied filter. */
export type TypedTexts = Readonly<Partial<Record<TypedKey, string>>>;

/** Returns `undefined` if the text isn't a value. */
function readText(key: TypedKey, text: string): string | number | null | undefined {
  const filter = filters[key];
  // Text that is too short doesn't start a search, and is left out of other requests.
  if (filter.kind === "text") return toSentText(filter.shortest, text);
  const amount = parseTypedPrice(text.replace(filter.unit, ""));
  if (amount.kind === "invalid") return undefined;
  return amount.kind === "empty" ? null : amount.value;
}

/**
 * Returns what is typed in a field, or else the applied filter; `isInvalid` marks text that isn't a
 * value.
 */
export function typedField(criteria: Criteria, typed: TypedTexts, key: TypedKey) {
  const text = typed[key];
  if (text !== undefined) return { text, isInvalid: readText(key, text) === undefined };
  const value = criteria[key];
  return {
    text: typeof value === "number" ? formatNumber(value, { most: 2 }) : (value ?? ""),
    isInvalid: false,
  };
}

/** Returns the criteria with one typed filter applied, or unchanged if its text isn't a value. */
export function withTyped(criteria: Criteria, typed: TypedTexts, key: TypedKey): Criteria {
  const text = typed[key];
  const value = text === undefined ? undefined : readText(key, text);
  return value === undefined ? criteria : { ...criteria, [key]: value };
}

/**
 * Returns the criteria with all typed filters applied; used when another filter is clicked
 * (docs/product/listing.md#typed-filters).
 */
export function withAllTyped(criteria: Criteria, typed: TypedTexts): Criteria {
  return typedKeys.reduce((so, key) => withTyped(so, typed, key), criteria);
}

/**
 * Whether typed text is waiting to be applied: it is valid, long enough and differs from the
 * filter.
 */
export function isWaiting(criteria: Criteria, typed: TypedTexts, key: TypedKey): boolean {
  const text = typed[key];
  if (text === undefined || isSameFilter(key, withTyped(criteria, typed, key), criteria))
    return false;
  return isBlank(text) || readText(key, text) !== "";
}

/**
 * Returns the typed text that still applies after a change. Other text, such as that of a removed
 * chip, would look applied.
 */
export function stillTyped(typed: TypedTexts, before: Criteria, after: Criteria): TypedTexts {
  const applies = (key: TypedKey) =>
    isSameFilter(key, before, after) || isSameFilter(key, withTyped(after, typed, key), after);
  return Object.fromEntries(Object.entries(typed).filter(([key]) => applies(key as TypedKey)));
}

/**
 * Whether an amount's minimum exceeds its maximum, both as applied and as typed
 * (docs/product/listing.md#price-fields).
 */
export function areBoundsCrossed(amount: string, criteria: Criteria, typed: TypedTexts): boolean {
  return [criteria, withAllTyped(criteria, typed)].every((applied) => {
    const bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
    for (const [key, filter] of filterEntries) {
      if (filter.kind !== "number" || filter.amount !== amount) continue;
      bounds[filter.bound] = applied[key as KeyOfKind<"number">] ?? bounds[filter.bound];
    }
    return bounds.least > bounds.most;
  });
}
