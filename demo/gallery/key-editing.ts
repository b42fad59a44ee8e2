/**
 * How a key of the page data is edited: a choice, a number, a text, a list line by line, or JSON. It follows from the JSON
 * Schema of the key's reader, and so a new reader needs nothing here.
 */
import type { PageDataKey } from "#runtime/readers.ts";
import { alternativesOf, type JsonSchema } from "../../build/json-schema.ts";
import { pageDataSchema, takesObjects } from "../../build/page-data-schema.ts";

/** The kind of control, and what the form writes of what is typed into it. */
export type KeyEditing = {
  control: "choice" | "number" | "text" | "list" | "json";
  /** The words of a choice, none for the others. */
  choices: readonly string[];
  /** Whether a text such as `7` becomes the number 7, in a list each line. */
  prefersNumbers: boolean;
  /** Whether only the widget knows where a text with commas parts, so that one line stays one text. */
  keepsCommas: boolean;
  /** What the key takes, in Portuguese. */
  label: string;
};

/** How this key is edited. */
export function getKeyEditing(field: PageDataKey): KeyEditing {
  const schema = pageDataSchema(field.reader);
  const [preferred = {}] = alternativesOf(schema);
  const text = alternativesOf(schema).find(({ type }) => type === "string");
  const choices = (preferred.enum ?? []).map(String);
  const control = controlOf(schema, preferred, text);
  return {
    control,
    choices,
    prefersNumbers: isNumber(alternativesOf(preferred.items ?? preferred)[0]),
    keepsCommas: control === "list" && !COMMAS.includes(String(text?.format)),
    label: control === "choice" ? choices.join(" ou ") : LABELS[control],
  };
}

/** The formats of a text that every reader cuts at its commas. */
const COMMAS = ["comma-separated", "feature-list"];

const LABELS = { number: "número", text: "texto", list: "lista", json: "JSON" };

function controlOf(schema: JsonSchema, preferred: JsonSchema, text: JsonSchema | undefined): KeyEditing["control"] {
  if (preferred.enum) return "choice";
  if (takesObjects(schema)) return "json";
  if (preferred.type === "array") return "list";
  // An id is a number or any text; a number is a number or a text of a number's form.
  return isNumber(preferred) && text?.pattern !== undefined ? "number" : "text";
}

function isNumber(schema: JsonSchema | undefined): boolean {
  return schema?.type === "number";
}
