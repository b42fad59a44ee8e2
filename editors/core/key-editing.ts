/** Chooses the control of a page-data key by the JSON Schema of its reader. */
import type { CatalogueKey } from "./catalogue.ts";
import { alternativesOf, type JsonSchema, takesObjects } from "./json-schema.ts";

export type RecordPart = {
  name: string;
  label: string;
  isRequired: boolean;
  /** Tells if a text such as `7` becomes the number 7. */
  prefersNumbers: boolean;
  isList: boolean;
};

export type KeyEditing = {
  control: "choice" | "ticks" | "number" | "text" | "list" | "records" | "json";
  choices: readonly string[];
  /** Tells if all tick boxes are ticked as long as the key is left out, and `nenhuma` means none of them. */
  isAllByDefault: boolean;
  parts: readonly RecordPart[];
  prefersNumbers: boolean;
  /** Tells if only the widget knows where a text with commas parts, so that one line stays one text. */
  keepsCommas: boolean;
  /** The format of the reader's text, by the names of docs/contract.md; empty without such a rule. */
  format: string;
  type: string;
};

/** The text for tick boxes of which none is ticked, where leaving the key out means all of them. */
export const NONE = "nenhuma";

export function getKeyEditing({ schema, form }: CatalogueKey): KeyEditing {
  const [preferred = {}] = alternativesOf(schema);
  const format = String(alternativesOf(schema).find(({ type }) => type === "string")?.format ?? "");
  const words = (preferred.enum ?? preferred.items?.enum ?? form.suggestions ?? []).map(String);
  const control = controlOf(schema, { hasWords: words.length > 0 });
  return {
    control,
    choices: words.filter((word) => word !== NONE),
    isAllByDefault: format === "feature-list",
    parts: partsOf(preferred.items ?? {}, form.parts ?? {}),
    prefersNumbers: isNumber(alternativesOf(preferred.items ?? preferred)[0]),
    keepsCommas: control === "list" && !COMMAS.includes(format),
    format,
    type: control === "choice" ? words.join(" ou ") : TYPES[control],
  };
}

/** Returns the form's label for a word of a closed list. */
export function wordLabel({ form }: CatalogueKey, word: string): string {
  return form.words?.[word] ?? word;
}

/** The formats that every reader splits at commas. */
const COMMAS = ["comma-separated", "feature-list"];

const TYPES = {
  ticks: "lista",
  number: "número",
  text: "texto",
  list: "lista",
  records: "lista de registos (JSON)",
  json: "JSON",
};

function controlOf(schema: JsonSchema, { hasWords }: { hasWords: boolean }): KeyEditing["control"] {
  const [preferred = {}] = alternativesOf(schema);
  if (preferred.enum) return "choice";
  if (takesObjects(schema)) return preferred.type === "array" ? "records" : "json";
  if (preferred.type === "array") return hasWords ? "ticks" : "list";
  // An id is a number or any text; a number is a number or a text of a number's form.
  const text = alternativesOf(schema).find(({ type }) => type === "string");
  return isNumber(preferred) && text?.pattern !== undefined && !takesAnyText(text) ? "number" : "text";
}

/** Tells if the pattern asks for nothing but a character. */
function takesAnyText({ pattern }: JsonSchema): boolean {
  return pattern === ".";
}

function partsOf(items: JsonSchema, labels: Readonly<Record<string, string>>): RecordPart[] {
  const { properties = {}, required = [] } = alternativesOf(items).find(({ type }) => type === "object") ?? {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    label: labels[name] ?? name,
    isRequired: required.includes(name),
    prefersNumbers: isNumber(alternativesOf(schema)[0]),
    isList: alternativesOf(schema).some(({ type }) => type === "array"),
  }));
}

function isNumber(schema: JsonSchema | undefined): boolean {
  return schema?.type === "number" || schema?.type === "integer";
}
