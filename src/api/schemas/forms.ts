/**
 * The six forms as servers see them, by the tables that the visitor's button is enabled by: a form that can be sent is
 * never refused. The demo's calls and inbox, docs/openapi.json and `fields.json` are made of this; visitors load none.
 */
import * as v from "valibot";
import { checkCv } from "#domain/fields/cv.ts";
import type { Fields } from "#domain/fields/fields.ts";
import { agendamentoPath, valuationFields } from "../agendamento.ts";
import { agencyContact, agentContact, type ContactCall, generalContact, propertyContact } from "../contacto.ts";
import { applicationFields, recrutamentoPath } from "../recrutamento.ts";
import { id, toEntries } from "./request-fields.ts";

export type ServedForm = {
  readonly path: string;
  /** In the order of the call. */
  readonly fields: Fields;
  /** The key under which the page's own id is sent, if any. */
  readonly recipientKey: string | null;
  readonly request: v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;
  /** Name and description of the body in docs/openapi.json. */
  readonly name: string;
  readonly summary: string;
};

const cv = v.pipe(
  v.file(),
  v.description("PDF, DOC or DOCX, up to 1 000 000 bytes."),
  v.check((file) => checkCv(file) === null, "CV: PDF, DOC ou DOCX, até 1 MB."),
);

/** By the names that the agency's inbox uses. */
export const servedForms = {
  imovel: serveContact(propertyContact, "PropertyContactRequest", "A question about one listing"),
  geral: serveContact(generalContact, "GeneralContactRequest", "A message to the agency"),
  agente: serveContact(agentContact, "AgentContactRequest", "A message to one agent"),
  agencia: serveContact(agencyContact, "AgencyContactRequest", "A message to one office"),
  recrutamento: {
    path: recrutamentoPath,
    fields: applicationFields,
    recipientKey: null,
    request: v.object({ ...toEntries(applicationFields), cv }),
    name: "RecrutamentoRequest",
    summary: "A job application with its CV",
  },
  agendamento: {
    path: agendamentoPath,
    fields: valuationFields,
    recipientKey: null,
    request: v.object(toEntries(valuationFields)),
    name: "AgendamentoRequest",
    summary: "A request for a valuation",
  },
} as const satisfies Readonly<Record<string, ServedForm>>;

/** One of the forms by its name in the inbox. */
export type FormKind = keyof typeof servedForms;

function serveContact(call: ContactCall, name: string, summary: string) {
  const recipient = call.recipientKey ? { [call.recipientKey]: id } : {};
  return { ...call, request: v.object({ ...toEntries(call.fields), ...recipient }), name, summary };
}
