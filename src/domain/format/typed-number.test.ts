import fc from "fast-check";
import { expect, test } from "vitest";
import { parseTypedArea, parseTypedDecimal, parseTypedPrice } from "./typed-number.ts";

test.each([
  ["30", 30],
  ["3,5", 3.5],
  ["3.5", 3.5],
  [" 2,5 ", 2.5],
  ["200 000", 200_000],
  ["200\u00A0000", 200_000],
  ["0", 0],
  ["007", 7],
])("reads %j as %d", (text, value) => {
  expect(parseTypedDecimal(text)).toEqual({ kind: "value", value });
});

test.each([
  "1e5",
  "0x10",
  "-1",
  "+1",
  "1,2,3",
  "1.2.3",
  ",5",
  "5,",
  "Infinity",
  "NaN",
  "3,5%",
  "٣",
  "9".repeat(400),
])("doesn't read %j as a number", (text) =>
  expect(parseTypedDecimal(text)).toEqual({ kind: "invalid" }),
);

test.each(["", "  ", "\u00A0", "\u200B"])("reads %j as empty", (text) => {
  expect(parseTypedDecimal(text)).toEqual({ kind: "empty" });
});

test("never throws, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const typed = parseTypedDecimal(text);
      expect(typed.kind !== "value" || (Number.isFinite(typed.value) && typed.value >= 0)).toBe(
        true,
      );
    }),
  );
});

test.each([
  ["200000", 200_000],
  ["200.000", 200_000],
  ["200 000 €", 200_000],
  ["€200\u00A0000", 200_000],
  ["1.250.000,50", 1_250_000.5],
  ["1.250", 1_250],
  ["1250,5", 1_250.5],
  ["1250.5", 1_250.5],
  ["1250.500", 1_250.5],
  ["250,000", 250_000],
  ["1,250 €", 1_250],
  ["1250,500", 1_250.5],
  ["0,500", 0.5],
  ["250,00", 250],
  ["0.500", 0.5],
  ["0", 0],
])("reads the price %j as %d €", (text, value) => {
  expect(parseTypedPrice(text)).toEqual({ kind: "value", value });
});

test.each([
  "abc",
  "1e9",
  "-1",
  "1,250,000",
  "1.250,000",
  "250,000.00",
  "250 mil",
  "1.25.000",
  "1.250.00",
  "12k",
  "1,2,3",
  "5,",
  "0x10",
])("doesn't read %j as a price", (text) =>
  expect(parseTypedPrice(text)).toEqual({ kind: "invalid" }),
);

test.each(["", " ", "€", " € "])("reads the price %j as empty", (text) => {
  expect(parseTypedPrice(text)).toEqual({ kind: "empty" });
});

test("never throws for a price, whatever the text", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void parseTypedPrice(text)));
  const unit = fc.constantFrom("1", "0", ".", ",", " ", "€");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const typed = parseTypedPrice(text);
      expect(typed.kind !== "value" || Number.isFinite(typed.value)).toBe(true);
    }),
  );
});

test.each([
  ["120", 120],
  ["1.640,5", 1640.5],
  ["1 640 m²", 1640],
  ["92.5M2", 92.5],
])("reads the area %j as %d m²", (text, value) => {
  expect(parseTypedArea(text)).toEqual({ kind: "value", value });
});

test.each(["abc", "-5", "0", "m² 120", "1 ha", "m²5", "9".repeat(400)])(
  "doesn't read %j as an area",
  (text) => {
    expect(parseTypedArea(text)).toEqual({ kind: "invalid" });
  },
);

test.each(["", " ", "m²"])("reads the area %j as empty", (text) => {
  expect(parseTypedArea(text)).toEqual({ kind: "empty" });
});
