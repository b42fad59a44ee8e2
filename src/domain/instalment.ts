/** The monthly cost of a loan (docs/product/calculator.md#instalment). */

/** `price` is in €, `rate` in % a year (3.5, not 0.035); `years` may be a fraction. */
export type Loan = { price: number; rate: number; years: number };

/**
 * Computes the monthly instalment of a standard annuity, floored to whole euros; `null` if it isn't
 * finite.
 */
export function computeInstalment(loan: Loan): number | null {
  // 1 200 € at 0 % over 0,1 years is 1 000 € a month, but 0.1 × 12 is a hair above 1.2, so a plain
  // floor would take a euro off.
  const whole = Math.floor(computeExactInstalment(loan) * (1 + 1e-12));
  return loan.years > 0 && Number.isFinite(whole) ? whole : null;
}

/** Computes the instalment in € before it is floored; not finite if there is none. */
export function computeExactInstalment({ price, rate, years }: Loan): number {
  const months = years * 12;
  const monthlyRate = rate / 100 / 12;
  // expm1 and log1p keep the digits that `(1 + r) ** n` loses at tiny rates.
  const growth = -Math.expm1(-months * Math.log1p(monthlyRate));
  return monthlyRate === 0 ? price / months : (price * monthlyRate) / growth;
}
