/**
 * What Banco de Portugal recommends to banks, where a simulation goes beyond it (docs/product/calculator.md#recommendation). It
 * never stops anybody.
 */

import { formatList } from "#domain/format/format-list.ts";
import type { Loan } from "#domain/instalment.ts";

type Props = {
  /** What is borrowed, and its terms. */
  borrowed: Loan;
  /** What the listing costs, in €. */
  price: number;
};

/** For who is over 35, in years; 37 from 30 on and 40 before. */
const SHORTEST_LIMIT = 35;
/** Of a first home of one's own. */
const HIGHEST_SHARE = 0.9;
/** When these limits were last compared with what Banco de Portugal publishes. */
const CHECKED = "novembro de 2026";

/** A line, or nothing within the limits. */
export function Recommendation({ borrowed, price }: Props) {
  const limits = [
    ...(borrowed.years > SHORTEST_LIMIT
      ? [
          "que o prazo não ultrapasse 40 anos para quem tem 30 anos ou menos, 37 anos para quem tem de 31 a 35 e 35 anos a partir dessa idade",
        ]
      : []),
    ...(borrowed.price / price > HIGHEST_SHARE
      ? ["que o financiamento não ultrapasse 90\u00A0% do valor da habitação própria e permanente"]
      : []),
  ];
  if (limits.length === 0) return null;
  return (
    <p className="imo-plan__none">{`O Banco de Portugal recomenda aos bancos ${formatList(limits)} (consultado em ${CHECKED}).`}</p>
  );
}
