/** Holds an answer to docs/openapi.json: as much of JSON Schema as that document uses, and a sentence for each misfit. */

import type { JsonSchema } from "./json-schema.ts";
import type { OpenApi } from "./openapi.ts";

/** What does not fit, by its place in the answer; empty when all does. */
export function misfits(value: unknown, schema: JsonSchema, document: OpenApi, place = "$"): string[] {
  const inner = (part: unknown, partSchema: unknown, name: string) =>
    misfits(part, partSchema as JsonSchema, document, `${place}.${name}`);
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return misfits(value, document.components.schemas[name] ?? { enum: [] }, document, place);
  }
  if (Array.isArray(schema.anyOf)) {
    const each = schema.anyOf.map((option) => misfits(value, option, document, place));
    return each.some((found) => found.length === 0) ? [] : each.flat();
  }
  if (Array.isArray(schema.enum) && !schema.enum.includes(value))
    return [`${place}: ${JSON.stringify(value)} is none of its words`];
  if (schema.type !== undefined && !isOfType(value, schema.type))
    return [`${place}: expected ${schema.type}, got ${JSON.stringify(value)}`];
  if (Array.isArray(value))
    return value.flatMap((entry, at) => (schema.items ? inner(entry, schema.items, String(at)) : []));
  if (typeof value !== "object" || value === null) return [];
  const missing = ((schema.required ?? []) as string[])
    .filter((key) => !(key in value))
    .map((key) => `${place}.${key} is missing`);
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const others = schema.additionalProperties as JsonSchema | undefined;
  const wrong = Object.entries(value).flatMap(([key, part]) => {
    const partSchema = properties[key] ?? others;
    return partSchema ? inner(part, partSchema, key) : [];
  });
  return [...missing, ...wrong];
}

function isOfType(value: unknown, type: unknown): boolean {
  const own = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return [type].flat().some((one) => one === own || (one === "integer" && Number.isInteger(value)));
}
