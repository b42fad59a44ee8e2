/** The listing's optional panels in one chunk, loaded at the visitor's first sign of interest. */

export { AdvancedPanel } from "./filters/AdvancedPanel.tsx";
export { FavouritesPanel } from "./kept/FavouritesPanel.tsx";
export { NearSearches } from "./results/NearSearches.tsx";
export { SearchPanel } from "./share/SearchPanel.tsx";
