/**
 * Plans a loan in whole cents, so the years add up to the totals (docs/product/calculator.md#plan).
 */
import { computeExactInstalment, type Loan } from "#domain/instalment.ts";

/** Amounts are in cents. */
export type PlanYear = {
  /** Counts from 1. */
  readonly year: number;
  readonly capital: number;
  readonly interest: number;
  /** What is still owed at the end of the year. */
  readonly debt: number;
};

/** Amounts are in cents. */
export type LoanPlan = {
  /** Every instalment but the last. */
  readonly instalment: number;
  /** The last instalment, which settles the rounding. */
  readonly last: number;
  readonly total: number;
  readonly interest: number;
  readonly years: readonly PlanYear[];
};

/** Limits beyond any real loan: in months, in € and in % a year. */
const LONGEST = 1200;
const MOST = 1e9;
const HIGHEST = 100;

/** Divides a yearly rate, in millionths of a percent, to obtain a monthly fraction. */
const RATE_UNITS = 1_200_000_000n;

/**
 * Whether the loan can be planned: at most 1 000 million € and 100 %, over 1 month to 100 years.
 */
export function isWithinLimits(loan: Loan): boolean {
  const { price, rate } = loan;
  const months = countMonths(loan);
  return toCents(price) > 0 && price <= MOST && months >= 1 && months <= LONGEST && rate <= HIGHEST;
}

/**
 * Computes the plan month by month, rounding each to the cent. Returns `null` beyond the limits,
 * and for a debt that would never be paid off.
 */
export function planLoan(loan: Loan): LoanPlan | null {
  if (!isWithinLimits(loan)) return null;
  const { rate } = loan;
  const months = countMonths(loan);
  const amount = toCents(loan.price);
  const instalment = computeRoundedInstalment(loan);
  const rateUnits = BigInt(Math.round(rate * 1e6));
  if (instalment <= interestOf(amount, rateUnits)) return null;

  const plan: PlanYear[] = [];
  let debt = amount;
  let last = 0;
  for (let month = 1; month <= months && debt > 0; month++) {
    const interest = interestOf(debt, rateUnits);
    last = month === months ? debt + interest : Math.min(instalment, debt + interest);
    debt -= last - interest;
    const at = Math.floor((month - 1) / 12);
    const year = plan[at] ?? { year: at + 1, capital: 0, interest: 0, debt: 0 };
    plan[at] = {
      ...year,
      capital: year.capital + last - interest,
      interest: year.interest + interest,
      debt,
    };
  }
  const interest = plan.reduce((sum, year) => sum + year.interest, 0);
  return { instalment, last, total: amount + interest, interest, years: plan };
}

function computeRoundedInstalment(loan: Loan): number {
  return toCents(computeExactInstalment({ ...loan, years: countMonths(loan) / 12 }));
}

/** Rounds the term to whole months. */
function countMonths({ years }: Loan): number {
  return Math.round(years * 12);
}

/** Rounds half up to the cent. Uses BigInt because the product has too many digits for a number. */
function interestOf(debt: number, rateUnits: bigint): number {
  return Number((BigInt(debt) * rateUnits + RATE_UNITS / 2n) / RATE_UNITS);
}

function toCents(euros: number): number {
  return Math.round(euros * 100);
}

/** Returns the down payment on a price; both are in €. */
export type DownPayment = (price: number) => number;

/** Computes the amount to borrow, in € to the cent; `null` if the down payment leaves nothing. */
export function computeFinanced(price: number, down: DownPayment): number | null {
  const financed = (toCents(price) - toCents(down(price))) / 100;
  return financed > 0 ? financed : null;
}

/**
 * Finds the highest price, in whole €, for a budget in € a month. Returns `null` if there is none,
 * or if it is above 1 000 million €.
 */
export function computeHighestPrice(
  budget: number,
  terms: Omit<Loan, "price">,
  down: DownPayment,
): number | null {
  const isPaid = (price: number) => {
    const financed = computeFinanced(price, down);
    // An instalment of 0 cents would never repay the loan.
    return (
      financed === null ||
      Math.max(1, computeRoundedInstalment({ ...terms, price: financed })) <= toCents(budget)
    );
  };
  // The instalment grows with the price, so a binary search finds the highest price.
  let paid = 0;
  let tooMuch = MOST + 1;
  if (isPaid(tooMuch)) return null;
  while (tooMuch - paid > 1) {
    const middle = Math.floor((paid + tooMuch) / 2);
    if (isPaid(middle)) paid = middle;
    else tooMuch = middle;
  }
  return paid > 0 ? paid : null;
}
