/**
 * Documents the nine calls (docs/contract.md#bodies) as OpenAPI 3.1, from the very schemas that
 * the widgets send with. `npm run openapi` writes it to docs/openapi.json.
 */

import * as v from "valibot";
import { imoveisPath } from "#api/imoveis.ts";
import { imoveisAnswer } from "#api/imoveis-answer.ts";
import { imovel } from "#api/imovel.ts";
import { MOST_POINTS, mapaAnswer, mapaPath, ponto } from "#api/mapa.ts";
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
  summary: "One page of the matching listings",
  answer: {
    name: "ImoveisAnswer",
    description: "A Laravel paginator, or an API resource collection of one",
  },
};
const MAP: Call = {
  path: mapaPath,
  name: "MapaRequest",
  request: mapaRequest,
  summary: "The coordinates of the matching listings; only on sites whose page data has a map",
  answer: {
    name: "MapaAnswer",
    description: `The newest ${MOST_POINTS} listings with coordinates, and how many match with and without them`,
  },
};
const FORMS: readonly Call[] = [...Object.values(servedForms), servedAlert];
const CALLS = [SEARCH, MAP, ...FORMS];

const payloads = {
  Imovel: imovel,
  ImoveisAnswer: imoveisAnswer,
  Ponto: ponto,
  // Browsers also accept an answer with more points, or with wrong ones.
  MapaAnswer: v.object({
    ...mapaAnswer.entries,
    pontos: v.pipe(v.array(ponto), v.maxLength(MOST_POINTS)),
  }),
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
      title: "The calls of imo-widgets",
      version: "1.0.0",
      description:
        "Every request has the headers X-Requested-With: XMLHttpRequest, Accept: application/json and, on the same origin, X-XSRF-TOKEN with the value of the XSRF-TOKEN cookie. Any 2xx is a success, everything else a failure. After a 419 the session is renewed once, by a HEAD of csrfUrl, and the request is sent again.",
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
    "Stays the same each time that one filled form is sent. A request whose id is already stored gets the first answer again and isn't stored twice. Only sent to the page's own origin.",
  schema: ref("SendId"),
};

const SOURCE = {
  name: "Imo-Source",
  in: "header",
  required: false,
  description:
    "Where the form was sent from, as a query string with any of these: referrer (the host of the other site that led to the page), pesquisa (the search that the visitor chose to send) and imoveis (the chosen listings' ids, separated by commas). Only sent to the page's own origin.",
  schema: ref("Source"),
};

function operation({ path, name, summary, answer }: Call) {
  const type = path === servedForms.recrutamento.path ? "multipart/form-data" : JSON_BODY;
  const success = answer
    ? { 200: { description: answer.description, ...content(answer.name) } }
    : { 201: { description: "Stored; the widgets accept any 2xx and don't read the content" } };
  return {
    summary,
    ...(!answer && { parameters: [SEND_ID, SOURCE] }),
    requestBody: { required: true, content: { [type]: { schema: ref(name) } } },
    responses: {
      ...success,
      413: { description: "The body is too large", ...content("Refusal") },
      419: { description: "The session has expired; nothing was stored", ...content("Refusal") },
      422: {
        description: "A field is invalid; nothing was stored",
        ...content("ValidationRefusal"),
      },
      429: { description: "Too many requests", ...content("Refusal") },
      503: { description: "The site can't answer now; nothing was stored", ...content("Refusal") },
    },
  };
}

function content(name: string) {
  return { content: { [JSON_BODY]: { schema: ref(name) } } };
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}
