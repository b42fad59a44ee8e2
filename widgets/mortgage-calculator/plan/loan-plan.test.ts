import fc from "fast-check";
import { expect, test } from "vitest";
import { computeExactInstalment, computeInstalment } from "#domain/instalment.ts";
import { computeFinanced, computeHighestPrice, type LoanPlan, planLoan } from "./loan-plan.ts";

const loans = fc.record({
  price: fc.integer({ min: 100_000, max: 200_000_000 }).map((cents) => cents / 100),
  rate: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000),
  years: fc.integer({ min: 1, max: 480 }).map((months) => months / 12),
});
const monthsOf = ({ years }: { years: number }) => Math.round(years * 12);
const amount = (euros: number) => () => euros;
const share = (percent: number) => (price: number) => (price * percent) / 100;
const sum = (plan: LoanPlan, key: "capital" | "interest") =>
  plan.years.reduce((all, year) => all + year[key], 0);

test("plans 898,09 € a month for 200 000 € at 3,5 % over 30 years, with the remaining cents in the last", () => {
  const plan = planLoan({ price: 200_000, rate: 3.5, years: 30 }) as LoanPlan;
  expect(plan).toMatchObject({ instalment: 89_809 });
  expect(plan.total).toBe(359 * 89_809 + plan.last);
  expect(Math.abs(plan.last - plan.instalment)).toBeLessThan(500);
  expect(plan.years).toHaveLength(30);
  expect(plan.years.at(-1)?.debt).toBe(0);
});

test("yearly sums match the totals exactly and the debt ends at zero", () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const plan = planLoan(loan) as LoanPlan;
      const amount = Math.round(loan.price * 100);
      expect(sum(plan, "capital")).toBe(amount);
      expect(sum(plan, "interest")).toBe(plan.interest);
      expect(plan.total).toBe(amount + plan.interest);
      expect(plan.years.at(-1)?.debt).toBe(0);
      let debt = amount;
      for (const year of plan.years) {
        debt -= year.capital;
        expect(year.debt).toBe(debt);
      }
      expect(plan.instalment).toBe(
        Math.round(computeExactInstalment({ ...loan, years: monthsOf(loan) / 12 }) * 100),
      );
      expect(plan.last).toBeGreaterThan(0);
    }),
  );
});

test("makes all instalments but the last equal", () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const plan = planLoan(loan) as LoanPlan;
      const paid = Math.round((plan.total - plan.last) / plan.instalment);
      expect(paid * plan.instalment + plan.last).toBe(plan.total);
      expect(paid).toBeLessThan(monthsOf(loan));
    }),
  );
});

test("at zero interest, divides the price into equal instalments", () => {
  const plan = planLoan({ price: 1000, rate: 0, years: 0.25 }) as LoanPlan;
  expect([plan.instalment, plan.last, plan.interest, plan.total]).toEqual([
    33_333, 33_334, 0, 100_000,
  ]);
});

test.each([
  { price: 0, rate: 3, years: 30 },
  { price: 1e12, rate: 3, years: 30 },
  { price: 1000, rate: 101, years: 30 },
  { price: 1000, rate: 3, years: 100 + 1 / 12 },
  { price: 1000, rate: 3, years: 0.01 },
  { price: 1000, rate: 100, years: 100 },
])("has no plan for $price € at $rate % over $years years", (loan) =>
  expect(planLoan(loan)).toBeNull(),
);

test.each([
  { price: 1e9, rate: 3, years: 30 },
  { price: 200_000, rate: 100, years: 1 },
  { price: 200_000, rate: 3, years: 1 / 12 },
  { price: 200_000, rate: 3, years: 100 },
])("plans $price € at $rate % over $years years", (loan) => expect(planLoan(loan)).not.toBeNull());

test("accepts a down payment as an amount or a share that leaves something to borrow", () => {
  expect(computeFinanced(200_000, share(20))).toBe(160_000);
  expect(computeFinanced(200_000, amount(40_000.5))).toBe(159_999.5);
  expect(computeFinanced(200_000, amount(0))).toBe(200_000);
  expect(computeFinanced(200_000, share(100))).toBeNull();
  expect(computeFinanced(200_000, amount(200_001))).toBeNull();
});

test("finds the highest price whose instalment the budget covers", () => {
  const downs = fc.oneof(fc.nat(100_000).map(amount), fc.nat(90).map(share));
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 5000 }),
      loans,
      downs,
      (budget, { rate, years }, down) => {
        const price = computeHighestPrice(budget, { rate, years }, down);
        fc.pre(price !== null);
        const instalmentAt = (euros: number) =>
          planLoan({ price: computeFinanced(euros, down) ?? 0, rate, years })?.instalment ?? 0;
        expect(instalmentAt(price as number)).toBeLessThanOrEqual(budget * 100);
        expect(instalmentAt((price as number) + 1)).toBeGreaterThan(budget * 100);
      },
    ),
  );
  expect(computeHighestPrice(800, { rate: 3.5, years: 30 }, amount(0))).toBe(178_157);
  expect(computeHighestPrice(0, { rate: 3.5, years: 30 }, amount(0))).toBeNull();
  expect(computeHighestPrice(1, { rate: 0, years: 1 / 12 }, amount(0))).toBe(1);
  expect(computeHighestPrice(1e9, { rate: 3.5, years: 30 }, amount(0))).toBeNull();
  expect(computeHighestPrice(898.09, { rate: 3.5, years: 30 }, amount(0))).toBe(200_001);
  expect(computeInstalment({ price: 200_000, rate: 3.5, years: 30 })).toBe(898);
});
