import type { LoanPlan } from "./loan-plan.ts";

const WIDTH = 600;
const HEIGHT = 160;

/** Stacked bars of each year's payments (docs/product/calculator.md#plan); the table beside it serves screen readers. */
export function YearChart({ years }: Pick<LoanPlan, "years">) {
  const most = Math.max(...years.map(({ capital, interest }) => capital + interest));
  const step = WIDTH / years.length;
  const width = Math.min(step * 0.8, 40);
  const toHeight = (cents: number) => (cents / most) * HEIGHT;
  return (
    <svg
      className="imo-plan__chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label="Capital e juros pagos em cada ano; os valores estão na tabela."
    >
      {years.map(({ year, capital, interest }) => {
        const x = (year - 0.5) * step - width / 2;
        const top = HEIGHT - toHeight(capital);
        return (
          <g key={year}>
            <rect className="imo-plan__capital" x={x} y={top} width={width} height={toHeight(capital)} />
            <rect
              className="imo-plan__interest"
              x={x}
              y={top - toHeight(interest)}
              width={width}
              height={toHeight(interest)}
            />
          </g>
        );
      })}
    </svg>
  );
}
