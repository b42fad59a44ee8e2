/** The two selects that open: react-select and all that only it needs, in one file that comes when a visitor comes near. */

export { findTypedPlace } from "#domain/place-search.ts";
export { getPlaces } from "#domain/places.ts";
export { MultiSelectControl } from "./MultiSelectControl.tsx";
export { PlacesControl } from "./PlacesControl.tsx";
