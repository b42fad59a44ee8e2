/**
 * The forms as servers see them, by the tables that enable the visitor's button. The demo's calls and inbox,
 * docs/openapi.json and `fields.json` are made of this; visitors load none.
 */
import * as v from "valibot";
import { checkCv } from "#domain/fields/cv.ts";
import type { Fields } from "#domain/fields/fields.ts";
import { valuationCall } from "../agendamento.ts";
import { alertCall } from "../avisos.ts";
import { agencyContact, agentContact, type ContactCall, generalContact, propertyContact } from "../contacto.ts";
import { applicationCall } from "../recrutamento.ts";
import { imoveisRequest } from "./imoveis.ts";
import { filledText, id, toEntries } from "./request-fields.ts";

export type ServedForm = {
  readonly path: string;
  /** In the order of the call. */
  readonly fields: Fields;
  /** The key under which the page's own id is sent, if any. */
  readonly recipientKey?: string | undefined;
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
    ...applicationCall,
    request: v.object({ ...toEntries(applicationCall.fields), cv }),
    name: "RecrutamentoRequest",
    summary: "A job application with its CV",
  },
  agendamento: {
    ...valuationCall,
    request: v.object(toEntries(valuationCall.fields)),
    name: "AgendamentoRequest",
    summary: "A request for a valuation",
  },
} as const satisfies Readonly<Record<string, ServedForm>>;

export type FormKind = keyof typeof servedForms;

function serveContact(call: ContactCall, name: string, summary: string) {
  const recipient = call.recipientKey ? { [call.recipientKey]: id } : {};
  return { ...call, request: v.object({ ...toEntries(call.fields), ...recipient }), name, summary };
}

const { page: _, ordem: __, ...search } = imoveisRequest.entries;

const pagePath = v.pipe(
  v.string(),
  v.description("Path and query of the page that shows the search, on the page's own origin; '' without one."),
  v.regex(/^(\/(?![/\\])[^\s\\]*)?$/),
);

/** A site without alerts by e-mail need not answer this call. */
export const servedAlert: ServedForm = {
  ...alertCall,
  request: v.object({ ...toEntries(alertCall.fields), ...search, url: pagePath, consentimento: filledText }),
  name: "AvisosRequest",
  summary: "Somebody asks to be told of a search by e-mail; only for sites whose page data say so",
};
