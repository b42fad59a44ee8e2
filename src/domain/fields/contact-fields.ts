/**
 * E-mail and phone fields. Contact forms are more lenient than wizards
 * (docs/product/contact-forms.md#validation).
 */
import { invisible, removeBlanks, trim } from "#domain/format/text.ts";
import { type TypedField, textField } from "./fields.ts";

/**
 * Cleans a phone number: `(+351) 912-345.678` → `+351912345678` (docs/product/wizards.md#phone).
 */
export function cleanPhone(text: string): string {
  // Phone books and word processors use U+2010 to U+2015 and U+2212 as hyphens.
  return removeBlanks(text).replace(/[.()[\]\-\u2010-\u2015\u2212]/g, "");
}

/**
 * Extracts the address from a string pasted from a mail program: `Rita <rita@exemplo.pt>;` →
 * `rita@exemplo.pt`.
 */
export function cleanEmail(text: string): string {
  const [, address = text] = /<([^<>]*)>[^<>]*$/.exec(text) ?? [];
  return trim(trim(address).replace(/(?<![.;])[.;]+$/, ""));
}

const DIGITS = "[0-9]+(?![0-9]*\\p{L})";
/** A single hyphen or dot, or a run of blanks; anything more separates two numbers. */
const BETWEEN = `(?:[${invisible}]+|[.\\-\\u2010-\\u2015\\u2212])?`;
const NUMBER = new RegExp(
  `(?<![+0-9])(?:\\+[0-9]+${BETWEEN})?(?:\\(\\+?[0-9 ]+\\)${BETWEEN})?${DIGITS}(?:${BETWEEN}${DIGITS})*(?!${BETWEEN}[0-9])`,
  "gu",
);

/**
 * Returns the first phone number in a string, ready to dial: `256 000 000 (chamada para a rede fixa
 * nacional)` → `256000000`; `""` if there is none.
 */
export function findPhone(text: string): string {
  const numbers = (text.match(NUMBER) ?? []).map(cleanPhone);
  return numbers.find((number) => number.length > 2) ?? "";
}

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}\\x7E-]+";
/** `\xC0-\xFF` allows accented letters, as in `águeda.pt`. */
const LABEL = "[A-Za-z0-9\\xC0-\\xFF](?:[A-Za-z0-9\\xC0-\\xFF-]*[A-Za-z0-9\\xC0-\\xFF])?";

/**
 * Builds the pattern of addresses that mail servers accept, ending in `lastLabel`
 * (docs/product/forms.md#e-mail).
 */
function emailPattern(lastLabel: string): RegExp {
  return new RegExp(
    `^(?=.{1,64}@)(?=.{5,254}$)${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${lastLabel}$`,
  );
}

export const contactEmail = /* @__PURE__ */ emailField(
  "Por favor, introduza um e-mail válido.",
  /* @__PURE__ */ emailPattern("[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?"),
);

export const wizardEmail = /* @__PURE__ */ emailField(
  "Email inválido.",
  /* @__PURE__ */ emailPattern("[A-Za-z]{2,}"),
);

export const wizardPhone = /* @__PURE__ */ textField(
  { problem: "Número de telefone inválido.", pattern: /^\+?[0-9]+$/, clean: cleanPhone },
  "telefone",
);

function emailField(problem: string, pattern: RegExp): TypedField {
  return {
    ...textField({ problem, pattern, clean: cleanEmail }, "e-mail"),
    control: "email",
    autoComplete: "email",
  };
}
