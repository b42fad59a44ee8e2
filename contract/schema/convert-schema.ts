/**
 * Converts valibot schemas to JSON Schemas (draft 2020-12) of what they accept, using
 * @valibot/to-json-schema: for page-data.json, the shipped declarations and docs/openapi.json. This
 * file only covers the few cases in which our schemas mean more than that package can see. A check
 * by a function has no JSON Schema, so it throws unless it is named here.
 */
import { type ConversionConfig, toJsonSchema } from "@valibot/to-json-schema";
import { alternativesOf, type JsonSchema } from "./json-schema.ts";

/**
 * Actions that JSON Schema can't express and doesn't need: strings are already trimmed when they
 * are validated, and no JSON number is infinite.
 */
const NEEDLESS = ["trim", "finite"];

type Options = {
  /** Schemas defined elsewhere in the same document, by their names there. */
  named?: Readonly<Record<string, object>>;
  /** Where the named schemas are defined, such as `#/$defs/`. */
  place?: string;
  /** Actions described in words instead, by valibot's names. */
  ignored?: readonly string[];
};

/**
 * Returns the JSON Schema of what a valibot schema accepts.
 * @throws when a schema or an action has no counterpart in JSON Schema
 */
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
 * Returns the schemas of what the calls send and receive; a schema that contains another refers to
 * it.
 * @param place where the target document keeps them, such as `#/$defs/`
 */
export function convertPayloads(
  payloads: Readonly<Record<string, object>>,
  place: string,
): Record<string, JsonSchema> {
  // The documents describe the check of a CV's file in words.
  const options = { named: payloads, place, ignored: ["check"] };
  return Object.fromEntries(
    Object.entries(payloads).map(([name, schema]) => [name, convertSchema(schema, options)]),
  );
}

/**
 * Returns the schema for cases that the package doesn't fully cover.
 * @returns `undefined` where the package's own conversion is complete
 */
function overridden(schema: { type: string }, converted: JsonSchema): JsonSchema | undefined {
  // An `unknown` key accepts anything, and is then read as a number.
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

/**
 * Makes keys with a fallback optional and nullable, because the fallback replaces a missing or
 * invalid value.
 */
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
