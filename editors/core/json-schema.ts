/** Judges values by the schemas of `page-data.json`, like the widgets' readers and PHP (tests/page-data-cases.test.ts). */
import { isFolder, isOfThisSite } from "#runtime/urls.ts";
import { isJsonObject, parseJson } from "./parse-json.ts";

/** The keywords of our schemas; any other is an error. */
export type JsonSchema = {
  [keyword: string]: unknown;
  type?: string | string[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  format?: string;
};

/** Returns the alternatives of a schema, the preferred one first. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf ?? [schema];
}

/** Tells if the key takes objects, which a form writes as JSON. */
export function takesObjects(schema: JsonSchema): boolean {
  return alternativesOf(schema).some(isStructured);
}

export function isStructured({ type, items }: JsonSchema): boolean {
  return type === "object" || items?.type === "object";
}

/** Tells if a widget takes this value for the key of this schema. */
export function isAccepted(schema: JsonSchema, value: unknown): boolean {
  const text = alternativesOf(schema).find(({ type }) => type === "string");
  if (typeof value !== "string") return fits(schema, trimmed(value));
  const held = parseJson(value);
  const heldType = Array.isArray(held) ? "array" : isJsonObject(held) && "object";
  if (alternativesOf(schema).some(({ type }) => type === heldType)) return fits(schema, trimmed(held));
  if (!text) return false;
  if (text.format === "site-url") return value.trim() !== "" && isOfThisSite(value.trim());
  if (text.format === "site-path") return value.trim() !== "" && isFolder(value.trim().replace(/\/+$/, ""));
  return fits(schema, value.trim());
}

function trimmed(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, trimmed(one)]));
}

type Rule = (limit: never, value: never, schema: JsonSchema) => boolean;
const always: Rule = () => true;

/** A rule for each keyword; a value of another type passes. */
const RULES: Readonly<Record<string, Rule>> = {
  type: (types: string | string[], value: unknown) => [types].flat().some((type) => isOfType(type, value)),
  anyOf: (alternatives: JsonSchema[], value: unknown) => alternatives.some((one) => fits(one, value)),
  enum: (words: unknown[], value: unknown) => words.includes(value),
  pattern: (pattern: string, value: unknown) => typeof value !== "string" || new RegExp(pattern, "u").test(value),
  minimum: (limit: number, value: unknown) => typeof value !== "number" || value >= limit,
  items: (schema: JsonSchema, value: unknown) => !Array.isArray(value) || value.every((one) => fits(schema, one)),
  required: (keys: string[], value: unknown) => !isJsonObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (schemas: Record<string, JsonSchema>, value: unknown) =>
    !isJsonObject(value) ||
    Object.entries(schemas).every(([key, schema]) => !Object.hasOwn(value, key) || fits(schema, value[key])),
  format: always,
};

function fits(schema: JsonSchema, value: unknown): boolean {
  return Object.entries(schema).every(([keyword, limit]) => {
    const rule = RULES[keyword];
    if (!rule) throw new Error(`page-data.json: the keyword "${keyword}" of a schema is unknown here`);
    return rule(limit as never, value as never, schema);
  });
}

function isOfType(type: string, value: unknown): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isJsonObject(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return typeof value === "number" && Number.isFinite(value);
  return type === "null" ? value === null : typeof value === type;
}
