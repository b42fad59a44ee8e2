/**
 * The three filters of the panel that are typed, two prices and the reference (docs/product/listing.md#price-fields,
 * docs/product/listing.md#reference-field): what a text means, and what a field shows. Pure; when a text is applied is
 * decided in `listing-store.ts`.
 */

import { formatNumber } from "#domain/format/format-number.ts";
import { isBlank } from "#domain/format/text.ts";
import { parseTypedPrice } from "#domain/format/typed-number.ts";
import { type Criteria, isSameFilter, toSentReference } from "#domain/search/criteria.ts";

/** The typed filters, by their keys in the criteria. */
export const typedKeys = ["minprice", "maxprice", "idRef"] as const;

/** One of {@link typedKeys}. */
export type TypedKey = (typeof typedKeys)[number];

/** Texts as they were typed; a field without one shows what is applied. */
export type TypedTexts = Readonly<Partial<Record<TypedKey, string>>>;

/** What a typed filter's field shows; `isInvalid` marks a text that means nothing. */
export type TypedField = { text: string; isInvalid: boolean };

/** Says what a text would filter by: `null` for one that means nothing. */
const readText: Record<TypedKey, (text: string) => Partial<Criteria> | null> = {
  minprice: (text) => readPrice(text, (minprice) => ({ minprice })),
  maxprice: (text) => readPrice(text, (maxprice) => ({ maxprice })),
  // One to three characters ask for nothing by themselves, and are no reference to other requests.
  idRef: (text) => ({ idRef: toSentReference(text) }),
};

function readPrice(text: string, filterBy: (price: number | null) => Partial<Criteria>): Partial<Criteria> | null {
  const price = parseTypedPrice(text);
  if (price.kind === "invalid") return null;
  return filterBy(price.kind === "empty" ? null : price.value);
}

function formatFilter(criteria: Criteria, key: TypedKey): string {
  const value = criteria[key];
  return typeof value === "number" ? formatNumber(value, { most: 2 }) : (value ?? "");
}

/** What one field shows: the text as typed, as long as there is one, else what is applied. */
export function typedField(criteria: Criteria, typed: TypedTexts, key: TypedKey): TypedField {
  const text = typed[key];
  if (text === undefined) return { text: formatFilter(criteria, key), isInvalid: false };
  return { text, isInvalid: readText[key](text) === null };
}

/** The criteria with one typed filter as its text says; the same ones when the text means nothing. */
export function withTyped(criteria: Criteria, typed: TypedTexts, key: TypedKey): Criteria {
  const text = typed[key];
  return text === undefined ? criteria : { ...criteria, ...readText[key](text) };
}

/**
 * The criteria with all that is typed: what a filter that is clicked takes along
 * (docs/product/listing.md#typed-filters).
 */
export function withAllTyped(criteria: Criteria, typed: TypedTexts): Criteria {
  return typedKeys.reduce((so, key) => withTyped(so, typed, key), criteria);
}

/** Whether a text asks for another filter than the one applied, by itself and not only along with another. */
export function isWaiting(criteria: Criteria, typed: TypedTexts, key: TypedKey): boolean {
  const text = typed[key];
  if (text === undefined || isSameFilter(key, withTyped(criteria, typed, key), criteria)) return false;
  return key !== "idRef" || isBlank(text) || toSentReference(text) !== "";
}

/**
 * The texts that outlive a change of criteria: those that mean what applies afterwards, and those whose filter was not
 * what changed. The others, of a filter that was dropped by its chip, say, would look as if they applied.
 */
export function stillTyped(typed: TypedTexts, before: Criteria, after: Criteria): TypedTexts {
  const kept = typedKeys.filter(
    (key) => isSameFilter(key, before, after) || isSameFilter(key, withTyped(after, typed, key), after),
  );
  return Object.fromEntries(kept.flatMap((key) => (typed[key] === undefined ? [] : [[key, typed[key]]])));
}

/**
 * Whether no listing can match because the least price is above the most. Judged by what applies, so that nobody is told
 * in the middle of a number, and no longer when what is typed mends it (docs/product/listing.md#price-fields).
 */
export function arePricesCrossed(criteria: Criteria, typed: TypedTexts): boolean {
  return [criteria, withAllTyped(criteria, typed)].every(
    ({ minprice, maxprice }) => minprice !== null && maxprice !== null && minprice > maxprice,
  );
}
