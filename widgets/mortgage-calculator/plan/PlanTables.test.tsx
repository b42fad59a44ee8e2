/** docs/product/calculator.md#plan */
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Loan } from "#domain/instalment.ts";
import { type LoanPlan, planLoan } from "./loan-plan.ts";
import { OtherRates, YearByYear } from "./PlanTables.tsx";

const spaced = (element: Element | null) => element?.textContent?.replaceAll("\u00A0", " ");
function open(loan: Loan) {
  const plan = planLoan(loan) as LoanPlan;
  const tables = (
    <>
      <OtherRates loan={loan} plan={plan} />
      <YearByYear plan={plan} />
    </>
  );
  return render(tables).container;
}
const rows = (caption: string) =>
  [...within(screen.getByRole("table", { name: caption })).getAllByRole("row")]
    .slice(1)
    .map((row) => {
      return [...row.children].map(spaced);
    });

test("shows the cost of a point less and a point more beside the rate", () => {
  open({ price: 200_000, rate: 2.3, years: 30 });
  expect(rows("Se a TAN mudar")).toEqual([
    ["1,3 %", "671,21 €", "−98,39 €"],
    ["2,3 %", "769,60 €", "—"],
    ["3,3 %", "875,91 €", "+106,31 €"],
  ]);
});

test("shows a rate of 0 %, and none below it", () => {
  open({ price: 12_000, rate: 1, years: 1 });
  expect(rows("Se a TAN mudar").map(([rate]) => rate)).toEqual(["0 %", "1 %", "2 %"]);
});

test("shows no lower rate under one per cent", () => {
  open({ price: 12_000, rate: 0.5, years: 1 });
  expect(rows("Se a TAN mudar").map(([rate]) => rate)).toEqual(["0,5 %", "1,5 %"]);
});

test("folds the years away until they are asked for", () => {
  const container = open({ price: 12_000, rate: 1, years: 2 });
  const isFolded = () => container.querySelector("[data-folded]") !== null;
  const button = () => screen.getByRole("button");
  expect([isFolded(), button().textContent, button().getAttribute("aria-expanded")]).toEqual([
    true,
    "Ver os valores por ano",
    "false",
  ]);
  fireEvent.click(button());
  expect([isFolded(), button().textContent, button().getAttribute("aria-expanded")]).toEqual([
    false,
    "Esconder os valores por ano",
    "true",
  ]);
  fireEvent.click(button());
  expect(isFolded()).toBe(true);
});

test.each([
  [1, "1.º ano"],
  [2, "1.º ano2.º ano"],
])("labels the bars of %i years with %j", (years, axis) => {
  const container = open({ price: 12_000, rate: 1, years });
  expect(container.querySelector(".imo-plan__axis")?.textContent).toBe(axis);
});
