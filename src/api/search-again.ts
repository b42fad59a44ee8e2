import { toListingKey } from "#domain/listing/listing-key.ts";
import type { Criteria } from "#domain/search/criteria.ts";
import type { PresentResults } from "#domain/search/search-news.ts";
import type { CallSettings } from "./call-settings.ts";
import type { CallFailure } from "./client.ts";
import { searchImoveis, searchRequest } from "./imoveis.ts";

/**
 * Returns page 1 of a search, newest first.
 * @throws {CallFailure} after calling `onFailure`, unless the call was aborted
 */
export async function searchAgain(
  criteria: Criteria,
  settings: CallSettings,
  onFailure: (problem: { code: CallFailure["code"]; message: string; cause: unknown }) => void,
): Promise<PresentResults> {
  try {
    const answer = await searchImoveis(searchRequest({ ...criteria, ordem: "rec" }, 1), settings);
    return {
      total: answer.total,
      keys: answer.listings.map(toListingKey),
      hasMore: answer.lastPage > 1,
    };
  } catch (cause) {
    const { code, message, aborted } = cause as CallFailure;
    if (!aborted)
      onFailure({
        code,
        message: `new listings could not be looked for, ${message}; none are announced.`,
        cause,
      });
    throw cause;
  }
}
