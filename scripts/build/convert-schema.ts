/**
 * A valibot schema as JSON Schema (draft 2020-12) of what it takes, by @valibot/to-json-schema: for page-data.json, the
 * shipped declarations and docs/openapi.json. Here stand only the few things in which our schemas mean more than that
 * package can see. What a schema checks by a function has no JSON Schema: such a check throws unless it is named here.
 */
import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import { alternativesOf, type JsonSchema } from "../../editors/core/json-schema.ts";

/**
 * What JSON Schema has no word for and needs none: texts are trimmed before they are judged, no JSON number is infinite,
 * and a file's name and size are no part of JSON.
 */
const NEEDLESS = ["trim", "finite"];

type Options = {
  /** Schemas that stand elsewhere in the same document, by the name that they have there. */
  named?: Readonly<Record<string, object>>;
  /** Where those stand, such as `#/$defs/`. */
  place?: string;
  /** Actions that are left to words, by valibot's names. */
  ignored?: readonly string[];
};

/** @throws when a schema or an action has no counterpart in JSON Schema */
export function convertSchema(
  schema: object,
  { named = {}, place = "", ignored = [] }: Options = {},
): JsonSchema {
  const config: ConversionConfig = {
    target: "draft-2020-12",
    typeMode: "input",
    ignoreActions: [...NEEDLESS, ...ignored],
    definitions: Object.fromEntries(
      Object.entries(named).filter(([, other]) => other !== schema),
    ) as never,
    overrideRef: ({ referenceId }) => `${place}${referenceId}`,
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      overridden(valibotSchema, jsonSchema as JsonSchema) as never,
  };
  const {
    $schema: _draft,
    $defs: _elsewhere,
    ...own
  } = toJsonSchema(schema as never, config) as JsonSchema;
  return own;
}

/**
 * What the calls send and get; where one holds another, it says so by reference.
 * @param place where the document that they come into keeps them, such as `#/$defs/`
 */
export function convertPayloads(
  payloads: Readonly<Record<string, object>>,
  place: string,
): Record<string, JsonSchema> {
  // The check of a CV's file, which the documents have in words.
  const options = { named: payloads, place, ignored: ["check"] };
  return Object.fromEntries(
    Object.entries(payloads).map(([name, schema]) => [name, convertSchema(schema, options)]),
  );
}

/** @returns `undefined` where the package's own conversion says all */
function overridden(schema: { type: string }, converted: JsonSchema): JsonSchema | undefined {
  // Whatever comes, and then read as a number.
  if (schema.type === "unknown") return { type: ["number", "string", "null"] };
  if (schema.type === "file")
    return { type: "string", contentMediaType: "application/octet-stream" };
  if ("entries" in schema)
    return withLenientKeys(schema.entries as Record<string, object>, converted);
  if (schema.type === "nullable") return orNull(alternativesOf(converted)[0] ?? {});
  if ("item" in schema && "fallback" in (schema.item as object) && converted.items)
    return (schema.item as { fallback: unknown }).fallback === null
      ? { ...converted, items: orNull(converted.items) }
      : converted;
  return undefined;
}

/** A key with a fallback may be missing or `null`, and one of a wrong kind is left out. */
function withLenientKeys(
  entries: Record<string, object>,
  { properties = {}, ...others }: JsonSchema,
): JsonSchema {
  const isLenient = (key: string) => "fallback" in (entries[key] ?? {});
  const required = (others.required ?? []).filter((key) => !isLenient(key));
  const written = Object.entries(properties).map(([key, one]) => [
    key,
    isLenient(key) ? orNull(one) : one,
  ]);
  const { required: _all, ...rest } = others;
  return {
    ...rest,
    properties: Object.fromEntries(written),
    ...(required.length > 0 && { required }),
  };
}

function orNull(schema: JsonSchema): JsonSchema {
  const alternatives = alternativesOf(schema);
  return alternatives.some(({ type }) => [type].flat().includes("null"))
    ? schema
    : { anyOf: [...alternatives, { type: "null" }] };
}
