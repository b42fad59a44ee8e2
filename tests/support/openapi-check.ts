/** Holds an answer to docs/openapi.json, by ajv, which knows JSON Schema as OpenAPI 3.1 has it. */
import { Ajv2020 } from "ajv/dist/2020.js";
import type { OpenApi } from "../../contract/openapi/openapi.ts";
import type { JsonSchema } from "../../contract/schema/json-schema.ts";

/** Returns what does not fit, by its place in the answer; empty when all does. */
export function misfits(value: unknown, schema: JsonSchema, document: OpenApi): string[] {
  // The document around the schemas has keywords of its own.
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  ajv.validate({ ...schema, components: document.components }, value);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `$${instancePath} ${message}`);
}
