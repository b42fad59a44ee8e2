/**
 * The listing search (docs/contract.md#bodies, docs/contract.md#listing-answer). The answer is a Laravel paginator, or
 * an API resource collection with the same three numbers under `meta`. Anything else is a failure like any other: a
 * sign-in page in HTML must not read as "no listings".
 */
import * as v from "valibot";
import { type Criteria, toSentReference } from "#domain/criteria.ts";
import { parseGivenNumber } from "#domain/given-number.ts";
import { CallFailure, type CallSettings, post } from "./client.ts";
import { type Imovel, imovel } from "./imovel.ts";
import type { ImoveisRequest } from "./schemas/imoveis.ts";
// The listing calls as soon as it is there, so what sends comes with it instead of after it.
import { send } from "./transport.ts";

/** Where the call goes. */
export const imoveisPath = "/api/imoveis";

/** A whole number of at least `least`, which may come as text. */
const wholeNumber = (least: number) =>
  v.pipe(
    v.unknown(),
    v.transform(parseGivenNumber),
    v.number(),
    v.check((number) => Number.isInteger(number) && number >= least),
  );

const paging = {
  current_page: wholeNumber(1),
  last_page: wholeNumber(0),
  total: v.fallback(v.nullable(wholeNumber(0)), null),
};

/** What is no object in `data` cannot be shown at all; it is left out, and the rest shows. */
const listings = v.pipe(
  v.array(v.fallback(v.nullable(imovel), null)),
  v.transform((entries) => entries.filter((entry) => entry !== null)),
);

/** One page of the search, either as a paginator or under `meta`, read as a paginator. */
export const imoveisAnswer = v.union([
  v.object({ data: listings, ...paging }),
  v.pipe(
    v.object({ data: listings, meta: v.object(paging) }),
    v.transform(({ data, meta }) => ({ data, ...meta })),
  ),
]);

/** One page of the search; `total` is how many listings match on all pages, `null` when the server does not say. */
export type FoundImoveis = { listings: Imovel[]; page: number; lastPage: number; total: number | null };

/**
 * Asks for one page of the listings that match.
 * @throws {CallFailure} also when the answer is neither of the two shapes
 */
export async function searchImoveis(request: ImoveisRequest, settings: CallSettings): Promise<FoundImoveis> {
  const answer = await post(imoveisPath, request, settings, { send });
  const checked = v.safeParse(imoveisAnswer, answer);
  if (!checked.success) throw new CallFailure(unexpected(answer), { cause: checked.issues });
  const { data, current_page, last_page, total } = checked.output;
  return { listings: data, page: current_page, lastPage: Math.max(1, last_page), total };
}

function unexpected(answer: unknown): string {
  const start = String(JSON.stringify(answer)).slice(0, 80);
  return `POST ${imoveisPath}: expected {data, current_page, last_page}, got ${start}; the search counts as failed.`;
}

/** The request for one page of the given criteria, keys in the contract's order (docs/contract.md#bodies). */
export function searchRequest(criteria: Criteria, page: number): ImoveisRequest {
  return {
    page,
    objetivo: [...criteria.objetivo],
    tipologia: [...criteria.tipologia],
    localizacao: [...criteria.localizacao],
    quartos: [...criteria.quartos],
    wcs: [...criteria.wcs],
    garagem: [...criteria.garagem],
    estado: [...criteria.estado],
    minprice: criteria.minprice,
    maxprice: criteria.maxprice,
    ordem: criteria.ordem,
    comercial: [...criteria.comercial],
    idRef: toSentReference(criteria.idRef),
  };
}
