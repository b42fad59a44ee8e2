import type { Imovel } from "#api/imovel.ts";
import { toPagePath } from "#domain/format/slug.ts";

/**
 * Finds favourites whose pages are gone (docs/product/memory.md#listings-that-are-gone).
 * @param onGone called for each 404 and 410, to `GET` too, because some sites answer no `HEAD`; any other outcome, such
 * as no network, leaves it open
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
  // Four requests at a time spare the site.
  await Promise.all(Array.from({ length: 4 }, work));
}

async function isGone(path: string, method: "HEAD" | "GET", signal: AbortSignal): Promise<boolean> {
  // Offline, or after the view was closed, the answer is unknown.
  const answer = await fetch(path, { method, signal }).catch(() => null);
  return answer?.status === 404 || answer?.status === 410;
}
