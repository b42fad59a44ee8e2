/** The tables of a simulation: other rates, other terms, and year by year (docs/product/calculator.md#plan). */
import { useState } from "react";
import { formatYears } from "#domain/format/format-number.ts";
import type { Loan } from "#domain/instalment.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { formatCents, formatRate } from "../loan-text.ts";
import { type LoanPlan, planLoan } from "./loan-plan.ts";
import { YearChart } from "./YearChart.tsx";

/** `loan` is what is borrowed, after the down payment. */
type Props = { loan: Loan; plan: LoanPlan };

/** The cost at a rate of one point less and one point more. */
export function OtherRates({ loan, plan }: Props) {
  const rates = [loan.rate - 1, loan.rate, loan.rate + 1].filter((rate) => rate >= 0);
  const rows = rates.map((rate) => ({
    name: formatRate(rate),
    isOwn: rate === loan.rate,
    other: planLoan({ ...loan, rate: Number(rate.toFixed(6)) }),
  }));
  return <Others caption="Se a TAN mudar" heading="TAN" rows={rows} plan={plan} />;
}

/** The terms that banks offer, in years. */
const TERMS = [25, 30, 35, 40];

/** The cost of the usual terms, with the visitor's own among them. */
export function OtherTerms({ loan, plan }: Props) {
  const terms = [...new Set([...TERMS, loan.years])].sort((one, other) => one - other);
  const rows = terms.map((years) => ({
    name: formatYears(years),
    isOwn: years === loan.years,
    other: planLoan({ ...loan, years }),
  }));
  return <Others caption="Se o prazo mudar" heading="Prazo" rows={rows} plan={plan} />;
}

type OthersProps = {
  caption: string;
  heading: string;
  /** `other` is `null` for a loan without a plan, `isOwn` marks the visitor's own. */
  rows: readonly { name: string; isOwn: boolean; other: LoanPlan | null }[];
  plan: LoanPlan;
};

function Others({ caption, heading, rows, plan }: OthersProps) {
  return (
    <table className="imo-plan__table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Prestação</th>
          <th scope="col">Diferença</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isOwn, other }) => (
          <tr key={name} data-own={isOwn ? "" : undefined}>
            <th scope="row">{name}</th>
            <td>{other ? formatCents(other.instalment) : "—"}</td>
            <td>{other && !isOwn ? formatDifference(other.instalment - plan.instalment) : "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The years as a chart, and as a table that is folded away on a screen. */
export function YearByYear({ plan }: Pick<Props, "plan">) {
  const [isShown, setShown] = useState(false);
  const tableId = useWidgetId("plan-years");
  return (
    <div className="imo-plan__years">
      <h4 className="imo-plan__subtitle">Capital e juros por ano</h4>
      <YearChart years={plan.years} />
      <p className="imo-plan__axis imo-small">
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
  );
}

function formatDifference(cents: number): string {
  if (cents === 0) return formatCents(0);
  return (cents > 0 ? "+" : "−") + formatCents(Math.abs(cents));
}

/** On paper the table is always shown. */
function YearTable({ plan, id, isShown }: { plan: LoanPlan; id: string; isShown: boolean }) {
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
