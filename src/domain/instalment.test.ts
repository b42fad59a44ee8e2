import fc from "fast-check";
import { expect, test } from "vitest";
import { computeInstalment } from "./instalment.ts";

test("computes a usual loan by the formula, floored to whole euros", () => {
  expect(computeInstalment({ price: 200_000, rate: 3.5, years: 30 })).toBe(898); // 898.089…
  expect(computeInstalment({ price: 250_000, rate: 4, years: 40 })).toBe(1044); // 1044.846…
});

test("at zero interest, divides a loan into equal instalments", () => {
  expect(computeInstalment({ price: 12_000, rate: 0, years: 1 })).toBe(1000);
  expect(computeInstalment({ price: 100_000, rate: 0, years: 30 })).toBe(277);
});

test("doesn't lose a euro to binary fractions if the formula gives a whole one", () => {
  expect(computeInstalment({ price: 1200, rate: 0, years: 0.1 })).toBe(1000);
  expect(computeInstalment({ price: 13_200, rate: 0, years: 1.1 })).toBe(1000);
  expect(computeInstalment({ price: 999.99, rate: 0, years: 1 / 12 })).toBe(999);
});

test("treats a tiny rate as none", () => {
  for (const rate of [1e-300, 1e-15, 1e-9]) {
    expect(computeInstalment({ price: 120_001, rate, years: 10 })).toBe(1000);
  }
});

test("computes 0 for a listing that costs nothing", () => {
  expect(computeInstalment({ price: 0, rate: 3.5, years: 30 })).toBe(0);
});

test.each([
  { price: 200_000, rate: 3.5, years: 0 },
  { price: 200_000, rate: 0, years: 0 },
  { price: 200_000, rate: 0, years: -1 },
  { price: 1e308, rate: 1e308, years: 30 },
  { price: 1e308, rate: 0, years: 1e-10 },
  { price: 1, rate: 1, years: Number.NaN },
])("returns no instalment for %j", (loan) => {
  expect(computeInstalment(loan)).toBeNull();
});

test("is within a cent of exact decimal arithmetic for rates from 0 to 30 % over 0,1 to 60 years", () => {
  const thousandths = fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 9, arbitrary: fc.nat(30_000) },
  );
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      thousandths,
      fc.integer({ min: 10, max: 6000 }),
      (cents, rate, years) => {
        const exact = exactCents(BigInt(cents), BigInt(rate), BigInt(years));
        const whole = computeInstalment({
          price: cents / 100,
          rate: rate / 1000,
          years: years / 100,
        });
        // Before flooring, the two differ by less than a cent, so the euros may only differ where a
        // cent decides.
        expect(whole).toBeGreaterThanOrEqual(wholeEuros(exact - ONE));
        expect(whole).toBeLessThanOrEqual(wholeEuros(exact + ONE));
      },
    ),
    { numRuns: 500 },
  );
});

/** Decimal fixed point with 50 digits; `ONE` is 1. */
const ONE = 10n ** 50n;

/**
 * The reference: price · r / (1 − (1 + r)^−n), with the power as e^(n · ln), because n may be a
 * fraction.
 * @returns cents, fixed point
 */
function exactCents(cents: bigint, rateThousandths: bigint, yearHundredths: bigint): bigint {
  const months = (yearHundredths * 12n * ONE) / 100n;
  const monthlyRate = (rateThousandths * ONE) / 1000n / 1200n;
  if (monthlyRate === 0n) return (cents * ONE * ONE) / months;
  const power = exp(-times(months, ln1p(monthlyRate)));
  return (cents * monthlyRate * ONE) / (ONE - power);
}

function times(a: bigint, b: bigint): bigint {
  return (a * b) / ONE;
}

/** ln(1 + x) = 2 · artanh(x / (2 + x)). */
function ln1p(x: bigint): bigint {
  const ratio = (x * ONE) / (2n * ONE + x);
  let sum = 0n;
  for (let power = ratio, n = 1n; power !== 0n; power = times(times(power, ratio), ratio), n += 2n)
    sum += power / n;
  return 2n * sum;
}

/** e^x by its series at x / 1024, squared ten times. */
function exp(x: bigint): bigint {
  let sum = 0n;
  for (let term = ONE, n = 1n; term !== 0n; term = times(term, x / 1024n) / n, n += 1n) sum += term;
  for (let squarings = 0; squarings < 10; squarings += 1) sum = times(sum, sum);
  return sum;
}

function wholeEuros(cents: bigint): number {
  return cents < 0n ? -1 : Number(cents / (100n * ONE));
}
