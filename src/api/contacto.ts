/**
 * The four contact calls (SPEC §7, CONTRACT §6). They differ in path and in whom the message is for; name, phone, e-mail
 * and message are the same four, trimmed and in the same order. What the server answers is not read.
 *
 * The schemas repeat the four fields because a spread would hold every schema, and the checks behind it, in the bundle of
 * a form that only sends.
 */
import * as v from "valibot";
import { trimmed } from "#domain/text.ts";
import { type CallSettings, post } from "./client.ts";
import { contactEmail, filledText, id } from "./request-fields.ts";

/** A question about one listing. */
export const propertyContactPath = "/api/imovel/contacto";
export const propertyContactRequest = v.object({
  nome: filledText,
  tel: filledText,
  email: contactEmail,
  mensagem: filledText,
  idRef: id,
});
export type PropertyContactRequest = v.InferOutput<typeof propertyContactRequest>;

/** A question to the company. */
export const generalContactPath = "/api/contacto/contacto";
export const generalContactRequest = v.object({
  nome: filledText,
  tel: filledText,
  email: contactEmail,
  mensagem: filledText,
});
export type GeneralContactRequest = v.InferOutput<typeof generalContactRequest>;

/** A question to one agent. */
export const agentContactPath = "/api/agente/contacto";
export const agentContactRequest = v.object({
  nome: filledText,
  tel: filledText,
  email: contactEmail,
  mensagem: filledText,
  comercial: id,
});
export type AgentContactRequest = v.InferOutput<typeof agentContactRequest>;

/** A question to one agency. */
export const agencyContactPath = "/api/agencia/contacto";
export const agencyContactRequest = v.object({
  nome: filledText,
  tel: filledText,
  email: contactEmail,
  mensagem: filledText,
  agencia: id,
});
export type AgencyContactRequest = v.InferOutput<typeof agencyContactRequest>;

/** @throws {CallFailure} */
export async function sendPropertyContact(request: PropertyContactRequest, settings: CallSettings): Promise<void> {
  await post(propertyContactPath, { ...messageOf(request), idRef: request.idRef }, settings);
}

/** @throws {CallFailure} */
export async function sendGeneralContact(request: GeneralContactRequest, settings: CallSettings): Promise<void> {
  await post(generalContactPath, messageOf(request), settings);
}

/** @throws {CallFailure} */
export async function sendAgentContact(request: AgentContactRequest, settings: CallSettings): Promise<void> {
  await post(agentContactPath, { ...messageOf(request), comercial: request.comercial }, settings);
}

/** @throws {CallFailure} */
export async function sendAgencyContact(request: AgencyContactRequest, settings: CallSettings): Promise<void> {
  await post(agencyContactPath, { ...messageOf(request), agencia: request.agencia }, settings);
}

/** The four fields in the contract's order, whatever order the form holds them in. */
function messageOf({ nome, tel, email, mensagem }: GeneralContactRequest): GeneralContactRequest {
  return { nome: trimmed(nome), tel: trimmed(tel), email: trimmed(email), mensagem: trimmed(mensagem) };
}
