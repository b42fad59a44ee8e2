/**
 * The listing search (docs/contract.md#bodies). Answers are checked, because an HTML sign-in page
 * must not read as "no listings".
 */
import { type Criteria, toSentCriteria } from "#domain/search/criteria.ts";
import type { CallSettings } from "./call-settings.ts";
import { checkAnswer } from "./check-answer.ts";
import { type FoundImoveis, imoveisAnswer, toFound } from "./imoveis-answer.ts";
import { postSearch } from "./search-post.ts";

/** The body of the call, with its keys in the contract's order (docs/contract.md#bodies). */
type ImoveisRequest = { readonly page: number } & Criteria;

export const imoveisPath = "/api/imoveis";

/**
 * Requests one page of the matching listings.
 * @throws {CallFailure} if the call fails, or its answer has neither of the two shapes
 */
export async function searchImoveis(
  request: ImoveisRequest,
  settings: CallSettings,
): Promise<FoundImoveis> {
  const answer = await postSearch(imoveisPath, request, settings);
  const expected = "{data, current_page, last_page}";
  return toFound(checkAnswer(imoveisAnswer, answer, imoveisPath, expected));
}

/** Returns the request for one page. */
export function searchRequest(criteria: Criteria, page: number): ImoveisRequest {
  return { page, ...toSentCriteria(criteria) };
}
