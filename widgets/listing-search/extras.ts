/** What a visitor may want of a listing beside its cards, in one chunk: it comes with the first sign of interest. */
export { AdvancedPanel } from "./AdvancedPanel.tsx";
export { FavouritesPanel } from "./FavouritesPanel.tsx";
export { NearSearches } from "./NearSearches.tsx";
export { openFast } from "./opening.ts";
export { SearchPanel } from "./SearchPanel.tsx";
