/** The part of the map that a search is limited to (docs/product/listing.md#zone). */
import { parseGivenNumber } from "#domain/format/given-number.ts";

/** A rectangle in degrees (WGS 84), sent in this order. Its borders belong to it. */
export type Area = readonly [south: number, west: number, north: number, east: number];

/**
 * Returns the rectangle in four values, which are numbers or strings; `null` if they aren't a
 * rectangle. It can't cross the 180th meridian.
 */
export function parseArea(values: readonly unknown[]): Area | null {
  const degrees = values.map((value) => parseGivenNumber(value) ?? Number.NaN);
  const [south, west, north, east] = degrees as unknown as Area;
  return degrees.length === 4 && isSpan(south, north, 90) && isSpan(west, east, 180)
    ? [south, west, north, east]
    : null;
}

function isSpan(from: number, to: number, most: number): boolean {
  return -most <= from && from <= to && to <= most;
}
