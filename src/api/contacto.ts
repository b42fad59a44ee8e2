/** The four contact calls (docs/contract.md#bodies), which differ in path and recipient. */
import { contactEmail } from "#domain/fields/contact-fields.ts";
import { type Field, type SentValues, textField, toRequestBody } from "#domain/fields/fields.ts";
import type { CallSettings } from "./call-settings.ts";
import { post } from "./client.ts";

export type ContactField = Field<string> & {
  readonly label: string;
  /** A line, an e-mail's or a phone's line with its keyboard, or several lines. */
  readonly control: "text" | "email" | "phone" | "area";
  readonly autoComplete: string;
};

/** In the order of the calls. */
export const contactFields = {
  nome: {
    ...textField({ problem: "Por favor, introduza o seu nome." }, "nome"),
    label: "O Seu nome*",
    control: "text",
    autoComplete: "name",
  },
  tel: {
    ...textField({ problem: "Por favor, introduza o seu número de telefone." }, "telefone"),
    label: "Contacto*",
    control: "phone",
    autoComplete: "tel",
  },
  email: { ...contactEmail, label: "E-mail*", control: "email", autoComplete: "email" },
  mensagem: {
    ...textField({ problem: "Por favor, insira uma mensagem." }, "mensagem"),
    label: "Mensagem*",
    control: "area",
    autoComplete: "off",
  },
} as const satisfies Readonly<Record<string, ContactField>>;

export type ContactFields = typeof contactFields & Readonly<Record<string, ContactField>>;

/** The key of the recipient's id; a message to the agency as a whole needs none. */
type RecipientKey = "idRef" | "comercial" | "agencia" | null;

export type ContactCall<Key extends RecipientKey = RecipientKey, F extends ContactFields = ContactFields> = {
  readonly path: string;
  readonly fields: F;
  readonly recipientKey: Key;
};

export const propertyContact = contactCall("/api/imovel/contacto", contactFields, "idRef");
export const generalContact = contactCall("/api/contacto/contacto", contactFields, null);
export const agentContact = contactCall("/api/agente/contacto", contactFields, "comercial");
export const agencyContact = contactCall("/api/agencia/contacto", contactFields, "agencia");

function contactCall<Key extends RecipientKey, F extends ContactFields>(path: string, fields: F, recipientKey: Key) {
  return { path, fields, recipientKey };
}

/** A filled form and the recipient's id as the page gave it (docs/product/everywhere.md#ids). */
export type ContactMessage = { values: SentValues<ContactFields>; recipient: string | number | undefined };

/**
 * Sends a message.
 * @throws {CallFailure}
 */
export async function sendContact(
  { path, fields, recipientKey }: ContactCall,
  { values, recipient }: ContactMessage,
  settings: CallSettings,
): Promise<void> {
  await post(path, { ...toRequestBody(fields, values), ...(recipientKey && { [recipientKey]: recipient }) }, settings);
}
