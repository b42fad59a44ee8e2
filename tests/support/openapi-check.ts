/**
 * Validates answers against docs/openapi.json with ajv, which supports the JSON Schema version of
 * OpenAPI 3.1.
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import type { OpenApi } from "../../contract/openapi/openapi.ts";
import type { JsonSchema } from "../../contract/schema/json-schema.ts";

/** Returns each deviation with its place in the answer; empty if there is none. */
export function misfits(value: unknown, schema: JsonSchema, document: OpenApi): string[] {
  // The document around the schemas has keywords that aren't JSON Schema.
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  ajv.validate({ ...schema, components: document.components }, value);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `$${instancePath} ${message}`);
}
