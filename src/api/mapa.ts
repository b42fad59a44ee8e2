/**
 * The coordinates of the listings that a search finds, for its map (docs/contract.md#map-answer).
 * Only the map's code imports this file.
 */
import * as v from "valibot";
import { parseGivenNumber } from "#domain/format/given-number.ts";
import { ownKeys } from "#domain/own-keys.ts";
import { type Criteria, toSentCriteria } from "#domain/search/criteria.ts";
import type { CallSettings } from "./call-settings.ts";
import { checkAnswer } from "./check-answer.ts";
import { wholeNumber } from "./imoveis-answer.ts";
import { imovel } from "./imovel.ts";
import { postSearch } from "./search-post.ts";

export const mapaPath = "/api/imoveis/mapa";

/** The most points of an answer. */
export const MOST_POINTS = 1000;

const { titulo, preco, tipoNegocio, link } = imovel.entries;

/**
 * Uses only parts of valibot that the first load needs anyway. All parts are in the same file, so
 * any others would make the first load larger.
 */
const degrees = (most: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.transform((given) => {
      const number = parseGivenNumber(given);
      return number !== null && Math.abs(number) <= most ? number : null;
    }),
    v.number(),
  );

/** One listing on the map: its id, its coordinates and some fields of its card. */
export const ponto = v.object(
  ownKeys({
    id: v.union([v.string(), v.number()]),
    titulo,
    preco,
    tipoNegocio,
    link,
    latitude: degrees(90),
    longitude: degrees(180),
  }),
);

export type Point = v.InferOutput<typeof ponto>;

export const mapaAnswer = v.object(
  ownKeys({
    pontos: v.pipe(
      v.array(v.fallback(v.nullable(ponto), null)),
      v.transform((entries) => entries.filter((entry) => entry !== null).filter(isPlaced)),
    ),
    total: wholeNumber(0),
  }),
);

/** An empty numeric column reads as 0, and no home is at 0°, 0°, which is in the sea. */
function isPlaced({ latitude, longitude }: Point): boolean {
  return latitude !== 0 || longitude !== 0;
}

/**
 * `total` counts all listings that the search finds. Those that aren't among the points have no
 * coordinates, or exceed the limit.
 */
export type FoundPoints = { readonly points: readonly Point[]; readonly total: number };

/**
 * Requests the points of the matching listings, newest first.
 * @throws {CallFailure} if the call fails, its answer has another shape, or the site has no map
 */
export async function searchPoints(
  criteria: Criteria,
  settings: CallSettings,
): Promise<FoundPoints> {
  const { ordem: _, ...search } = toSentCriteria(criteria);
  const answer = await postSearch(mapaPath, search, settings);
  const { pontos, total } = checkAnswer(mapaAnswer, answer, mapaPath, "{pontos, total}");
  return { points: pontos, total };
}
