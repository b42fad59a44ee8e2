import fc from "fast-check";
import { expect, test } from "vitest";
import { euros, isPriced, shownPrice, typedPrice } from "./price.ts";

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
  ["1,250", 1.25],
  ["0.500", 0.5],
  ["0", 0],
])("a visitor who types %j means %d €", (text, value) => {
  expect(typedPrice(text)).toEqual({ kind: "value", value });
});

test.each(["abc", "1e9", "-1", "1,250,000", "1.25.000", "1.250.00", "12k", "1,2,3", "5,", "0x10"])(
  "a visitor who types %j has his field marked",
  (text) => expect(typedPrice(text)).toEqual({ kind: "invalid" }),
);

test.each(["", " ", "€", " € "])("a visitor who leaves %j has turned the filter off", (text) => {
  expect(typedPrice(text)).toEqual({ kind: "empty" });
});

test("a visitor reads prices in Portuguese", () => {
  expect(shownPrice(1234)).toBe("1\u00A0234\u00A0€"); // DECISIONS 18
  expect(shownPrice("250000.00")).toBe("250\u00A0000\u00A0€");
  expect(shownPrice(1_390_000)).toBe("1\u00A0390\u00A0000\u00A0€");
  expect(shownPrice(999)).toBe("999\u00A0€");
  expect(shownPrice(1234.5)).toBe("1\u00A0235\u00A0€");
});

test.each([0, -1, null, undefined, "", "0", "0.00", "-5", "Sob consulta", Number.NaN, 0.4])(
  "a visitor reads Sob Consulta for %j",
  (preco) => {
    expect(shownPrice(preco)).toBe("Sob Consulta");
    expect(isPriced(preco)).toBe(false);
  },
);

test("a visitor who copies a shown price into a filter means that price", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), (value) => {
      expect(typedPrice(euros(value))).toEqual({ kind: "value", value });
      expect(typedPrice(value.toLocaleString("de-DE"))).toEqual({ kind: "value", value });
    }),
  );
});

test("a visitor may type anything at all without an exception", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void typedPrice(text)));
  const unit = fc.constantFrom("1", "0", ".", ",", " ", "€");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const typed = typedPrice(text);
      expect(typed.kind !== "value" || Number.isFinite(typed.value)).toBe(true);
    }),
  );
});
