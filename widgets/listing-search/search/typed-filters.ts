/**
 * The filters of the panel that are typed, numbers and the reference (docs/product/listing.md#price-fields,
 * docs/product/listing.md#reference-field): what a text means, and what a field shows. Pure; when a text is applied is
 * decided in `listing-store.ts`.
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

/** Texts as they were typed; a field without one shows what is applied. */
export type TypedTexts = Readonly<Partial<Record<TypedKey, string>>>;

/** What a typed filter's field shows; `isInvalid` marks a text that means nothing. */
export type TypedField = { text: string; isInvalid: boolean };

/** Returns what a text would filter by: `undefined` for one that means nothing. */
function readText(key: TypedKey, text: string): string | number | null | undefined {
  const filter = filters[key];
  // Too few characters ask for nothing by themselves, and are no text to other requests.
  if (filter.kind === "text") return toSentText(filter.shortest, text);
  const amount = parseTypedPrice(text.replace(filter.unit, ""));
  if (amount.kind === "invalid") return undefined;
  return amount.kind === "empty" ? null : amount.value;
}

function formatFilter(criteria: Criteria, key: TypedKey): string {
  const value = criteria[key];
  return typeof value === "number" ? formatNumber(value, { most: 2 }) : (value ?? "");
}

/** Returns what one field shows: the text as typed, as long as there is one, else what is applied. */
export function typedField(criteria: Criteria, typed: TypedTexts, key: TypedKey): TypedField {
  const text = typed[key];
  if (text === undefined) return { text: formatFilter(criteria, key), isInvalid: false };
  return { text, isInvalid: readText(key, text) === undefined };
}

/** Returns the criteria with one typed filter as its text says; the same ones when the text means nothing. */
export function withTyped(criteria: Criteria, typed: TypedTexts, key: TypedKey): Criteria {
  const text = typed[key];
  const value = text === undefined ? undefined : readText(key, text);
  return value === undefined ? criteria : { ...criteria, [key]: value };
}

/**
 * Returns the criteria with all that is typed: what a filter that is clicked takes along
 * (docs/product/listing.md#typed-filters).
 */
export function withAllTyped(criteria: Criteria, typed: TypedTexts): Criteria {
  return typedKeys.reduce((so, key) => withTyped(so, typed, key), criteria);
}

/** Returns whether a text asks for another filter than the one applied, by itself and not only along with another. */
export function isWaiting(criteria: Criteria, typed: TypedTexts, key: TypedKey): boolean {
  const text = typed[key];
  if (text === undefined || isSameFilter(key, withTyped(criteria, typed, key), criteria)) return false;
  return isBlank(text) || readText(key, text) !== "";
}

/**
 * Returns the texts that outlive a change of criteria: those that mean what applies afterwards, and those whose filter was
 * not what changed. The others, of a filter that was dropped by its chip, say, would look as if they applied.
 */
export function stillTyped(typed: TypedTexts, before: Criteria, after: Criteria): TypedTexts {
  const kept = typedKeys.filter(
    (key) => isSameFilter(key, before, after) || isSameFilter(key, withTyped(after, typed, key), after),
  );
  return Object.fromEntries(kept.flatMap((key) => (typed[key] === undefined ? [] : [[key, typed[key]]])));
}

/**
 * Returns whether no listing can match because the least of an amount is above its most. Judged by what applies, so that
 * the fields say nothing in the middle of a number, nor once the typed text mends it
 * (docs/product/listing.md#price-fields).
 * @param amount as the table names it, such as `preco`
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
