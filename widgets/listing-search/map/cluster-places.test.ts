/** docs/product/listing.md#map */
import fc from "fast-check";
import { expect, test } from "vitest";
import { clusterPlaces } from "./cluster-places.ts";

const MARK = { width: 100, height: 40 };
/** Names the places of each group. */
const grouped = (places: Record<string, [number, number]>) =>
  clusterPlaces(
    Object.entries(places).map(([name, [x, y]]) => ({ name, x, y })),
    MARK,
  ).map((group) => group.map(({ name }) => name).join(""));

test("gives one mark to places whose marks would overlap", () => {
  expect(grouped({ a: [0, 0], b: [99, 39], c: [100, 0], d: [0, 40] })).toEqual(["ab", "c", "d"]);
});

test("puts all places at one spot into one group, and makes no group without places", () => {
  expect(grouped({ a: [5, 5], b: [5, 5], c: [5, 5] })).toEqual(["abc"]);
  expect(grouped({})).toEqual([]);
});

test("keeps each place once, and lets no two marks overlap", () => {
  const place = fc.record({ x: fc.integer({ max: 500 }), y: fc.integer({ max: 500 }) });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const groups = clusterPlaces(places, MARK);
      expect(groups.flat()).toHaveLength(places.length);
      for (const [one] of groups)
        for (const [other] of groups)
          expect(
            one === other ||
              Math.abs(one.x - other.x) >= MARK.width ||
              Math.abs(one.y - other.y) >= MARK.height,
          ).toBe(true);
    }),
  );
});
