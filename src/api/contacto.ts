/** The four contact calls (docs/contract.md#bodies). */
import { contactEmail } from "#domain/fields/contact-fields.ts";
import { type DrawnField, textField } from "#domain/fields/fields.ts";

export const contactFields = {
  nome: {
    ...textField({ problem: "Por favor, introduza o seu nome." }, "nome"),
    label: "O Seu nome*",
    autoComplete: "name",
  },
  tel: {
    ...textField({ problem: "Por favor, introduza o seu número de telefone." }, "telefone"),
    label: "Contacto*",
    control: "phone",
    autoComplete: "tel",
  },
  email: { ...contactEmail, label: "E-mail*" },
  mensagem: {
    ...textField({ problem: "Por favor, insira uma mensagem." }, "mensagem"),
    label: "Mensagem*",
    control: "area",
    autoComplete: "off",
  },
} as const satisfies Readonly<Record<string, DrawnField>>;

/** The fields of every contact form, and any further ones of a single call. */
export type ContactFields = typeof contactFields & Readonly<Record<string, DrawnField>>;

/**
 * `recipientKey` is the key under which the recipient's id is sent; it is missing for a message to
 * the agency as a whole.
 */
export type ContactCall = {
  path: string;
  fields: ContactFields;
  recipientKey?: string | undefined;
};

export const propertyContact = contactCall("/api/imovel/contacto", contactFields, "idRef");
export const generalContact = contactCall("/api/contacto/contacto", contactFields);
export const agentContact = contactCall("/api/agente/contacto", contactFields, "comercial");
export const agencyContact = contactCall("/api/agencia/contacto", contactFields, "agencia");

function contactCall(path: string, fields: ContactFields, recipientKey?: string): ContactCall {
  return { path, fields, recipientKey };
}
