import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber } from "./format-number.ts";

const decimals = fc.constantFrom(
  { most: 0 },
  { most: 2 },
  { most: 2, least: 2 },
  { most: 6 },
  { most: 20 },
);

/** Numbers that sites typically have, halves that need rounding, and any other double. */
const finite = fc.oneof(
  fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((thousandths) => thousandths / 1000),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ noNaN: true, min: -1, max: 1 }),
  fc.constantFrom(
    0,
    -0,
    0.5,
    -0.5,
    0.005,
    1.005,
    999.995,
    999_999.5,
    1e21,
    1e-7,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
  ),
);

function intl({ most, least = 0 }: { most: number; least?: number }) {
  const options = { useGrouping: true, maximumFractionDigits: most, minimumFractionDigits: least };
  return new Intl.NumberFormat("pt-PT", options);
}

test("formats every number like Intl in Portuguese", () => {
  fc.assert(
    fc.property(finite, decimals, (value, so) => {
      expect(formatNumber(value, so)).toBe(intl(so).format(value).replace(/\s/g, "\u00A0"));
    }),
    { numRuns: 3000 },
  );
});

test("separates thousands from four digits on, and decimals with a comma", () => {
  expect([999, 1234, 1_234_567.5, -1234].map((value) => formatNumber(value, { most: 2 }))).toEqual([
    "999",
    "1\u00A0234",
    "1\u00A0234\u00A0567,5",
    "-1\u00A0234",
  ]);
  expect(formatNumber(898, { most: 2, least: 2 })).toBe("898,00");
});

test("rounds halves away from zero, going by the digits that the number is written with", () => {
  expect([0.5, 1.5, 2.5, -2.5, 999.5].map((value) => formatNumber(value, { most: 0 }))).toEqual([
    "1",
    "2",
    "3",
    "-3",
    "1\u00A0000",
  ]);
  expect([1.005, 0.004, 0.995].map((value) => formatNumber(value, { most: 2 }))).toEqual([
    "1,01",
    "0",
    "1",
  ]);
});
