/** What a visitor may want of a listing beside its cards, in one chunk: it comes with the first sign of interest. */

export { FavouritesPanel } from "./kept/FavouritesPanel.tsx";
export { NearSearches } from "./results/NearSearches.tsx";
export { AdvancedPanel } from "./search/AdvancedPanel.tsx";
export { SearchPanel } from "./share/SearchPanel.tsx";
