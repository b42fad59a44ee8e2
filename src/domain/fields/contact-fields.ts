/** E-mail and phone, more lenient in contact forms (docs/product/contact-forms.md#validation) than in wizards. */
import { removeBlanks } from "#domain/format/text.ts";
import { type Field, textField } from "./fields.ts";

/** Cleans a phone number: `(+351) 912-345.678` → `+351912345678` (docs/product/wizards.md#phone). */
export function cleanPhone(text: string): string {
  // U+2010 to U+2015 and U+2212: the hyphens of phone books and word processors.
  return removeBlanks(text).replace(/[.()[\]\-\u2010-\u2015\u2212]/g, "");
}

/** `^[^\s@]+@[^\s@]+\.[^\s@]+$`, with one reading for every character: that takes quadratic time on many dots. */
export const contactEmail = /* @__PURE__ */ emailField(
  "Por favor, introduza um e-mail válido.",
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/,
);

export const wizardEmail = /* @__PURE__ */ emailField("Email inválido.", /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/);

export const wizardPhone = /* @__PURE__ */ textField(
  { problem: "Número de telefone inválido.", pattern: /^\+?[0-9]+$/, clean: cleanPhone },
  "telefone",
);

function emailField(problem: string, pattern: RegExp): Field<string> {
  return { ...textField({ problem, pattern }, "e-mail"), control: "email", autoComplete: "email" };
}
