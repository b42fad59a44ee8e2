/**
 * The e-mail and phone of contact forms and wizards. Contact forms take any phone and a lenient e-mail
 * (docs/product/contact-forms.md#validation), wizards want digits and a real top-level domain
 * (docs/product/wizards.md#phone).
 */
import { removeBlanks } from "#domain/format/text.ts";
import { textField } from "./fields.ts";

/**
 * Returns a phone number without blanks, dots, hyphens and brackets: `(+351) 912-345.678` → `+351912345678`
 * (docs/product/wizards.md#phone).
 */
export function cleanPhone(text: string): string {
  // U+2010 to U+2015 and U+2212: the hyphens of phone books and word processors.
  return removeBlanks(text).replace(/[.()[\]\-\u2010-\u2015\u2212]/g, "");
}

/**
 * The pattern is exactly the language of `^[^\s@]+@[^\s@]+\.[^\s@]+$`, written so that every character has one reading:
 * the plain form takes quadratic time on thousands of dots.
 */
export const contactEmail = /* @__PURE__ */ textField(
  { problem: "Por favor, introduza um e-mail válido.", pattern: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/ },
  "e-mail",
);

/** Ends in a dot and at least two letters. */
export const wizardEmail = /* @__PURE__ */ textField(
  { problem: "Email inválido.", pattern: /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/ },
  "e-mail",
);

export const wizardPhone = /* @__PURE__ */ textField(
  { problem: "Número de telefone inválido.", pattern: /^\+?\d+$/, clean: cleanPhone },
  "telefone",
);
