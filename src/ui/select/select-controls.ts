/** react-select and all that only it needs, in one file that comes when a visitor comes near. */

export { findTypedPlaces, suggestPlaces } from "#domain/places/place-search.ts";
export { getPlaces } from "#domain/places/places.ts";
export { MultiSelectControl } from "./MultiSelectControl.tsx";
export { PlacesControl } from "./PlacesControl.tsx";
