/**
 * The answer of the listing search (docs/contract.md#listing-answer): a Laravel paginator, or an API resource collection
 * with the same three numbers under `meta`. Apart from the call, because page data may hold such an answer too.
 */
import * as v from "valibot";
import { ownKeys } from "#domain/own-keys.ts";
import { type Imovel, imovel } from "./imovel.ts";

/** A number from 0 or 1 on, which may come as text: as many digits as a number holds exactly. */
const wholeNumber = (least: 0 | 1) =>
  v.union([
    v.pipe(v.number(), v.integer(), v.minValue(least)),
    v.pipe(v.string(), v.trim(), v.regex(least ? /^0*[1-9]\d{0,14}$/ : /^\d{1,15}$/), v.transform(Number)),
  ]);

const paging = {
  current_page: wholeNumber(1),
  last_page: wholeNumber(0),
  total: v.fallback(v.nullable(wholeNumber(0)), null),
};

/** Entries of `data` that are no objects cannot be shown: they are left out. */
const listings = v.pipe(
  v.array(v.fallback(v.nullable(imovel), null)),
  v.transform((entries) => entries.filter((entry) => entry !== null)),
);

/** One page of the search, either as a paginator or under `meta`, read as a paginator. */
export const imoveisAnswer = v.union([
  v.object(ownKeys({ data: listings, ...paging })),
  v.pipe(
    v.object(ownKeys({ data: listings, meta: v.object(ownKeys(paging)) })),
    v.transform(({ data, meta }) => ({ data, ...meta })),
  ),
]);

/** One page of the search; `total` is how many listings match on all pages, `null` when the server does not say. */
export type FoundImoveis = { listings: Imovel[]; page: number; lastPage: number; total: number | null };

/** A validated answer. */
export function toFound({ data, current_page, last_page, total }: v.InferOutput<typeof imoveisAnswer>): FoundImoveis {
  return { listings: data, page: current_page, lastPage: Math.max(1, last_page), total };
}
