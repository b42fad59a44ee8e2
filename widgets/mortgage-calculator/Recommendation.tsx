import { formatList } from "#domain/format/text.ts";
import type { Loan } from "#domain/instalment.ts";

/** The limit in years for borrowers over 35. It is 37 from 31 to 35, and 40 for younger ones. */
const SHORTEST_LIMIT = 35;
/** Applies to the buyer's own main home. */
const HIGHEST_SHARE = 0.9;
/** When these limits were last checked against Banco de Portugal's publication. */
const CHECKED = "novembro de 2026";

/**
 * Quotes Banco de Portugal's recommendation to banks if the simulation exceeds it
 * (docs/product/calculator.md#recommendation).
 */
export function Recommendation({ borrowed, price }: { borrowed: Loan; price: number }) {
  const limits = [
    borrowed.years > SHORTEST_LIMIT &&
      "que o prazo não ultrapasse 40 anos para quem tem 30 anos ou menos, 37 anos para quem tem de 31 a 35 e 35 anos a partir dessa idade",
    borrowed.price / price > HIGHEST_SHARE &&
      "que o financiamento não ultrapasse 90\u00A0% do valor da habitação própria e permanente",
  ].filter((limit) => limit !== false);
  if (limits.length === 0) return null;
  return (
    <p className="imo-plan__none">{`O Banco de Portugal recomenda aos bancos ${formatList(limits)} (consultado em ${CHECKED}).`}</p>
  );
}
