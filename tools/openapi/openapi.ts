/**
 * The seven calls in writing (docs/contract.md#bodies), as OpenAPI 3.1, out of the very schemas that the widgets send
 * by. It stands in docs/openapi.json; `npm run openapi` writes it again.
 */
import { agendamentoPath } from "#api/agendamento.ts";
import { agencyContact, agentContact, generalContact, propertyContact } from "#api/contacto.ts";
import { imoveisPath } from "#api/imoveis.ts";
import { imoveisAnswer } from "#api/imoveis-answer.ts";
import { imovel } from "#api/imovel.ts";
import { recrutamentoPath } from "#api/recrutamento.ts";
import { agendamentoRequest } from "#api/schemas/agendamento.ts";
import {
  agencyContactRequest,
  agentContactRequest,
  generalContactRequest,
  propertyContactRequest,
} from "#api/schemas/contacto.ts";
import { imoveisRequest } from "#api/schemas/imoveis.ts";
import { recrutamentoRequest } from "#api/schemas/recrutamento.ts";
import { sendId } from "#api/schemas/request-fields.ts";
import { convertPayloads } from "../../build/convert-schema.ts";
import type { JsonSchema } from "../../editors/core/json-schema.ts";

const JSON_BODY = "application/json";
const CALLS = [
  [imoveisPath, "ImoveisRequest", imoveisRequest, "One page of the listings that match", JSON_BODY],
  [propertyContact.path, "PropertyContactRequest", propertyContactRequest, "A question about one listing", JSON_BODY],
  [generalContact.path, "GeneralContactRequest", generalContactRequest, "A message to the agency", JSON_BODY],
  [agentContact.path, "AgentContactRequest", agentContactRequest, "A message to one agent", JSON_BODY],
  [agencyContact.path, "AgencyContactRequest", agencyContactRequest, "A message to one office", JSON_BODY],
  [
    recrutamentoPath,
    "RecrutamentoRequest",
    recrutamentoRequest,
    "A job application with its CV",
    "multipart/form-data",
  ],
  [agendamentoPath, "AgendamentoRequest", agendamentoRequest, "A request for a valuation", JSON_BODY],
] as const;

const payloads = {
  Imovel: imovel,
  ImoveisAnswer: imoveisAnswer,
  SendId: sendId,
  ...Object.fromEntries(CALLS.map(([, name, schema]) => [name, schema])),
};

/** As much of an OpenAPI 3.1 document as this one uses. */
export type OpenApi = {
  openapi: string;
  info: JsonSchema;
  paths: Record<string, { post: JsonSchema & { summary: string; responses: Record<string, JsonSchema> } }>;
  components: { schemas: Record<string, JsonSchema> };
};

/** The document. */
export function openApi(): OpenApi {
  return {
    openapi: "3.1.0",
    info: {
      title: "What the imo-widgets call",
      version: "1.0.0",
      description:
        "Every request carries X-Requested-With: XMLHttpRequest, Accept: application/json and, same origin, the XSRF-TOKEN cookie as X-XSRF-TOKEN. Any 2xx is success, everything else is one failure. A 419 is mended once: the page's csrfUrl is asked by HEAD, then the request goes again.",
    },
    paths: Object.fromEntries(
      CALLS.map(([path, name, , summary, type]) => [path, { post: operation(path, name, summary, type) }]),
    ),
    components: {
      schemas: {
        ...convertPayloads(payloads, "#/components/schemas/"),
        Refusal: { type: "object", properties: { message: { type: "string" } }, required: ["message"] },
        ValidationRefusal: {
          type: "object",
          properties: {
            message: { type: "string" },
            errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
          },
          required: ["message", "errors"],
        },
      },
    },
  };
}

const SEND_ID = {
  name: "Imo-Send-Id",
  in: "header",
  required: false,
  description:
    "The same as often as one filled form is sent: what was kept under it is answered as the first time and kept no second time. Only sent to the page's own origin.",
  schema: ref("SendId"),
};

function operation(path: string, name: string, summary: string, type: string) {
  const success =
    path === imoveisPath
      ? {
          200: {
            description: "A Laravel paginator, or an API resource collection of one",
            ...content("ImoveisAnswer"),
          },
        }
      : { 201: { description: "Kept; the content is not read, any 2xx will do" } };
  return {
    summary,
    ...(path !== imoveisPath && { parameters: [SEND_ID] }),
    requestBody: { required: true, content: { [type]: { schema: ref(name) } } },
    responses: {
      ...success,
      413: { description: "The body is too large", ...content("Refusal") },
      419: { description: "The session has expired; nothing was kept", ...content("Refusal") },
      422: { description: "A field is wrong; nothing was kept", ...content("ValidationRefusal") },
      429: { description: "Too many requests", ...content("Refusal") },
      503: { description: "The site can't answer now; nothing was kept", ...content("Refusal") },
    },
  };
}

function content(name: string) {
  return { content: { [JSON_BODY]: { schema: ref(name) } } };
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}
