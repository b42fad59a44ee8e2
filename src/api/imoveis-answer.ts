/**
 * The answer of the listing search (docs/contract.md#listing-answer), which page data may contain
 * too.
 */
import * as v from "valibot";
import { ownKeys } from "#domain/own-keys.ts";
import { type Imovel, imovel } from "./imovel.ts";

/** A whole number, or a string with no more digits than a number can hold exactly. */
export const wholeNumber = (least: 0 | 1) =>
  v.union([
    v.pipe(v.number(), v.integer(), v.minValue(least)),
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(least ? /^0*[1-9]\d{0,14}$/ : /^\d{1,15}$/),
      v.transform(Number),
    ),
  ]);

const paging = {
  current_page: wholeNumber(1),
  last_page: wholeNumber(0),
  total: v.fallback(v.nullable(wholeNumber(0)), null),
};

const listings = v.pipe(
  v.array(v.fallback(v.nullable(imovel), null)),
  v.transform((entries) => entries.filter((entry) => entry !== null)),
);

/**
 * One page of the search: a Laravel paginator, or an API resource collection with the same numbers
 * under `meta`.
 */
export const imoveisAnswer = v.union([
  v.object(ownKeys({ data: listings, ...paging })),
  v.pipe(
    v.object(ownKeys({ data: listings, meta: v.object(ownKeys(paging)) })),
    v.transform(({ data, meta }) => ({ data, ...meta })),
  ),
]);

/** `total` counts all pages; it is `null` if the server doesn't say. */
export type FoundImoveis = {
  listings: Imovel[];
  page: number;
  lastPage: number;
  total: number | null;
};

/** Returns the page of listings in an answer. */
export function toFound({
  data,
  current_page,
  last_page,
  total,
}: v.InferOutput<typeof imoveisAnswer>): FoundImoveis {
  return { listings: data, page: current_page, lastPage: Math.max(1, last_page), total };
}
