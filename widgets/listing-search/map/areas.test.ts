/** docs/product/listing.md#map */
import { expect, test } from "vitest";
import { areaAround, toSearched } from "./areas.ts";

const ovar = { latitude: 40.86, longitude: -8.63 };
const faro = { latitude: 37.02, longitude: -7.93 };

test("surrounds places, with or without a margin", () => {
  expect(areaAround([ovar, faro])).toEqual([37.02, -8.63, 40.86, -7.93]);
  expect(areaAround([ovar])).toEqual([40.86, -8.63, 40.86, -8.63]);
  expect(areaAround([faro], 1)).toEqual([36.02, -8.93, 38.02, -6.93]);
});

test("keeps a searched area within the globe, exact to about a metre", () => {
  expect(toSearched([-91, -200.5, 40.123_456_7, 180.1])).toEqual([-90, -180, 40.12346, 180]);
});
