/**
 * Converts page data between what the form shows and a tag's values. A string that can't be read is
 * passed through, and the reader reports it.
 */
import { parseTypedDecimal, parseTypedPrice } from "#domain/format/typed-number.ts";
import type { CatalogueKey, CatalogueKeys } from "../../contract/page-data/catalogue.ts";
import { getKeyEditing, NONE, type RecordPart } from "./key-editing.ts";
import { isJsonObject, parseJson } from "./parse-json.ts";

/** What the form's fields contain, by key; an empty string leaves the key out. */
export type Texts = Readonly<Record<string, string>>;
/** A tag's values by key, as JSON would store them. */
export type PageDataValues = Record<string, unknown>;

/** Returns the values of all filled-in keys, in the order of the widget's fields. */
export function parseTexts(fields: CatalogueKeys, texts: Texts): PageDataValues {
  const values: PageDataValues = {};
  for (const [key, field] of Object.entries(fields)) {
    const text = (texts[key] ?? "").trim();
    const value = text === "" ? undefined : parseText(field, text);
    if (value !== undefined) values[key] = value;
  }
  return values;
}

/** Returns what the form shows for these values, without keys that the widget doesn't take. */
export function formatValues(fields: CatalogueKeys, values: PageDataValues): Texts {
  const texts: Record<string, string> = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = values[key];
    if (value !== undefined && value !== null) texts[key] = formatValue(field, value);
  }
  return texts;
}

/**
 * Formats a value as an attribute. Returns `null` if only the JSON script can hold it, because an
 * item contains a comma.
 */
export function formatAttribute(field: CatalogueKey, value: unknown): string | null {
  const { control } = getKeyEditing(field);
  if (control === "json" || control === "records")
    return typeof value === "string" ? value : JSON.stringify(value);
  if (!Array.isArray(value)) return String(value);
  return value.some((item) => typeof item === "object" || String(item).includes(","))
    ? null
    : value.join(",");
}

/** Whether a list of names has become JSON records. */
export function holdsRecords(text: string): boolean {
  return /^\s*\[/.test(text);
}

/** Parses JSON as records; returns `null` for any other string. */
export function parseRecords(text: string): Record<string, unknown>[] | null {
  const list: unknown = text.trim() === "" ? [] : jsonOf(text);
  return Array.isArray(list) && list.every(isJsonObject) ? list : null;
}

export function formatPart(value: unknown): string {
  if (Array.isArray(value)) return value.join(",");
  return value === undefined || value === null ? "" : String(value);
}

/** Reads the text of a record's field. A list keeps its spaces while it is being typed. */
export function parsePart({ isList, prefersNumbers }: RecordPart, text: string): unknown {
  if (isList) return text.split(",");
  return prefersNumbers ? parseId(text) : text;
}

/** Returns a number only if it reads back as the same string, so `0712` and `2,50` stay strings. */
export function parseId(text: string): string | number {
  return /^[-.0-9]+$/.test(text) && String(Number(text)) === text ? Number(text) : text;
}

function parseText(field: CatalogueKey, text: string): unknown {
  const { control, prefersNumbers, keepsCommas, parts } = getKeyEditing(field);
  const parseItem = (item: string) => (prefersNumbers ? parseId(item) : item);
  if (control === "number") return parseNumber(text, field.form.unit);
  if (control === "records") return withoutEmptyRecords(text);
  if (control === "json") return jsonOf(text);
  if (parts.length > 0 && holdsRecords(text))
    return withPlainNames(withoutEmptyRecords(text), parts[0]?.name ?? "");
  if (control !== "list" && control !== "ticks") return parseItem(text);
  return keepsCommas && !text.includes("\n") ? text : linesOf(text).map(parseItem);
}

/** Accepts a unit, and a price's spaces or dots between thousands, like the calculator. */
function parseNumber(text: string, unit: string | undefined): string | number {
  const bare = text.replace(/\s*(?:€|%|anos?)$/i, "");
  const typed = unit === "€" ? parseTypedPrice(text) : parseTypedDecimal(bare);
  return typed.kind === "value" ? typed.value : parseId(text);
}

/** Drops rows that haven't been filled in yet; an empty list is left out. */
function withoutEmptyRecords(text: string): unknown {
  const records = parseRecords(text);
  if (!records || records.length === 0) return jsonOf(text);
  const filled = records.filter((record) => Object.keys(record).length > 0);
  return filled.length > 0 ? filled : undefined;
}

/** Replaces records that have only a name with the name. */
function withPlainNames(list: unknown, part: string): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((record) => (Object.keys(record).join() === part ? record[part] : record));
}

function formatValue(field: CatalogueKey, value: unknown): string {
  const { control, keepsCommas, isAllByDefault, parts } = getKeyEditing(field);
  if (control === "number") return formatNumber(String(value));
  const held = control === "text" ? value : parseIfJson(value);
  if (isAllByDefault && String(held).trim() === "") return NONE;
  const isList = control === "list" || control === "ticks";
  if (typeof held === "string")
    return isList && !keepsCommas ? held.trim().replace(/\s*,\s*/g, "\n") : held;
  if (
    Array.isArray(held) &&
    control !== "records" &&
    !held.some((entry) => typeof entry === "object")
  )
    return held.join("\n");
  const [firstPart] = parts;
  const shown = firstPart && Array.isArray(held) ? toRecords(held, firstPart.name) : held;
  return typeof shown === "object" ? JSON.stringify(shown, null, 2) : String(shown);
}

/** Returns the list or object that a JSON string contains, or else the value itself. */
function parseIfJson(value: unknown): unknown {
  return typeof value === "string" && /^\s*[[{]/.test(value) ? jsonOf(value) : value;
}

/** Turns names into records, so that each entry gets a row. */
function toRecords(list: readonly unknown[], part: string): unknown[] {
  return list.map((entry) => (typeof entry === "object" ? entry : { [part]: entry }));
}

/** Formats a tag's number with a decimal comma; in a tag, `200.000` means two hundred. */
function formatNumber(written: string): string {
  const isNumber = /^\s*[+-]?\d{1,15}(?:[.,]\d+)?\s*$/.test(written);
  return isNumber ? String(Number(written.replace(",", "."))).replace(".", ",") : written;
}

/** Returns the non-empty lines, trimmed. */
export function linesOf(text: string): string[] {
  return text.split("\n").flatMap((line) => line.trim() || []);
}

/** Passes invalid JSON through; the widget's reader reports it. */
function jsonOf(text: string): unknown {
  return parseJson(text) ?? text;
}
