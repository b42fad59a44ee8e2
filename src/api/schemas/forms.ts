/**
 * The six forms as servers see them. The demo's calls and inbox, docs/openapi.json and `fields.json` are made of this.
 */
import type * as v from "valibot";
import type { Fields } from "#domain/fields/fields.ts";
import { agendamentoPath, valuationFields } from "../agendamento.ts";
import { agencyContact, agentContact, generalContact, propertyContact } from "../contacto.ts";
import { applicationFields, recrutamentoPath } from "../recrutamento.ts";
import { agendamentoRequest } from "./agendamento.ts";
import {
  agencyContactRequest,
  agentContactRequest,
  generalContactRequest,
  propertyContactRequest,
} from "./contacto.ts";
import { recrutamentoRequest } from "./recrutamento.ts";

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

/** By the agency's inbox's own names. */
export const servedForms = {
  imovel: {
    ...propertyContact,
    request: propertyContactRequest,
    name: "PropertyContactRequest",
    summary: "A question about one listing",
  },
  geral: {
    ...generalContact,
    request: generalContactRequest,
    name: "GeneralContactRequest",
    summary: "A message to the agency",
  },
  agente: {
    ...agentContact,
    request: agentContactRequest,
    name: "AgentContactRequest",
    summary: "A message to one agent",
  },
  agencia: {
    ...agencyContact,
    request: agencyContactRequest,
    name: "AgencyContactRequest",
    summary: "A message to one office",
  },
  recrutamento: {
    path: recrutamentoPath,
    fields: applicationFields,
    recipientKey: null,
    request: recrutamentoRequest,
    name: "RecrutamentoRequest",
    summary: "A job application with its CV",
  },
  agendamento: {
    path: agendamentoPath,
    fields: valuationFields,
    recipientKey: null,
    request: agendamentoRequest,
    name: "AgendamentoRequest",
    summary: "A request for a valuation",
  },
} as const satisfies Readonly<Record<string, ServedForm>>;

export type FormKind = keyof typeof servedForms;
