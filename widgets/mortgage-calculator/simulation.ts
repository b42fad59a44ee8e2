/**
 * Computes the result of the three fields (docs/product/calculator.md#input,
 * docs/product/calculator.md#invalid-input).
 */
import { formatList } from "#domain/format/text.ts";
import {
  parseTypedDecimal,
  parseTypedPrice,
  type TypedNumber,
} from "#domain/format/typed-number.ts";
import { computeInstalment, type Loan } from "#domain/instalment.ts";

export type FieldName = keyof Loan;
export type Texts = Record<FieldName, string>;

export type Simulation =
  | { kind: "instalment"; instalment: number; loan: Loan }
  | { kind: "missing"; reason: string }
  /**
   * `fields` lists the fields to mark; it is empty if each is valid and only the result is too
   * large.
   */
  | { kind: "wrong"; reason: string; fields: readonly FieldName[] };

/** The length of the longest text that is kept or linked; no sensible number is longer. */
export const LONGEST_TEXT = 30;

/**
 * Begins a fragment that contains a simulation. It lives here because it is needed before the code
 * that reads it has loaded.
 */
export const LINK_MARK = "#simulacao?";

const fieldNames = ["price", "rate", "years"] as const;
const nouns: Texts = { price: "o preço", rate: "a TAN", years: "o prazo" };
const samples: Texts = { price: "250\u00A0000", rate: "3,5", years: "30" };

/** Validates the fields and computes the instalment; mistakes are reported before empty fields. */
export function simulate(texts: Texts): Simulation {
  const typed = {
    price: parseTypedPrice(texts.price),
    rate: parseTypedDecimal(texts.rate.replace("%", "")),
    years: parseTypedDecimal(texts.years.replace(/anos?/i, "")),
  };

  const wrong = fieldNames.filter((name) => isWrong(name, typed[name]));
  if (wrong[0])
    return { kind: "wrong", reason: wrongReason(wrong[0], typed[wrong[0]]), fields: wrong };

  const missing = fieldNames.filter((name) => typed[name].kind === "empty");
  if (missing.length > 0) {
    return {
      kind: "missing",
      reason: `Preencha ${formatList(missing.map((name) => nouns[name]))}.`,
    };
  }

  const loan = { price: number(typed.price), rate: number(typed.rate), years: number(typed.years) };
  const instalment = computeInstalment(loan);
  return instalment === null
    ? {
        kind: "wrong",
        reason: "Não é possível calcular a prestação com estes valores.",
        fields: [],
      }
    : { kind: "instalment", instalment, loan };
}

function isWrong(name: FieldName, typed: TypedNumber): boolean {
  return (
    typed.kind === "invalid" || (name === "years" && typed.kind === "value" && typed.value === 0)
  );
}

/**
 * Quotes a sample, which helps more than a rule. There is no full stop, because it would look like
 * part of the number.
 */
function wrongReason(name: FieldName, typed: TypedNumber): string {
  return typed.kind === "value"
    ? "O prazo tem de ser superior a 0."
    : `Escreva ${nouns[name]} em algarismos, por exemplo ${samples[name]}`;
}

function number(typed: TypedNumber): number {
  return typed.kind === "value" ? typed.value : Number.NaN;
}
