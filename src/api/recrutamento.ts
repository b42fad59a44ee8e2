/**
 * A job application with its CV (docs/contract.md#bodies): the one multipart call. `funcao` is the role's label and
 * `agencia` the agency's name (docs/product/recruitment.md#sent-values).
 */
import { wizardEmail, wizardPhone } from "#domain/fields/contact-fields.ts";
import { choice, type Field, filledText, freeText, type SentValues, toRequestBody } from "#domain/fields/fields.ts";
import { agencies, jobRoles } from "#domain/fields/job-enumerations.ts";
import type { CallSettings } from "./call-settings.ts";
import { post } from "./client.ts";

export const recrutamentoPath = "/api/recrutamento";

/** A wrong type is warned of at once and refused only when sending (docs/product/recruitment.md#cv). */
const cv: Field<File | null, File> = {
  first: null,
  rule: (file) => (file ? null : ""),
  label: "CV*",
  missing: "CV",
  fromText: null,
};

const labelsOfRoles = jobRoles.map((role) => role.label);
const namesOfAgencies = agencies.map((agency) => agency.name);

/** The candidate's fields in the order of the call (docs/product/recruitment.md#details). */
export const applicationFields = {
  funcao: { ...choice(labelsOfRoles, "função"), label: "Função" },
  agencia: { ...choice(namesOfAgencies, "agência"), label: "Agência" },
  nome: { ...filledText("nome"), label: "Nome*" },
  loca: { ...filledText("localização"), label: "Localização*" },
  tel: { ...wizardPhone, label: "Contacto Telefónico*" },
  email: { ...wizardEmail, label: "Email*" },
  // The interface asks for no age: it is sent empty (docs/product/recruitment.md#sent-values).
  idade: { ...freeText(), label: "Idade" },
  cv,
  mensagem: { ...freeText(), label: "Mensagem" },
};

export type RecrutamentoRequest = SentValues<typeof applicationFields>;

/**
 * Sends an application.
 * @throws {CallFailure}
 */
export async function sendApplication(request: RecrutamentoRequest, settings: CallSettings): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(toRequestBody(applicationFields, request))) form.append(name, value);
  await post(recrutamentoPath, form, settings);
}
