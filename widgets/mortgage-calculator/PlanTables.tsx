/** The tables of a simulation: other rates, and year by year (docs/product/calculator.md#plan). */
import { useState } from "react";
import type { Loan } from "#domain/instalment.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { type LoanPlan, planLoan } from "./loan-plan.ts";
import { formatCents, formatRate } from "./loan-text.ts";
import { YearChart } from "./YearChart.tsx";

type Props = {
  /** What is borrowed, with its terms. */
  loan: Loan;
  /** The same to its end. */
  plan: LoanPlan;
};

/** Other rates, and the years as a chart with its table, which is folded on a screen. */
export function PlanTables({ loan, plan }: Props) {
  const [isShown, setShown] = useState(false);
  const tableId = useWidgetId("plan-years");
  return (
    <>
      <RateTable loan={loan} plan={plan} />
      <div className="imo-plan__years">
        <h4 className="imo-plan__subtitle">Capital e juros por ano</h4>
        <YearChart years={plan.years} />
        <p className="imo-plan__axis">
          <span>1.º ano</span>
          {plan.years.length > 1 && <span>{`${plan.years.length}.º ano`}</span>}
        </p>
        <ul className="imo-plan__legend">
          <li data-part="capital">Capital</li>
          <li data-part="interest">Juros</li>
        </ul>
        <button
          type="button"
          className="imo-button imo-button--quiet"
          aria-expanded={isShown}
          aria-controls={tableId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? "Esconder os valores por ano" : "Ver os valores por ano"}
        </button>
        <YearTable plan={plan} id={tableId} isShown={isShown} />
      </div>
    </>
  );
}

/** What a point less and a point more would cost. */
function RateTable({ loan, plan }: Props) {
  const rates = [loan.rate - 1, loan.rate, loan.rate + 1].filter((rate) => rate >= 0);
  return (
    <table className="imo-plan__table">
      <caption>Se a TAN mudar</caption>
      <thead>
        <tr>
          <th scope="col">TAN</th>
          <th scope="col">Prestação</th>
          <th scope="col">Diferença</th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => {
          const other = planLoan({ ...loan, rate: Number(rate.toFixed(6)) });
          return (
            <tr key={rate}>
              <th scope="row">{formatRate(rate)}</th>
              <td>{other ? formatCents(other.instalment) : "—"}</td>
              <td>{other && rate !== loan.rate ? formatDifference(other.instalment - plan.instalment) : "—"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function formatDifference(cents: number): string {
  return (cents > 0 ? "+" : "−") + formatCents(Math.abs(cents));
}

type YearsProps = {
  /** The loan to its end. */
  plan: LoanPlan;
  /** The table's id. */
  id: string;
  /** Whether it is on the screen; on paper it always is. */
  isShown: boolean;
};

/** What is paid each year. */
function YearTable({ plan, id, isShown }: YearsProps) {
  return (
    <table className="imo-plan__table" id={id} data-folded={isShown ? undefined : ""}>
      <caption>Ano a ano</caption>
      <thead>
        <tr>
          <th scope="col">Ano</th>
          <th scope="col">Capital</th>
          <th scope="col">Juros</th>
          <th scope="col">Em dívida</th>
        </tr>
      </thead>
      <tbody>
        {plan.years.map(({ year, capital, interest, debt }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>{formatCents(capital)}</td>
            <td>{formatCents(interest)}</td>
            <td>{formatCents(debt)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatCents(plan.total - plan.interest)}</td>
          <td>{formatCents(plan.interest)}</td>
          <td>{formatCents(0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
