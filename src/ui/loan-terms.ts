/**
 * The rate and the years that a visitor typed into a calculator, kept for the life of the tab
 * (docs/product/calculator.md#kept-terms): who compares listings types their bank's terms once. In sessionStorage, or, where
 * that is refused, as long as the page is there. What is read is judged like anything typed.
 */

/** What stands in the two fields, to the letter; a field that nobody touched is not there. */
export type LoanTerms = { readonly rate?: string; readonly years?: string };

const KEY = "imo:prestacao";
/** No number that somebody means is longer. */
const LONGEST = 30;

let onPage: LoanTerms = {};

/** What was typed last. */
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
