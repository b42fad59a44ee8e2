/** Chooses the control for a page-data key by its reader's JSON Schema. */
import type { CatalogueKey } from "../../contract/page-data/catalogue.ts";
import {
  alternativesOf,
  type JsonSchema,
  takesObjects,
} from "../../contract/schema/json-schema.ts";

export type KeyEditing = ReturnType<typeof getKeyEditing>;
export type RecordPart = KeyEditing["parts"][number];
type Control = "choice" | "ticks" | "number" | "text" | "list" | "records" | "json";

/** The value of tick boxes with none ticked, if leaving the key out ticks them all. */
export const NONE = "nenhuma";

/** Returns how a form shows the key, and how it reads the typed text. */
export function getKeyEditing({ schema, form }: CatalogueKey) {
  const [preferred = {}] = alternativesOf(schema);
  const format = String(alternativesOf(schema).find(({ type }) => type === "string")?.format ?? "");
  const words = (preferred.enum ?? preferred.items?.enum ?? form.suggestions ?? []).map(String);
  const control = controlOf(schema, { hasWords: words.length > 0 });
  return {
    control,
    choices: words.filter((word) => word !== NONE),
    /** Whether leaving the key out ticks every box, so that `nenhuma` is needed for none. */
    isAllByDefault: format === "feature-list",
    parts: partsOf(preferred.items ?? {}, form.parts ?? {}),
    prefersNumbers: isNumber(alternativesOf(preferred.items ?? preferred)[0]),
    /**
     * Whether only the widget knows at which commas to split a value, so that one line stays one
     * value.
     */
    keepsCommas: control === "list" && !COMMAS.includes(format),
    /** The format of the reader's strings, named as in docs/contract.md; empty if it has none. */
    format,
  };
}

/** Returns the form's label for a word of a closed list. */
export function wordLabel({ form }: CatalogueKey, word: string): string {
  return form.words?.[word] ?? word;
}

/** Formats that every reader splits at commas. */
const COMMAS = ["comma-separated", "feature-list"];

function controlOf(schema: JsonSchema, { hasWords }: { hasWords: boolean }): Control {
  const [preferred = {}] = alternativesOf(schema);
  if (preferred.enum) return "choice";
  if (takesObjects(schema)) return preferred.type === "array" ? "records" : "json";
  if (preferred.type === "array") return hasWords ? "ticks" : "list";
  // An id takes a number or any string; a number takes a string only if it looks like a number.
  const text = alternativesOf(schema).find(({ type }) => type === "string");
  const { pattern = ANY_TEXT } = text ?? {};
  return isNumber(preferred) && pattern !== ANY_TEXT ? "number" : "text";
}

const ANY_TEXT = ".";

function partsOf(items: JsonSchema, labels: Readonly<Record<string, string>>) {
  const { properties = {}, required = [] } =
    alternativesOf(items).find(({ type }) => type === "object") ?? {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    label: labels[name] ?? name,
    isRequired: required.includes(name),
    /** Whether a string such as `7` becomes the number 7. */
    prefersNumbers: isNumber(alternativesOf(schema)[0]),
    isList: alternativesOf(schema).some(({ type }) => type === "array"),
  }));
}

function isNumber(schema: JsonSchema | undefined): boolean {
  return schema?.type === "number" || schema?.type === "integer";
}
