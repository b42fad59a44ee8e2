import fc from "fast-check";
import { expect, test } from "vitest";
import { formatEuros, formatPrice, isPriced } from "./price.ts";
import { parseTypedPrice } from "./typed-number.ts";

test("formats prices in Portuguese", () => {
  expect(formatPrice(1234)).toBe("1\u00A0234\u00A0€"); // docs/product/numbers.md#shown-prices
  expect(formatPrice("250000.00")).toBe("250\u00A0000\u00A0€");
  expect(formatPrice(1_390_000)).toBe("1\u00A0390\u00A0000\u00A0€");
  expect(formatPrice(999)).toBe("999\u00A0€");
  expect(formatPrice(1234.5)).toBe("1\u00A0235\u00A0€");
});

test.each([0, -1, null, undefined, "", "0", "0.00", "-5", "Sob consulta", Number.NaN, 0.4])(
  "formats %j as Sob Consulta",
  (preco) => {
    expect(formatPrice(preco)).toBe("Sob Consulta");
    expect(isPriced(preco)).toBe(false);
  },
);

test("formats each price so that a filter reads back the same price", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), (value) => {
      expect(parseTypedPrice(formatEuros(value))).toEqual({ kind: "value", value });
      expect(parseTypedPrice(value.toLocaleString("de-DE"))).toEqual({ kind: "value", value });
    }),
  );
});
