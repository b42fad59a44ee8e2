/** What a visitor may want of a listing beside its cards, in one chunk: it comes with the first sign of interest. */

export { openFast } from "./cards/opening.ts";
export { FavouritesPanel } from "./favourites/FavouritesPanel.tsx";
export { SearchPanel } from "./memory/SearchPanel.tsx";
export { NearSearches } from "./results/NearSearches.tsx";
export { AdvancedPanel } from "./search/AdvancedPanel.tsx";
