/** "Pesquisa Avançada", fetched when a visitor comes near the listing and rendered when they come near its button. */
import { loadLater } from "#load-later.ts";
import type { ListingStore } from "./listing-store.ts";
import { type LazyPanel, useLazyPanel } from "./use-lazy-panel.ts";

const loadPanel = () => loadLater("AdvancedPanel", () => import("./AdvancedPanel.tsx"));

/** A visitor is near: fetches what the panel is drawn by. */
export function preloadAdvancedPanel(): void {
  // Its button asks again, and reports what then fails.
  loadPanel().catch(() => undefined);
}

/** @param store whose history the open panel has an entry in */
export function useAdvancedPanel(store: ListingStore): LazyPanel<typeof import("./AdvancedPanel.tsx")> {
  return useLazyPanel(store, loadPanel);
}
