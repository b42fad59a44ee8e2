/** A heart of the page's own (docs/contract.md#a-heart-of-the-pages-own). */
import { loadChunk } from "./chunks.ts";
import type { ImoWidgets } from "./page-api.ts";

export type LoadFavorites = () => Promise<Pick<ImoWidgets, "favorite">>;

/** Returns `imoWidgets.favorite`, whose code comes when it is called. */
export function createFavorite(load: LoadFavorites): ImoWidgets["favorite"] {
  return async (listing, isFavorite) => {
    const { favorite } = await loadChunk("kept-listings", load);
    return favorite(listing, isFavorite);
  };
}
