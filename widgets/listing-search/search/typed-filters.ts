/**
 * The filters of the panel that are typed, numbers and the reference (docs/product/listing.md#price-fields,
 * docs/product/listing.md#reference-field): the value of a text, and the content of a field. Pure;
 * `listing-store.ts` decides when a text is applied.
 */

import { formatNumber } from "#domain/format/format-number.ts";
import { isBlank } from "#domain/format/text.ts";
import { parseTypedPrice } from "#domain/format/typed-number.ts";
import { type Criteria, isSameFilter, toSentText } from "#domain/search/criteria.ts";
import { filterEntries, filters, type KeyOfKind } from "#domain/search/filters.ts";

/** The key of a typed filter. */
export type TypedKey = KeyOfKind<"number" | "text">;

/** The keys of the typed filters. */
export const typedKeys = /* @__PURE__ */ filterEntries.flatMap(([key, { kind }]) =>
  kind === "number" || kind === "text" ? [key as TypedKey] : [],
);

/** The typed texts; a field without one shows the applied filter. */
export type TypedTexts = Readonly<Partial<Record<TypedKey, string>>>;

/** The content of a typed filter's field; `isInvalid` marks a text that is no value. */
export type TypedField = { text: string; isInvalid: boolean };

/** Returns the filter value of a text; `undefined` for a text that is no value. */
function readText(key: TypedKey, text: string): string | number | null | undefined {
  const filter = filters[key];
  // Too few characters start no search, and are left out of other requests.
  if (filter.kind === "text") return toSentText(filter.shortest, text);
  const amount = parseTypedPrice(text.replace(filter.unit, ""));
  if (amount.kind === "invalid") return undefined;
  return amount.kind === "empty" ? null : amount.value;
}

function formatFilter(criteria: Criteria, key: TypedKey): string {
  const value = criteria[key];
  return typeof value === "number" ? formatNumber(value, { most: 2 }) : (value ?? "");
}

/** Returns the content of one field: the typed text if there is one, else the applied filter. */
export function typedField(criteria: Criteria, typed: TypedTexts, key: TypedKey): TypedField {
  const text = typed[key];
  if (text === undefined) return { text: formatFilter(criteria, key), isInvalid: false };
  return { text, isInvalid: readText(key, text) === undefined };
}

/** Returns the criteria with the value of one typed filter; the same criteria if its text is no value. */
export function withTyped(criteria: Criteria, typed: TypedTexts, key: TypedKey): Criteria {
  const text = typed[key];
  const value = text === undefined ? undefined : readText(key, text);
  return value === undefined ? criteria : { ...criteria, [key]: value };
}

/**
 * Returns the criteria with all typed filters, for a search by a clicked filter
 * (docs/product/listing.md#typed-filters).
 */
export function withAllTyped(criteria: Criteria, typed: TypedTexts): Criteria {
  return typedKeys.reduce((so, key) => withTyped(so, typed, key), criteria);
}

/** Tells if a text waits to be applied: it differs from the applied filter, and is neither invalid nor too short. */
export function isWaiting(criteria: Criteria, typed: TypedTexts, key: TypedKey): boolean {
  const text = typed[key];
  if (text === undefined || isSameFilter(key, withTyped(criteria, typed, key), criteria)) return false;
  return isBlank(text) || readText(key, text) !== "";
}

/**
 * Returns the texts that stay after a change of criteria: those with the value that applies afterwards, and those whose filter
 * did not change. Other texts, such as that of a filter dropped by its chip, would look as if they applied.
 */
export function stillTyped(typed: TypedTexts, before: Criteria, after: Criteria): TypedTexts {
  const kept = typedKeys.filter(
    (key) => isSameFilter(key, before, after) || isSameFilter(key, withTyped(after, typed, key), after),
  );
  return Object.fromEntries(kept.flatMap((key) => (typed[key] === undefined ? [] : [[key, typed[key]]])));
}

/**
 * Tells if no listing can match because the minimum of an amount is above its maximum. The applied filters count, so that
 * no note appears while a number is being typed, nor after the typed text corrects it
 * (docs/product/listing.md#price-fields).
 * @param amount the amount's name in the table, such as `preco`
 */
export function areBoundsCrossed(amount: string, criteria: Criteria, typed: TypedTexts): boolean {
  return [criteria, withAllTyped(criteria, typed)].every((applied) => {
    const [least, most] = [getBound(applied, amount, "least"), getBound(applied, amount, "most")];
    return least !== null && most !== null && least > most;
  });
}

function getBound(criteria: Criteria, amount: string, bound: "least" | "most"): number | null {
  const [key] =
    filterEntries.find(
      ([, filter]) => filter.kind === "number" && filter.amount === amount && filter.bound === bound,
    ) ?? [];
  return key === undefined ? null : criteria[key as KeyOfKind<"number">];
}
