/** Asks whether there is something new in a search that was looked at before (docs/product/memory.md#whats-new). */
import { toListingKey } from "#domain/listing/listing-key.ts";
import type { PresentResults } from "#domain/search/search-news.ts";
import { CallFailure, type CallSettings } from "./client.ts";
import { searchImoveis } from "./imoveis.ts";
import type { ImoveisRequest } from "./schemas/imoveis.ts";

/**
 * Page 1 of it, the newest first whatever its order was.
 * @param onFailure hears of a call that failed, and not of one that was stopped
 * @throws {CallFailure}
 */
export async function searchAgain(
  criteria: Omit<ImoveisRequest, "page">,
  settings: CallSettings,
  onFailure: (message: string, cause: unknown) => void,
): Promise<PresentResults> {
  try {
    const found = await searchImoveis({ page: 1, ...criteria, ordem: "rec" }, settings);
    return { total: found.total, keys: found.listings.map(toListingKey), hasMore: found.lastPage > 1 };
  } catch (cause) {
    const isStopped = cause instanceof CallFailure && cause.aborted;
    if (!isStopped) onFailure(`what is new could not be asked for, ${String(cause)}; nothing is said of it.`, cause);
    throw cause;
  }
}
