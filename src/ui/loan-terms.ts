/**
 * The rate and the years that a visitor typed into a calculator, kept for the life of the tab
 * (docs/product/calculator.md#kept-terms): a visitor who compares listings types their bank's terms once. They are in sessionStorage or, where
 * that is refused, in memory for the life of the page. Kept terms are validated like typed ones.
 */

/** The text of the two fields, to the letter; an untouched field is absent. */
export type LoanTerms = { readonly rate?: string; readonly years?: string };

const KEY = "imo:prestacao";
/** No number that somebody means is longer. */
const LONGEST = 30;

let onPage: LoanTerms = {};

/** Returns the last typed terms. */
export function readLoanTerms(): LoanTerms {
  let given: unknown = onPage;
  try {
    given = JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? onPage;
  } catch {
    // Refused, or written by somebody else: what this page knows counts.
  }
  const { rate, years } = Object(given);
  return { ...(isTerm(rate) && { rate }), ...(isTerm(years) && { years }) };
}

/** Keeps what stands in a field; an empty one is forgotten, so that the next page's own value shows there. */
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
