/** The monthly cost of a loan (docs/product/calculator.md#instalment). */

/** `price` in €, `rate` in % a year (3.5, not 0.035), `years` may be a fraction. */
export type Loan = { price: number; rate: number; years: number };

/** Computes the monthly instalment of a standard annuity in whole euros, floored; `null` when it is not finite. */
export function computeInstalment(loan: Loan): number | null {
  // 1 200 € at 0 % over 0,1 years are 1 000 €, but 0.1 × 12 is a hair above 1.2 and the floor would take a euro away.
  const whole = Math.floor(computeExactInstalment(loan) * (1 + 1e-12));
  return loan.years > 0 && Number.isFinite(whole) ? whole : null;
}

/** Computes the same before it is floored, in €; not finite where there is no instalment. */
export function computeExactInstalment({ price, rate, years }: Loan): number {
  const months = years * 12;
  const monthlyRate = rate / 100 / 12;
  // expm1 and log1p keep the digits that `(1 + r) ** n` loses at tiny rates.
  const growth = -Math.expm1(-months * Math.log1p(monthlyRate));
  return monthlyRate === 0 ? price / months : (price * monthlyRate) / growth;
}
