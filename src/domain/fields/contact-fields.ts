/**
 * Rules of contact forms and wizards, by the trimmed text; each returns the sentence of its error. Contact forms take
 * any phone and a lenient e-mail (docs/product/contact-forms.md#validation), wizards want digits and a real top-level
 * domain (docs/product/wizards.md#phone).
 */
import { isBlank, removeBlanks, trim } from "#domain/format/text.ts";
import { type Field, textField } from "./fields.ts";

/**
 * Exactly the language of `^[^\s@]+@[^\s@]+\.[^\s@]+$` (docs/product/contact-forms.md#validation), written so that
 * every character has one reading: the plain form takes quadratic time on thousands of dots.
 */
export const contactEmail = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
/** A dot and at least two letters at its end. */
export const wizardEmail = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/;
/** An optional plus, then digits only. */
export const wizardPhone = /^\+?\d+$/;

/** Tells if a contact form takes it as an e-mail address. */
export function isContactEmail(text: string): boolean {
  return contactEmail.test(trim(text));
}

/** Tells if a wizard takes it: as {@link isContactEmail}, ending in a dot and at least two letters. */
export function isWizardEmail(text: string): boolean {
  return wizardEmail.test(trim(text));
}

/** Tells if a wizard takes it: an optional plus, then digits only. */
export function isWizardPhone(text: string): boolean {
  return wizardPhone.test(trim(text));
}

/**
 * Returns a phone number without blanks, dots, hyphens and brackets: `(+351) 912-345.678` → `+351912345678`
 * (docs/product/wizards.md#phone).
 */
export function cleanPhone(text: string): string {
  // U+2010 to U+2015 and U+2212: the hyphens of phone books and word processors.
  return removeBlanks(text).replace(/[.()[\]\-\u2010-\u2015\u2212]/g, "");
}

/** @returns the sentence under the name's field, `null` when it is valid */
export function checkName(text: string): string | null {
  return isBlank(text) ? "Por favor, introduza o seu nome." : null;
}

/** @returns the sentence under a contact form's e-mail field, `null` when it is valid */
export function checkContactEmail(text: string): string | null {
  return isContactEmail(text) ? null : "Por favor, introduza um e-mail válido.";
}

/** @returns the sentence under a contact form's phone field, `null` for any non-blank text */
export function checkContactPhone(text: string): string | null {
  return isBlank(text) ? "Por favor, introduza o seu número de telefone." : null;
}

/** @returns the sentence under the message's field, `null` when it is valid */
export function checkMessage(text: string): string | null {
  return isBlank(text) ? "Por favor, insira uma mensagem." : null;
}

/** @returns the sentence under a wizard's e-mail field, `null` when it is valid */
export function checkWizardEmail(text: string): string | null {
  return isWizardEmail(text) ? null : "Email inválido.";
}

/** @returns the sentence under a wizard's phone field, `null` when it is valid once it is cleaned */
export function checkWizardPhone(text: string): string | null {
  return isWizardPhone(cleanPhone(text)) ? null : "Número de telefone inválido.";
}

export const wizardPhoneField: Field<string> = {
  ...textField(checkWizardPhone, "telefone"),
  label: "Contacto Telefónico*",
  clean: cleanPhone,
};
