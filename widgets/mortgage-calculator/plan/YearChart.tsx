import type { LoanPlan } from "./loan-plan.ts";

/**
 * Stacked bars of each year's payments (docs/product/calculator.md#plan); the table next to it
 * serves screen readers.
 */
export function YearChart({ years }: Pick<LoanPlan, "years">) {
  const most = Math.max(...years.map(({ capital, interest }) => capital + interest));
  // In years; a chart of only a few years gets slimmer bars.
  const width = Math.min(0.8, years.length / 15);
  return (
    <svg
      className="imo-plan__chart"
      viewBox={`0 0 ${years.length} ${most}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Capital e juros pagos em cada ano; os valores estão na tabela."
    >
      {years.map(({ year, capital, interest }) => {
        const bar = { x: year - 0.5 - width / 2, width };
        const top = most - capital;
        return (
          <g key={year}>
            <rect className="imo-plan__capital" {...bar} y={top} height={capital} />
            <rect className="imo-plan__interest" {...bar} y={top - interest} height={interest} />
          </g>
        );
      })}
    </svg>
  );
}
