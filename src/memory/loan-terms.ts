/**
 * Rate and years typed into a calculator, kept for the life of the tab
 * (docs/product/calculator.md#kept-terms).
 */
import { tabTexts } from "./text-stores.ts";

type LoanTerms = { readonly rate?: string; readonly years?: string };

const KEY = "imo:prestacao";
/** In characters; no real rate or term is longer. */
const LONGEST = 30;

/** Returns the terms last typed; a field that wasn't touched is absent. */
export function readLoanTerms(): LoanTerms {
  const { rate, years } = tabTexts.read(KEY);
  return { ...(isTerm(rate) && { rate }), ...(isTerm(years) && { years }) };
}

/**
 * Keeps a field's text. An empty one is forgotten, so that the next page's own value shows there.
 */
export function keepLoanTerm(name: keyof LoanTerms, text: string): void {
  tabTexts.keep(KEY, JSON.stringify({ ...readLoanTerms(), [name]: text }));
}

function isTerm(text: unknown): text is string {
  return typeof text === "string" && text.trim() !== "" && text.length <= LONGEST;
}
