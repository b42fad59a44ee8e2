/**
 * Server-side schemas of the calls, built from the same field tables that decide whether a form's
 * button is enabled. The demo's calls and inbox, docs/openapi.json and `fields.json` are built from
 * this; visitors load none of it.
 */
import * as v from "valibot";
import { checkCv } from "#domain/fields/cv.ts";
import type { Field, Fields } from "#domain/fields/fields.ts";
import { trim } from "#domain/format/text.ts";
import { type Area, parseArea } from "#domain/search/area.ts";
import { type Filter, mapFilters } from "#domain/search/filters.ts";
import { valuationCall } from "./agendamento.ts";
import { alertCall } from "./avisos.ts";
import {
  agencyContact,
  agentContact,
  type ContactCall,
  generalContact,
  propertyContact,
} from "./contacto.ts";
import { type CriteriaEntries, toFilterSchema } from "./criteria-schema.ts";
import { applicationCall } from "./recrutamento.ts";

/** Optional text, which is `''` if the visitor left it empty (docs/product/forms.md#trimming). */
const optionalText = v.pipe(v.string(), v.transform(trim));

// The text is trimmed twice: docs/openapi.json only reflects what precedes the first
// transformation, and our `trim` removes more.
const filled = v.nonEmpty<string, string>("Obrigatório.");
const filledText = v.pipe(v.string(), v.trim(), filled, v.transform(trim), filled);

/** An id, which is sent as it is in page data (docs/product/everywhere.md#ids). */
const id = v.union([v.number(), filledText]);

const area = v.nullable(
  v.pipe(
    v.array(v.number()),
    v.length(4),
    v.description("South, west, north and east in degrees (WGS 84)."),
    v.check((degrees) => parseArea(degrees) !== null),
    v.transform((degrees) => degrees as unknown as Area),
  ),
);

/** The header `Imo-Send-Id`; a server keeps only one message per id (docs/contract.md#send-id). */
export const sendId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/**
 * Returns the schema of a filter. A filter that was added later may be missing, because pages stay
 * open for long.
 */
export function toServedSchema(filter: Filter): v.GenericSchema {
  return toFilterSchema(
    filter,
    { text: optionalText, people: id, area },
    filter.since !== undefined,
  );
}

const search = mapFilters((_key, filter) => toServedSchema(filter)) as CriteriaEntries;

export const imoveisRequest = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...search,
});

const { ordem: _, ...unorderedSearch } = search;

/** A site without a map needn't answer this call. */
export const mapaRequest = v.object(unorderedSearch);

export type ServedForm = {
  readonly path: string;
  readonly fields: Fields;
  /** The key under which the page's own id is sent, if any. */
  readonly recipientKey?: string | undefined;
  readonly request: v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;
  /** The body's name and description in docs/openapi.json. */
  readonly name: string;
  readonly summary: string;
};

const cv = v.pipe(
  v.file(),
  v.description("PDF, DOC or DOCX, up to 1 000 000 bytes."),
  v.check((file) => checkCv(file) === null, "CV: PDF, DOC ou DOCX, até 1 MB."),
);

/** The six forms, keyed by the names that the agency's inbox uses. */
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
} satisfies Readonly<Record<string, ServedForm>>;

export type FormKind = keyof typeof servedForms;

function serveContact(call: ContactCall, name: string, summary: string) {
  const recipient = call.recipientKey ? { [call.recipientKey]: id } : {};
  return { ...call, request: v.object({ ...toEntries(call.fields), ...recipient }), name, summary };
}

const pagePath = v.pipe(
  v.string(),
  v.description(
    "Path and query of the page that shows the search, on the page's own origin; '' without one.",
  ),
  v.regex(/^(\/(?![/\\])[^\s\\]*)?$/),
);
/** A site without e-mail alerts needn't answer this call. */
export const servedAlert: ServedForm = {
  ...alertCall,
  request: v.object({
    ...toEntries(alertCall.fields),
    ...unorderedSearch,
    url: pagePath,
    consentimento: filledText,
  }),
  name: "AvisosRequest",
  summary:
    "A request for e-mail alerts about a search; only on sites whose page data asks for them",
};

/** Returns the schemas with which a server validates a form's fields, for `v.object`. */
export function toEntries(fields: Fields): Record<string, v.GenericSchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toSchema(field)]));
}

function toSchema({ rule, options, fromText, first, pattern }: Field): v.GenericSchema {
  if (fromText === null) return v.file();
  const problem = rule(first);
  const filled = pattern
    ? v.pipe(v.string(), v.trim(), v.regex(pattern, problem ?? undefined), v.transform(trim))
    : filledText;
  if (problem !== null) return options ? v.picklist(options) : filled;
  // A cached page lacks any field that is newer than itself.
  return v.optional(options ? v.picklist(["", ...options]) : pattern ? filled : optionalText, "");
}
