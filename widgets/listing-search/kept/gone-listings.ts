import type { Imovel } from "#api/imovel.ts";
import { toPagePath } from "#domain/format/slug.ts";

/**
 * Finds favourites whose pages are gone (docs/product/memory.md#listings-that-are-gone).
 * @param onGone called for each page that answers 404 or 410 to both `HEAD` and `GET`, because some
 * sites don't support `HEAD`; any other outcome, such as no network, proves nothing
 */
export async function findGone(
  listings: readonly Imovel[],
  siteBase: string,
  signal: AbortSignal,
  onGone: (listing: Imovel) => void,
): Promise<void> {
  const left = [...listings];
  async function work(): Promise<void> {
    for (let listing = left.shift(); listing && !signal.aborted; listing = left.shift()) {
      const path = toPagePath(listing, siteBase);
      const saysGone =
        path !== null &&
        (await isGone(path, "HEAD", signal)) &&
        (await isGone(path, "GET", signal));
      if (saysGone) onGone(listing);
    }
  }
  // Limited to four requests at a time to spare the site.
  await Promise.all(Array.from({ length: 4 }, work));
}

async function isGone(path: string, method: "HEAD" | "GET", signal: AbortSignal): Promise<boolean> {
  // If the visitor is offline or has closed the view, the answer is unknown.
  const answer = await fetch(path, { method, signal }).catch(() => null);
  return answer?.status === 404 || answer?.status === 410;
}
