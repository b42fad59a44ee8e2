import type { Imovel } from "#api/imovel.ts";
import { toPagePath } from "#domain/format/slug.ts";

const AT_ONCE = 4;

/**
 * Finds favourites whose pages are gone (docs/product/memory.md#listings-that-are-gone).
 * @param onGone called for each 404 and 410; any other outcome, such as no network, leaves it open
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
      if (path !== null && (await isGone(path, signal))) onGone(listing);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function isGone(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(path, { method: "HEAD", signal });
    return status === 404 || status === 410;
  } catch {
    // Offline, or the view was closed: the answer is unknown.
    return false;
  }
}
