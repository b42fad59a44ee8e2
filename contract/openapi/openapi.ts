/**
 * Documents the nine calls (docs/contract.md#bodies) as OpenAPI 3.1, from the very schemas that
 * the widgets send with. `npm run openapi` writes it to docs/openapi.json.
 */

import * as v from "valibot";
import { imoveisPath } from "#api/imoveis.ts";
import { imoveisAnswer } from "#api/imoveis-answer.ts";
import { imovel } from "#api/imovel.ts";
import { mapaAnswer, mapaPath, ponto } from "#api/mapa.ts";
import {
  imoveisRequest,
  mapaRequest,
  sendId,
  servedAlert,
  servedForms,
} from "#api/served-calls.ts";
import { convertPayloads } from "../schema/convert-schema.ts";
import type { JsonSchema } from "../schema/json-schema.ts";

const JSON_BODY = "application/json";

type Call = {
  readonly path: string;
  readonly name: string;
  readonly request: object;
  readonly summary: string;
  /** The schema of what a search answers; a form's answer isn't read. */
  readonly answer?: { readonly name: string; readonly description: string };
};

const SEARCH: Call = {
  path: imoveisPath,
  name: "ImoveisRequest",
  request: imoveisRequest,
  summary: "One page of the listings that match",
  answer: {
    name: "ImoveisAnswer",
    description: "A Laravel paginator, or an API resource collection of one",
  },
};
const MAP: Call = {
  path: mapaPath,
  name: "MapaRequest",
  request: mapaRequest,
  summary: "The places of all listings that match; only for sites whose page data have a map",
  answer: {
    name: "MapaAnswer",
    description: "The newest 1000 listings with a place, and how many match with and without one",
  },
};
const FORMS: readonly Call[] = [...Object.values(servedForms), servedAlert];
const CALLS = [SEARCH, MAP, ...FORMS];

const payloads = {
  Imovel: imovel,
  ImoveisAnswer: imoveisAnswer,
  Ponto: ponto,
  MapaAnswer: mapaAnswer,
  SendId: sendId,
  Source: v.pipe(v.string(), v.maxLength(2000)),
  ...Object.fromEntries(CALLS.map(({ name, request }) => [name, request])),
};

/** The parts of an OpenAPI 3.1 document that this one uses. */
export type OpenApi = {
  openapi: string;
  info: JsonSchema;
  paths: Record<
    string,
    { post: JsonSchema & { summary: string; responses: Record<string, JsonSchema> } }
  >;
  components: { schemas: Record<string, JsonSchema> };
};

/** Returns the document. */
export function openApi(): OpenApi {
  return {
    openapi: "3.1.0",
    info: {
      title: "What the imo-widgets call",
      version: "1.0.0",
      description:
        "Every request carries X-Requested-With: XMLHttpRequest, Accept: application/json and, same origin, the XSRF-TOKEN cookie as X-XSRF-TOKEN. Any 2xx is success, everything else is one failure. A 419 is mended once: the page's csrfUrl is asked by HEAD, then the request goes again.",
    },
    paths: Object.fromEntries(CALLS.map((call) => [call.path, { post: operation(call) }])),
    components: {
      schemas: {
        ...convertPayloads(payloads, "#/components/schemas/"),
        Refusal: {
          type: "object",
          properties: { message: { type: "string" } },
          required: ["message"],
        },
        ValidationRefusal: {
          type: "object",
          properties: {
            message: { type: "string" },
            errors: {
              type: "object",
              additionalProperties: { type: "array", items: { type: "string" } },
            },
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

const SOURCE = {
  name: "Imo-Source",
  in: "header",
  required: false,
  description:
    "Where the form was sent from, written as a query string, what there is of: referrer (the host of the other site that led to the page), pesquisa and imoveis (the search, the listings' ids with commas between, that the visitor chose to send). Only sent to the page's own origin.",
  schema: ref("Source"),
};

function operation({ path, name, summary, answer }: Call) {
  const type = path === servedForms.recrutamento.path ? "multipart/form-data" : JSON_BODY;
  const success = answer
    ? { 200: { description: answer.description, ...content(answer.name) } }
    : { 201: { description: "Kept; the content is not read, any 2xx will do" } };
  return {
    summary,
    ...(!answer && { parameters: [SEND_ID, SOURCE] }),
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
