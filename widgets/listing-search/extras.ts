/** The listing's optional panels in one chunk, loaded at the visitor's first sign of interest. */

export { FavouritesPanel } from "./kept/FavouritesPanel.tsx";
export { NearSearches } from "./results/NearSearches.tsx";
export { AdvancedPanel } from "./search/AdvancedPanel.tsx";
export { SearchPanel } from "./share/SearchPanel.tsx";
