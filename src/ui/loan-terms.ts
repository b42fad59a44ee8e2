/**
 * The rate and the years typed into a calculator, kept for the life of the tab (docs/product/calculator.md#kept-terms),
 * and without sessionStorage for the life of the page.
 */

/** An untouched field is absent. */
export type LoanTerms = { readonly rate?: string; readonly years?: string };

const KEY = "imo:prestacao";
/** No meant number is longer. */
const LONGEST = 30;

let onPage: LoanTerms = {};

/** Returns the last typed terms. */
export function readLoanTerms(): LoanTerms {
  let given: unknown = onPage;
  try {
    given = JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? onPage;
  } catch {
    // Refused, or another script's: the page's own terms count.
  }
  const { rate, years } = Object(given);
  return { ...(isTerm(rate) && { rate }), ...(isTerm(years) && { years }) };
}

/** Keeps a field's text; an empty one is forgotten, so that the next page's own value shows there. */
export function keepLoanTerm(name: keyof LoanTerms, text: string): void {
  onPage = { ...readLoanTerms(), [name]: text };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(onPage));
    onPage = {};
  } catch {
    // Refused or full: the page keeps it.
  }
}

function isTerm(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "" && text.length <= LONGEST;
}
