/**
 * Prices in euros: as a visitor types them (DECISIONS 12) and as everybody reads them (DECISIONS 18). In Portuguese a dot
 * groups thousands, so `200.000` is two hundred thousand, while `200.5` can only be a decimal.
 */
import { givenNumber, type TypedNumber, typedDecimal } from "./decimal.ts";
import { withoutBlanks } from "./text.ts";

/** One to three digits that do not start with 0, groups of three after dots, then maybe cents. */
const portugueseThousands = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;

/**
 * A typed price, to the cent; blanks and `€` are left out wherever they stand.
 * @returns `invalid` for everything that needs guessing (`1,250,000`, `1e5`, `-1`, `12k`)
 * @see SPEC §5, DECISIONS 12
 */
export function typedPrice(text: string): TypedNumber {
  const typed = withoutBlanks(text).replaceAll("€", "");
  const plain = portugueseThousands.test(typed) ? typed.replaceAll(".", "") : typed;
  const price = typedDecimal(plain);
  return price.kind === "value" ? { kind: "value", value: Number(price.value.toFixed(2)) } : price;
}

// pt-PT leaves four digits ungrouped by default (`1234 €`).
const wholeEuros = /* @__PURE__ */ new Intl.NumberFormat("pt-PT", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
  useGrouping: true,
});

/** A sum in whole euros: `1 234 €` with two U+00A0, whichever blanks the browser's own tables hold. */
export function euros(value: number): string {
  return wholeEuros.format(value).replace(/\s/g, "\u00A0");
}

/** Whether a listing has a price to show: a number, also one written as text, that does not round to 0 or less. */
export function isPriced(preco: number | string | null | undefined): boolean {
  const value = givenNumber(preco);
  return value !== null && Math.round(value) > 0;
}

/** What a card says: `250 000 €`, or `Sob Consulta` when there is no price (SPEC §9, DECISIONS 18). */
export function shownPrice(preco: number | string | null | undefined): string {
  return isPriced(preco) ? euros(givenNumber(preco) as number) : "Sob Consulta";
}
