/** "Esta pesquisa", fetched when somebody comes near its button. */
import { loadLater } from "#load-later.ts";
import type { ListingStore } from "./listing-store.ts";
import { type LazyPanel, useLazyPanel } from "./use-lazy-panel.ts";

const loadPanel = () => loadLater("SearchPanel", () => import("./SearchPanel.tsx"));

/** @param store whose history the open panel has an entry in */
export function useSearchPanel(store: ListingStore): LazyPanel<typeof import("./SearchPanel.tsx")> {
  return useLazyPanel(store, loadPanel);
}
