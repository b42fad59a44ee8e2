/**
 * The four contact calls (docs/contract.md#bodies). They differ in path and recipient. Each has a table of fields: the form
 * shows, validates and keeps them, the call sends them, and the server's schema is made of them. The answer's content is not
 * read.
 */
import { checkContactEmail, checkContactPhone, checkMessage, checkName } from "#domain/fields/contact-fields.ts";
import { type Field, type SentValues, textField, toRequestBody } from "#domain/fields/fields.ts";
import type { CallSettings } from "./call-settings.ts";
import { post } from "./client.ts";

/** A field of a contact form: what it asks for, and how it is shown. */
export type ContactField = Field<string> & {
  readonly label: string;
  /** A line, an e-mail's or a phone's line with its keyboard, or several lines. */
  readonly control: "text" | "email" | "phone" | "area";
  /** The browser's autofill. */
  readonly autoComplete: string;
};

/** The fields of every contact form, in the order of the calls. */
export const contactFields = {
  nome: { ...textField(checkName, "nome"), label: "O Seu nome*", control: "text", autoComplete: "name" },
  tel: { ...textField(checkContactPhone, "telefone"), label: "Contacto*", control: "phone", autoComplete: "tel" },
  email: { ...textField(checkContactEmail, "e-mail"), label: "E-mail*", control: "email", autoComplete: "email" },
  mensagem: { ...textField(checkMessage, "mensagem"), label: "Mensagem*", control: "area", autoComplete: "off" },
} as const satisfies Readonly<Record<string, ContactField>>;

/** The four that every contact form has, and maybe more. */
export type ContactFields = typeof contactFields & Readonly<Record<string, ContactField>>;

/** The key that says whom a message is for; a message to the agency as a whole needs none. */
type RecipientKey = "idRef" | "comercial" | "agencia" | null;

/** One of the calls. */
export type ContactCall<Key extends RecipientKey = RecipientKey, F extends ContactFields = ContactFields> = {
  readonly path: string;
  /** The form's fields. */
  readonly fields: F;
  /** The key under which the recipient's id is sent, after the fields. */
  readonly recipientKey: Key;
};

/** A question about one listing. */
export const propertyContact = contactCall("/api/imovel/contacto", contactFields, "idRef");
/** A question to the company. */
export const generalContact = contactCall("/api/contacto/contacto", contactFields, null);
/** A question to one agent. */
export const agentContact = contactCall("/api/agente/contacto", contactFields, "comercial");
/** A question to one agency. */
export const agencyContact = contactCall("/api/agencia/contacto", contactFields, "agencia");

function contactCall<Key extends RecipientKey, F extends ContactFields>(path: string, fields: F, recipientKey: Key) {
  return { path, fields, recipientKey };
}

/** A filled form and whom it is for, by the id that the page gave (docs/product/everywhere.md#ids). */
export type ContactMessage = { values: SentValues<ContactFields>; recipient: string | number | undefined };

/** @throws {CallFailure} */
export async function sendContact(
  { path, fields, recipientKey }: ContactCall,
  { values, recipient }: ContactMessage,
  settings: CallSettings,
): Promise<void> {
  await post(path, { ...toRequestBody(fields, values), ...(recipientKey && { [recipientKey]: recipient }) }, settings);
}
