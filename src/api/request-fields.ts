/**
 * The fields that several calls share, as the server should judge them: the same rules that enable the visitor's button
 * (`#domain/contact-fields.ts`), so that a form which could be sent is never refused, and the other way round. Only a
 * server reads these schemas; the bundle takes nothing but their types.
 */
import * as v from "valibot";
import { isContactEmail, isWizardEmail, isWizardPhone } from "#domain/contact-fields.ts";
import { trimmed } from "#domain/text.ts";

/** Optional text, trimmed: `''` when the visitor left it empty (DECISIONS 23). */
export const optionalText = v.pipe(v.string(), v.transform(trimmed));

/** Text that must hold something after trimming. */
export const filledText = v.pipe(optionalText, v.nonEmpty("Obrigatório."));

/** A contact form's e-mail. */
export const contactEmail = v.pipe(filledText, v.check(isContactEmail, "E-mail inválido."));

/** A wizard's e-mail: it ends in a dot and at least two letters. */
export const wizardEmail = v.pipe(filledText, v.check(isWizardEmail, "E-mail inválido."));

/** A wizard's phone: an optional plus, then digits only. */
export const wizardPhone = v.pipe(filledText, v.check(isWizardPhone, "Número de telefone inválido."));

/** An agent, agency, property or listing id: sent as page data gave it (DECISIONS 34). */
export const id = v.union([v.number(), filledText]);
