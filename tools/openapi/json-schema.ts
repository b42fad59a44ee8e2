/**
 * A valibot schema as the JSON Schema of what goes over the wire, for docs/openapi.json. What a schema checks by a function
 * has no JSON Schema; `described` says it in words.
 */
type Schema = {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
  pipe?: readonly Schema[] | undefined;
  requirement?: unknown;
};
export type JsonSchema = Record<string, unknown>;
/** Schemas that stand in the document under a name of their own, and those that a sentence goes with. */
type Known = { named?: ReadonlyMap<object, string>; described?: ReadonlyMap<object, string> };

/** @throws when a schema is of a kind that no call has used so far */
export function jsonSchema(schema: object, known: Known = {}): JsonSchema {
  const of = (inner: unknown): JsonSchema => {
    const name = known.named?.get(inner as object);
    return name ? { $ref: `#/components/schemas/${name}` } : jsonSchema(inner as object, known);
  };
  const own = ownSchema(schema as Schema, of);
  const description = known.described?.get(schema);
  // A bad value is dropped there, so that null is fine too.
  const written = "fallback" in schema ? orNull(own) : own;
  return description ? { ...written, description } : written;
}

function ownSchema(schema: Schema, of: (schema: unknown) => JsonSchema): JsonSchema {
  if (schema.pipe) return piped(schema, schema.pipe, of);
  switch (schema.type) {
    case "string":
    case "number":
    case "boolean":
      return { type: schema.type };
    case "file":
      return { type: "string", contentMediaType: "application/octet-stream" };
    case "object":
      return objectSchema(schema.entries ?? {}, of);
    case "array":
      return { type: "array", items: of(schema.item) };
    case "nullable":
      return orNull(of(schema.wrapped));
    case "picklist":
      return { type: "string", enum: [...(schema.options ?? [])] };
    case "union":
      return { anyOf: (schema.options ?? []).map(of) };
    default:
      throw new Error(
        `json-schema: nothing is known for a schema of kind "${schema.type}"; say here how it is written.`,
      );
  }
}

/** What is checked and then changed counts as what it is checked from; the checks that JSON Schema knows go with it. */
function piped(schema: Schema, pipe: readonly Schema[], of: (schema: unknown) => JsonSchema): JsonSchema {
  if (schema.type === "unknown") return { type: ["number", "string", "null"] };
  const [first, ...others] = pipe;
  const base =
    first === schema || first?.pipe === undefined ? ownSchema({ ...schema, pipe: undefined }, of) : of(first);
  const checks = others.map(({ type, requirement }) => {
    if (type === "integer") return { type: "integer" };
    if (type === "min_value") return { minimum: requirement };
    return type === "non_empty" ? { minLength: 1 } : {};
  });
  return Object.assign({}, base, ...checks);
}

function orNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema.type)) return schema;
  const options = (Array.isArray(schema.anyOf) ? schema.anyOf : [schema]) as JsonSchema[];
  return { anyOf: options.some(({ type }) => type === "null") ? options : [...options, { type: "null" }] };
}

function objectSchema(entries: Record<string, Schema>, of: (schema: unknown) => JsonSchema): JsonSchema {
  const required = Object.keys(entries).filter((key) => !("fallback" in (entries[key] as object)));
  const properties = Object.fromEntries(Object.entries(entries).map(([key, schema]) => [key, of(schema)]));
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}
