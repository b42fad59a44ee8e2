import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCents, formatLoan, formatPreset } from "./loan-text.ts";
import { type FieldName, simulate, type Texts } from "./simulation.ts";

const usual: Texts = { price: "200000", rate: "3,5", years: "30" };
const withText = (name: FieldName, text: string) => simulate({ ...usual, [name]: text });

test.each([
  ["price", "200000"],
  ["price", "200 000"],
  ["price", "200.000"],
  ["price", "200\u00A0000\u00A0€"],
  ["price", "€ 200.000,00"],
  ["price", "200000.00"],
  ["rate", "3,5"],
  ["rate", "3.5"],
  ["rate", " 3,50 "],
  ["years", "30"],
  ["years", "30,0"],
  ["rate", "3,5 %"],
  ["rate", "3,5\u00A0%"],
  ["years", "30 anos"],
  ["years", "30 Anos"],
] as const)("computes 898 € from the %s typed as %j", (name, text) => {
  expect(withText(name, text)).toMatchObject({ kind: "instalment", instalment: 898 });
});

test("reads a price with thousands and cents", () => {
  expect(withText("price", "1.250.000,50")).toMatchObject({
    kind: "instalment",
    loan: { price: 1_250_000.5 },
  });
});

test("computes half a year without interest", () => {
  expect(simulate({ price: "12000", rate: "0", years: "0,5" })).toMatchObject({ instalment: 2000 });
});

const badTexts = [
  "1e5",
  "0x10",
  "-1",
  "+1",
  "1,2,3",
  "1.2.3",
  "abc",
  "3,5%%",
  "30 meses",
  "😀",
  "<script>",
  "\"'",
  "٣",
  "½",
];
const badNumbers = [...badTexts, "Infinity", "NaN", "9".repeat(10_000), "x".repeat(10_000)];
for (const name of ["price", "rate", "years"] as const) {
  test.each(badNumbers)(`explains how to write a ${name} typed as %.20j`, (text) => {
    expect(withText(name, text)).toMatchObject({
      kind: "wrong",
      fields: [name],
      reason: /^Escreva .* em algarismos, por exemplo /,
    });
  });

  test.each(["", "   ", "\u00A0", "\u200B", "\u200F", "\u0000"])(
    `treats %j in the ${name} as empty`,
    (text) =>
      expect(withText(name, text)).toMatchObject({
        kind: "missing",
        reason: /^Preencha [oa] \S+\.$/,
      }),
  );
}

test("lists what is missing in the order of the fields", () => {
  const reason = (texts: Partial<Texts>) => simulate({ price: "", rate: "", years: "", ...texts });
  expect(reason({})).toEqual({ kind: "missing", reason: "Preencha o preço, a TAN e o prazo." });
  expect(reason({ price: "1" })).toEqual({ kind: "missing", reason: "Preencha a TAN e o prazo." });
  expect(reason({ price: "1", rate: "1" })).toEqual({
    kind: "missing",
    reason: "Preencha o prazo.",
  });
});

test("names a mistake before what is missing, and marks each wrong field", () => {
  expect(simulate({ price: "", rate: "x", years: "0" })).toEqual({
    kind: "wrong",
    reason: "Escreva a TAN em algarismos, por exemplo 3,5",
    fields: ["rate", "years"],
  });
});

test.each(["0", "0,0", "00"])("refuses a term of %j years", (years) => {
  expect(withText("years", years)).toEqual({
    kind: "wrong",
    reason: "O prazo tem de ser superior a 0.",
    fields: ["years"],
  });
});

test("marks no field if the sum is too large for a double", () => {
  expect(
    simulate({ price: `1${"0".repeat(308)}`, rate: `1${"0".repeat(308)}`, years: "30" }),
  ).toMatchObject({
    kind: "wrong",
    fields: [],
  });
});

test("returns an instalment or a reason for any text", () => {
  const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\d.,€ ]{0,12}$/));
  fc.assert(
    fc.property(anyText, anyText, anyText, (price, rate, years) => {
      const outcome = simulate({ price, rate, years });
      const isRight =
        outcome.kind === "instalment" ? outcome.instalment >= 0 : outcome.reason.length > 0;
      expect(isRight).toBe(true);
    }),
  );
});

test("formats a preset as a visitor would type it, and reads it back the same", () => {
  expect([3.5, 200_000, 1_250_000.5, 0, 1e-7, 1e21].map(formatPreset)).toEqual([
    "3,5",
    "200000",
    "1250000,5",
    "0",
    "0,0000001",
    "1000000000000000000000",
  ]);
  expect(formatPreset(undefined)).toBe("");
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.nat(100_000),
      fc.integer({ min: 1, max: 1000 }),
      (cents, rate, years) => {
        const loan = { price: cents / 100, rate: rate / 1000, years: years / 10 };
        const texts = {
          price: formatPreset(loan.price),
          rate: formatPreset(loan.rate),
          years: formatPreset(loan.years),
        };
        expect(simulate(texts)).toMatchObject({ kind: "instalment", loan });
      },
    ),
  );
});

test("formats amounts in Portuguese, without a line break inside", () => {
  expect(formatCents(89_800)).toBe("898,00\u00A0€");
  expect(formatCents(189_800)).toBe("1\u00A0898,00\u00A0€");
  expect(formatCents(1_234_567_800)).toBe("12\u00A0345\u00A0678,00\u00A0€");
});

test("sums up the loan as the calculator understood it", () => {
  const spaced = (text: string) => text.replaceAll("\u00A0", "·");
  expect(spaced(formatLoan({ price: 200_000, rate: 3.5, years: 30 }))).toBe(
    "200·000·€ a 30·anos, TAN·3,5·%",
  );
  expect(spaced(formatLoan({ price: 1250.5, rate: 0, years: 1 }))).toBe(
    "1·250,50·€ a 1·ano, TAN·0·%",
  );
  expect(spaced(formatLoan({ price: 1e6, rate: 12.3456, years: 0.5 }))).toBe(
    "1·000·000·€ a 0,5·anos, TAN·12,3456·%",
  );
});

test("shows cents when there are any after rounding", () => {
  const price = (value: number) => formatLoan({ price: value, rate: 1, years: 1 }).split(" a ")[0];
  expect([1000, 1000.5, 1000.004, 999.999].map(price)).toEqual([
    "1\u00A0000\u00A0€",
    "1\u00A0000,50\u00A0€",
    "1\u00A0000\u00A0€",
    "1\u00A0000\u00A0€",
  ]);
});
