/**
 * A valibot schema as the TypeScript type of what goes over the wire, written out so that the shipped declarations need
 * nothing installed. What is checked and then changed (a pipe) counts as what it is checked from.
 */
type Schema = {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  options?: readonly unknown[];
  pipe?: readonly Schema[] | undefined;
};

/** Schemas that have a declaration of their own, by their type's name. */
export type Named = ReadonlyMap<object, string>;

/** @throws when a schema is of a kind that no call has used so far */
export function wireType(schema: object, named: Named = new Map()): string {
  const of = (inner: unknown) => named.get(inner as object) ?? wireType(inner as object, named);
  // A bad value is dropped there, so that null is fine too.
  const own = ownType(schema as Schema, of);
  return "fallback" in schema ? union([own, "null"]) : own;
}

function ownType(schema: Schema, of: (schema: unknown) => string): string {
  if (schema.pipe)
    return schema.type === "unknown" ? "number | string | null" : ownType({ ...schema, pipe: undefined }, of);
  switch (schema.type) {
    case "string":
    case "number":
    case "boolean":
      return schema.type;
    case "file":
      return "File";
    case "object":
      return objectType(schema.entries ?? {}, of);
    case "array":
      return `Array<${of(schema.item)}>`;
    case "nullable":
      return union([of(schema.wrapped), "null"]);
    case "picklist":
      return union((schema.options ?? []).map((option) => JSON.stringify(option)));
    case "union":
      return union((schema.options ?? []).map(of));
    default:
      throw new Error(
        `schema-type: no type is known for a schema of kind "${schema.type}"; say here how it is written.`,
      );
  }
}

function objectType(entries: Record<string, Schema>, of: (schema: unknown) => string): string {
  const fields = Object.entries(entries).map(
    ([key, schema]) => `${key}${"fallback" in schema ? "?" : ""}: ${of(schema)};`,
  );
  return `{ ${fields.join(" ")} }`;
}

function union(types: readonly string[]): string {
  return [...new Set(types.flatMap((type) => (type.includes("{") ? type : type.split(" | "))))].join(" | ");
}
