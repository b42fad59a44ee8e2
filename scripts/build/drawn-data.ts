/**
 * What PHP takes from these sources to draw a listing's start, in `drawn.json` (docs/laravel.md#drawn-by-the-server): the
 * places' names, so that none of it is written down twice.
 */
import { getBuiltInPlaces } from "#domain/places/places.ts";

/** What `drawn.json` holds beside the version. */
export function drawnData() {
  return { places: getBuiltInPlaces().places.map((place) => place.nome) };
}
