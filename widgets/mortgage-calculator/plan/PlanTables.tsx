/**
 * The tables of a simulation: other rates, other terms, and year by year
 * (docs/product/calculator.md#plan).
 */
import { useState } from "react";
import { formatYears } from "#domain/format/format-number.ts";
import type { Loan } from "#domain/instalment.ts";
import { useWidgetId } from "#ui/widget-id.ts";
import { formatCents, formatRate } from "../loan-text.ts";
import { type LoanPlan, type PlanYear, planLoan } from "./loan-plan.ts";
import { YearChart } from "./YearChart.tsx";

/** `loan` is the part to borrow, after the down payment. */
type Props = { loan: Loan; plan: LoanPlan };

/** Compares rates one point lower and one point higher. */
export function OtherRates({ loan, plan }: Props) {
  const rates = [loan.rate - 1, loan.rate, loan.rate + 1].filter((rate) => rate >= 0);
  const rows = rates.map((rate) => ({
    name: formatRate(rate),
    isOwn: rate === loan.rate,
    other: planLoan({ ...loan, rate: Number(rate.toFixed(6)) }),
  }));
  return <Others caption="Se a TAN mudar" heading="TAN" rows={rows} plan={plan} />;
}

/** Terms that banks offer, in years. */
const TERMS = [25, 30, 35, 40];

/** Compares the usual terms and the visitor's own. */
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
  /** `other` is `null` if the loan has no plan. */
  rows: readonly { name: string; isOwn: boolean; other: LoanPlan | null }[];
  plan: LoanPlan;
};

function Others({ caption, heading, rows, plan }: OthersProps) {
  const compared = rows.map(({ name, isOwn, other }) => {
    const difference = other && !isOwn ? formatDifference(other.instalment - plan.instalment) : "—";
    return { cells: [name, other ? formatCents(other.instalment) : "—", difference], isOwn };
  });
  return (
    <PlanTable caption={caption} columns={[heading, "Prestação", "Diferença"]} rows={compared} />
  );
}

/** Shows the years as a chart, and as a table that is folded away on screen. */
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
      <PlanTable
        caption="Ano a ano"
        columns={["Ano", "Capital", "Juros", "Em dívida"]}
        rows={plan.years.map((year) => ({ cells: [String(year.year), ...formatSums(year)] }))}
        total={[
          "Total",
          ...formatSums({ capital: plan.total - plan.interest, interest: plan.interest, debt: 0 }),
        ]}
        id={tableId}
        isFolded={!isShown}
      />
    </div>
  );
}

function formatSums({ capital, interest, debt }: Omit<PlanYear, "year">): string[] {
  return [capital, interest, debt].map(formatCents);
}

function formatDifference(cents: number): string {
  if (cents === 0) return formatCents(0);
  return (cents > 0 ? "+" : "−") + formatCents(Math.abs(cents));
}

type TableProps = {
  caption: string;
  columns: readonly string[];
  /** `isOwn` marks the row with the visitor's own value. */
  rows: readonly { cells: readonly string[]; isOwn?: boolean }[];
  total?: readonly string[];
  id?: string;
  isFolded?: boolean;
};

/** Each row's first cell is its header. A folded table is still printed. */
function PlanTable({ caption, columns, rows, total, id, isFolded }: TableProps) {
  const drawRow = ([name, ...values]: readonly string[], isOwn = false) => (
    <tr key={name} data-own={isOwn ? "" : undefined}>
      <th scope="row">{name}</th>
      {values.map((value, at) => (
        <td key={columns[at + 1]}>{value}</td>
      ))}
    </tr>
  );
  return (
    <table className="imo-plan__table" id={id} data-folded={isFolded ? "" : undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(({ cells, isOwn }) => drawRow(cells, isOwn))}</tbody>
      {total && <tfoot>{drawRow(total)}</tfoot>}
    </table>
  );
}
