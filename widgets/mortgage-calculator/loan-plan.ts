/**
 * A loan to its end, to the cent (docs/product/calculator.md#plan): what is paid each year, how much of it is interest, and
 * what that comes to. All sums are whole cents, so that the years add up to the totals.
 */
import { computeExactInstalment, type Loan } from "#domain/instalment.ts";

/** One year of a loan, in cents. */
export type PlanYear = {
  /** From 1. */
  readonly year: number;
  /** What was paid back. */
  readonly capital: number;
  /** What was paid for having it. */
  readonly interest: number;
  /** What is still owed at its end. */
  readonly debt: number;
};

/** A loan to its end, in cents. */
export type LoanPlan = {
  /** How many instalments there are; a term of part of a month is rounded to whole ones. */
  readonly months: number;
  /** Each instalment but the last. */
  readonly instalment: number;
  /** The last one, which settles what rounding left. */
  readonly last: number;
  /** All instalments. */
  readonly total: number;
  /** What of it is interest. */
  readonly interest: number;
  /** Year by year. */
  readonly years: readonly PlanYear[];
};

/** Beyond it nobody borrows, and the table would be no help. */
const LONGEST = 1200;
const MOST = 1e9;
const HIGHEST = 100;

/** The rate in millionths of a percent, as a monthly fraction. */
const RATE_UNITS = 1_200_000_000n;

/**
 * Works a loan out month by month: the interest of each month is rounded to the cent, the instalment is the annuity rounded to
 * the cent, and the last one pays whatever is left.
 * @returns `null` for what no bank lends: nothing, over 1 000 million €, over 100 years or 100 %, or more interest than instalment
 */
export function planLoan({ price, rate, years }: Loan): LoanPlan | null {
  const months = Math.round(years * 12);
  const amount = toCents(price);
  const isLent = amount > 0 && price <= MOST && months >= 1 && months <= LONGEST && rate <= HIGHEST;
  if (!isLent) return null;
  const instalment = toCents(computeExactInstalment({ price, rate, years: months / 12 }));
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
    plan[at] = { ...year, capital: year.capital + last - interest, interest: year.interest + interest, debt };
  }
  const interest = plan.reduce((sum, year) => sum + year.interest, 0);
  return { months, instalment, last, total: amount + interest, interest, years: plan };
}

/** Of one month, rounded to the cent, a half up. The product has more digits than a number holds. */
function interestOf(debt: number, rateUnits: bigint): number {
  return Number((BigInt(debt) * rateUnits + RATE_UNITS / 2n) / RATE_UNITS);
}

function toCents(euros: number): number {
  return Math.round(euros * 100);
}

/** What is paid at once: an amount in €, or a share of the price. */
export type DownPayment =
  | { readonly kind: "amount"; readonly euros: number }
  | { readonly kind: "share"; readonly percent: number };

/** What is left to borrow, in € to the cent; `null` where the down payment leaves nothing. */
export function computeFinanced(price: number, down: DownPayment): number | null {
  const paid = down.kind === "amount" ? down.euros : (price * down.percent) / 100;
  const financed = (toCents(price) - toCents(paid)) / 100;
  return financed > 0 ? financed : null;
}

/**
 * The highest price, in whole €, whose instalment is not above `budget` with this down payment.
 * @returns `null` where there is none
 */
export function computeHighestPrice(budget: number, terms: Omit<Loan, "price">, down: DownPayment): number | null {
  const loan = budget / computeExactInstalment({ ...terms, price: 1 });
  const price = down.kind === "amount" ? loan + down.euros : loan / (1 - down.percent / 100);
  // A hair less than a whole euro is that euro.
  const whole = Math.floor(price * (1 + 1e-12));
  return Number.isFinite(whole) && whole > 0 && whole <= MOST ? whole : null;
}
