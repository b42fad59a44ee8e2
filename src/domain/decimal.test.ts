import fc from "fast-check";
import { expect, test } from "vitest";
import { givenNumber, typedDecimal } from "./decimal.ts";

test.each([
  ["30", 30],
  ["3,5", 3.5],
  ["3.5", 3.5],
  [" 2,5 ", 2.5],
  ["200 000", 200_000],
  ["200\u00A0000", 200_000],
  ["0", 0],
  ["007", 7],
])("a visitor who types %j means %d", (text, value) => {
  expect(typedDecimal(text)).toEqual({ kind: "value", value });
});

test.each(["1e5", "0x10", "-1", "+1", "1,2,3", "1.2.3", ",5", "5,", "Infinity", "NaN", "3,5%", "٣", "9".repeat(400)])(
  "a visitor who types %j has typed no number",
  (text) => expect(typedDecimal(text)).toEqual({ kind: "invalid" }),
);

test.each(["", "  ", "\u00A0", "\u200B"])("a visitor who types %j has typed nothing yet", (text) => {
  expect(typedDecimal(text)).toEqual({ kind: "empty" });
});

test("a visitor may type anything at all without an exception", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const typed = typedDecimal(text);
      expect(typed.kind !== "value" || (Number.isFinite(typed.value) && typed.value >= 0)).toBe(true);
    }),
  );
});

test("an API's number is read the same as a number and as text", () => {
  expect(["250000.00", "3,5", " 4 ", "-5", 7, 0].map(givenNumber)).toEqual([250_000, 3.5, 4, -5, 7, 0]);
  expect([null, undefined, "", "T3", "1e5", "0x10", true, [], {}, Number.NaN, Infinity].map(givenNumber)).toEqual(
    new Array(11).fill(null),
  );
});
