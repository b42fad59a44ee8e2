/**
 * Page data between the gallery's form, where every key is a text, and a tag, where it has a type. A text that can't be
 * read stays the text that it is, so that the bundle and not the gallery says what is wrong with it.
 */
import { kindOf } from "#runtime/reader-kinds.ts";
import type { Field, Fields } from "#runtime/readers.ts";

/** What the form holds, by key; an empty text means that the key is left out. */
export type Texts = Readonly<Record<string, string>>;
/** What a tag says, by key, as JSON would hold it. */
export type PageDataValues = Record<string, unknown>;

/** The values of all keys that the form has something for, in the order of the widget's fields. */
export function parseTexts(fields: Fields, texts: Texts): PageDataValues {
  const values: PageDataValues = {};
  for (const [key, field] of Object.entries(fields)) {
    const text = (texts[key] ?? "").trim();
    if (text !== "") values[key] = parseText(field, text);
  }
  return values;
}

/** The form's texts for these values; keys that the widget does not take are left out. */
export function formatValues(fields: Fields, values: PageDataValues): Texts {
  const texts: Record<string, string> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (value !== undefined && value !== null) texts[key] = formatValue(field, value);
  }
  return texts;
}

/** One key's value as an attribute's text; `null` when only the JSON script can carry it: a name in a list holds a comma. */
export function formatAttribute(field: Field, value: unknown): string | null {
  if (field.reader.entry) return typeof value === "string" ? value : JSON.stringify(value);
  if (!Array.isArray(value)) return String(value);
  return value.some((item) => String(item).includes(",")) ? null : value.join(",");
}

/** The words among which a `choice` field chooses. */
export function choicesOf(field: Field): string[] {
  return [...(field.reader.choices ?? [])];
}

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;

function parseText({ reader }: Field, text: string): unknown {
  switch (kindOf(reader).kind) {
    case "decimal":
      return NUMBER.test(text) ? Number(text) : text;
    case "id":
      return idOf(text);
    case "words":
      return linesOf(text);
    case "ids":
      return linesOf(text).map(idOf);
    case "names":
      // One line is one text: only the widget knows which commas part two places.
      return text.includes("\n") ? linesOf(text) : text;
    case "records":
      return jsonOf(text);
    default:
      return text;
  }
}

function formatValue({ reader }: Field, value: unknown): string {
  if (reader.entry) return typeof value === "string" ? prettyJson(value) : JSON.stringify(value, null, 2);
  if (Array.isArray(value)) return value.join("\n");
  const { kind } = kindOf(reader);
  const isList = kind === "words" || kind === "ids";
  if (isList && typeof value === "string")
    return value
      .split(",")
      .map((piece) => piece.trim())
      .join("\n");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function idOf(text: string): string | number {
  return WHOLE_NUMBER.test(text) ? Number(text) : text;
}

function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The bundle's own reader says what it expected instead.
    return text;
  }
}

function prettyJson(text: string): string {
  const value = jsonOf(text);
  return typeof value === "string" ? text : JSON.stringify(value, null, 2);
}
