/**
 * Page data between the gallery's form, where every key is a text, and a tag, where it has a type. A text that can't be
 * read stays the text that it is, so that the bundle and not the gallery says what is wrong with it.
 */
import type { PageDataKey, PageDataKeys } from "#runtime/readers.ts";
import { getKeyEditing } from "./key-editing.ts";

/** What the form holds, by key; an empty text means that the key is left out. */
export type Texts = Readonly<Record<string, string>>;
/** What a tag says, by key, as JSON would hold it. */
export type PageDataValues = Record<string, unknown>;

/** The values of all keys that the form has something for, in the order of the widget's fields. */
export function parseTexts(fields: PageDataKeys, texts: Texts): PageDataValues {
  const values: PageDataValues = {};
  for (const [key, field] of Object.entries(fields)) {
    const text = (texts[key] ?? "").trim();
    if (text !== "") values[key] = parseText(field, text);
  }
  return values;
}

/** The form's texts for these values; keys that the widget does not take are left out. */
export function formatValues(fields: PageDataKeys, values: PageDataValues): Texts {
  const texts: Record<string, string> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (value !== undefined && value !== null) texts[key] = formatValue(field, value);
  }
  return texts;
}

/** One key's value as an attribute's text; `null` when only the JSON script can carry it: a name in a list holds a comma. */
export function formatAttribute(field: PageDataKey, value: unknown): string | null {
  if (getKeyEditing(field).control === "json") return typeof value === "string" ? value : JSON.stringify(value);
  if (!Array.isArray(value)) return String(value);
  return value.some((item) => String(item).includes(",")) ? null : value.join(",");
}

function parseText(field: PageDataKey, text: string): unknown {
  const { control, prefersNumbers, keepsCommas } = getKeyEditing(field);
  const parseItem = (item: string) => (prefersNumbers ? parseNumber(item) : item);
  if (control === "json") return jsonOf(text);
  if (control !== "list") return parseItem(text);
  return keepsCommas && !text.includes("\n") ? text : linesOf(text).map(parseItem);
}

function formatValue(field: PageDataKey, value: unknown): string {
  const { control, keepsCommas } = getKeyEditing(field);
  if (control === "json") return typeof value === "string" ? prettyJson(value) : JSON.stringify(value, null, 2);
  if (Array.isArray(value)) return value.join("\n");
  if (control === "list" && !keepsCommas && typeof value === "string")
    return value
      .split(",")
      .map((piece) => piece.trim())
      .join("\n");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The number, if it reads back as the same text: `0712` and `2,50` stay the texts that they are. */
function parseNumber(text: string): string | number {
  return /^[-.0-9]+$/.test(text) && String(Number(text)) === text ? Number(text) : text;
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
