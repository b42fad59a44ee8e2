import { expect, test } from "vitest";
import { parseGivenNumber } from "./given-number.ts";

test("reads an API's number, and the same number as text", () => {
  expect(["250000.00", "3,5", " 4 ", "-5", 7, 0].map(parseGivenNumber)).toEqual([
    250_000, 3.5, 4, -5, 7, 0,
  ]);
  expect(
    [null, undefined, "", "T3", "1e5", "0x10", true, [], {}, Number.NaN, Infinity].map(
      parseGivenNumber,
    ),
  ).toEqual(new Array(11).fill(null));
  // A double can't hold that many digits.
  expect(["9".repeat(400), `-${"9".repeat(400)}`].map(parseGivenNumber)).toEqual([null, null]);
});

test("returns null for a number that exceeds a double", () => {
  expect([parseGivenNumber("9".repeat(400)), parseGivenNumber(`-${"9".repeat(400)}`)]).toEqual([
    null,
    null,
  ]);
  expect(parseGivenNumber("9".repeat(300))).toBe(Number("9".repeat(300)));
});
