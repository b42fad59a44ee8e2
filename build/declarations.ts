/**
 * The declarations that ship: page data of each widget, the events, what the seven calls send and get
 * (docs/contract.md#files).
 */

import { imoveisAnswer } from "#api/imoveis.ts";
import { imovel } from "#api/imovel.ts";
import { agendamentoRequest } from "#api/schemas/agendamento.ts";
import {
  agencyContactRequest,
  agentContactRequest,
  generalContactRequest,
  propertyContactRequest,
} from "#api/schemas/contacto.ts";
import { imoveisRequest } from "#api/schemas/imoveis.ts";
import { recrutamentoRequest } from "#api/schemas/recrutamento.ts";
import type { Contract } from "./contracts.ts";
import { wireType } from "./schema-type.ts";

const payloads = {
  Imovel: imovel,
  ImoveisRequest: imoveisRequest,
  ImoveisAnswer: imoveisAnswer,
  PropertyContactRequest: propertyContactRequest,
  GeneralContactRequest: generalContactRequest,
  AgentContactRequest: agentContactRequest,
  AgencyContactRequest: agencyContactRequest,
  RecrutamentoRequest: recrutamentoRequest,
  AgendamentoRequest: agendamentoRequest,
};

const named = new Map<object, string>([[imovel, "Imovel"]]);

export function declarations(widgets: readonly Contract[]): string {
  return [
    "// Written by the build from the widgets' readers and the calls' schemas; see README.md.",
    `export type WidgetName = ${widgets.map(({ name }) => JSON.stringify(name)).join(" | ")};`,
    `export interface PageData {\n${widgets.map(pageDataOf).join("\n")}\n}`,
    EVENTS,
    ...Object.entries(payloads).map(([name, schema]) => `export type ${name} = ${wireType(schema, named)};`),
  ].join("\n\n");
}

function pageDataOf({ name, keys }: Contract): string {
  const lines = keys.map(
    ({ key, type, required, about }) => `    /** ${about} */\n    ${key}${required ? "" : "?"}: ${type};`,
  );
  return `  ${JSON.stringify(name)}: {\n${lines.join("\n")}\n  };`;
}

const EVENTS = `export type ErrorCode = "page-data" | "load" | "render" | "unknown-widget" | "network";

export interface SearchCriteria {
  objetivo: readonly string[];
  tipologia: readonly string[];
  localizacao: readonly string[];
  quartos?: readonly string[];
  wcs?: readonly string[];
  garagem?: readonly string[];
  estado?: readonly string[];
  minprice?: number | null;
  maxprice?: number | null;
  ordem?: string;
  comercial?: readonly (string | number)[];
  idRef?: string;
}

export interface ImoEvents {
  "imo:ready": { widget: WidgetName };
  "imo:error": { widget: string; code: ErrorCode; message: string };
  "imo:search": { widget: WidgetName; criteria: SearchCriteria };
  "imo:results": { widget: WidgetName; count: number; page: number; lastPage: number };
  "imo:submit": { widget: WidgetName; outcome: "success" | "failure" };
}

type ImoEventMap = { [Name in keyof ImoEvents]: CustomEvent<ImoEvents[Name]> };

declare global {
  interface HTMLElementEventMap extends ImoEventMap {}
  interface DocumentEventMap extends ImoEventMap {}
  interface WindowEventMap extends ImoEventMap {}
}`;
