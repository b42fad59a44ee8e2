/**
 * react-select and everything that only it needs, in one file that loads when a visitor approaches
 * a select.
 */

export { findTypedPlaces, suggestPlaces } from "#domain/places/place-search.ts";
export { getPlaces } from "#domain/places/places.ts";
export { MultiSelectControl } from "./MultiSelectControl.tsx";
export { PlacesControl } from "./PlacesControl.tsx";
