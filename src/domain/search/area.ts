/** The rectangle of a map that a search is limited to (docs/product/listing.md#zone). */
import { parseGivenNumber } from "#domain/format/given-number.ts";

/** A rectangle in degrees (WGS 84), sent in this order. Its borders belong to it. */
export type Area = readonly [south: number, west: number, north: number, east: number];

/**
 * Returns the rectangle that these four values mean, as numbers or as text; `null` if they aren't
 * one. A rectangle doesn't cross the 180th meridian.
 */
export function parseArea(values: readonly unknown[]): Area | null {
  const [south = null, west = null, north = null, east = null, ...others] =
    values.map(parseGivenNumber);
  return south !== null &&
    west !== null &&
    north !== null &&
    east !== null &&
    others.length === 0 &&
    -90 <= south &&
    south <= north &&
    north <= 90 &&
    -180 <= west &&
    west <= east &&
    east <= 180
    ? [south, west, north, east]
    : null;
}
