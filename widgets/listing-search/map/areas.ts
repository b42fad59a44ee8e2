/** Rectangles of the map, as a search's filter expects them (docs/product/listing.md#zone). */
import type { Area } from "#domain/search/area.ts";

type Located = { readonly latitude: number; readonly longitude: number };

/** Returns the smallest rectangle around these places, extended by `margin` degrees on each side. */
export function areaAround(places: readonly [Located, ...Located[]], margin = 0): Area {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return [
    Math.min(...latitudes) - margin,
    Math.min(...longitudes) - margin,
    Math.max(...latitudes) + margin,
    Math.max(...longitudes) + margin,
  ];
}

/** Returns the rectangle for a search: clamped to a single globe and rounded to about a metre. */
export function toSearched([south, west, north, east]: Area): Area {
  return [limit(south, 90), limit(west, 180), limit(north, 90), limit(east, 180)];
}

function limit(degrees: number, most: number): number {
  return Number(Math.min(most, Math.max(-most, degrees)).toFixed(5));
}
