/** A JSON Schema in `page-data.json` (docs/contract.md#the-schema-of-a-key). */
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

/** Returns a schema's alternatives, preferred one first. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  return schema.anyOf ?? [schema];
}

/** Whether the key accepts objects, which a form writes as JSON. */
export function takesObjects(schema: JsonSchema): boolean {
  return alternativesOf(schema).some(isStructured);
}

export function isStructured({ type, items }: JsonSchema): boolean {
  return type === "object" || items?.type === "object";
}
