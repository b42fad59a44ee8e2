/** Reads a host's page data (docs/contract.md#page-data): attributes override the JSON script. */
import * as v from "valibot";
import type { PageDataSource } from "#runtime/contract.ts";
import {
  type PageDataKey,
  type PageDataKeys,
  type PageDataValues,
  splitAtCommas,
} from "#runtime/readers.ts";

type OnProblem = (message: string) => void;

/** Reads the values; returns `null` if a required one is missing, bad or an empty list. */
export function readPageData<F extends PageDataKeys>(
  { attributes, script }: PageDataSource,
  widget: string,
  fields: F,
  onProblem: OnProblem,
): PageDataValues<F> | null {
  const json = readScript(script, widget, onProblem);
  let isComplete = true;
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const isInAttribute = isGiven(attributes[key], field);
    const name = isInAttribute ? attributeName(key) : `"${key}"`;
    let read = readField(field, isInAttribute ? attributes[key] : json[key]);
    if (field.needs && read.value !== undefined && values[field.needs] === undefined)
      read = { problem: `expected "${field.needs}" beside it, got nothing` };
    if (read.problem)
      onProblem(`${widget}: ${name} ${read.problem}; ${consequence(field, read.value)}`);
    if (field.required && isNothing(read.value)) isComplete = false;
    values[key] = read.value ?? field.fallback;
  }
  return isComplete ? (values as PageDataValues<F>) : null;
}

/** Returns the attribute of a key: `precoImovel` → `data-preco-imovel`. */
export function attributeName(key: string): string {
  return `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * Blade prints an absent value as an empty attribute or null. Only features may be empty on
 * purpose.
 */
function isGiven(value: unknown, { reader }: PageDataKey): boolean {
  const isBlank = typeof value === "string" && value.trim() === "";
  return value !== undefined && value !== null && !(isBlank && !reader.features);
}

/**
 * An empty list isn't a mistake: an agency's team may be empty
 * (docs/contract.md#empty-required-lists).
 */
function isNothing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Whether a widget takes a key's value without reporting it. */
export function isTaken({ reader }: Pick<PageDataKey, "reader">, value: unknown): boolean {
  return !readField({ reader, required: false, fallback: undefined }, value).problem;
}

function readField(field: PageDataKey, raw: unknown): { value?: unknown; problem?: string } {
  if (!isGiven(raw, field))
    return field.required
      ? { problem: `is required: expected ${field.reader.expected}, got nothing` }
      : {};
  const meant = toMeant(field, raw);
  const parsed = v.safeParse(field.reader.schema, meant);
  if (!parsed.success) return { problem: `expected ${field.reader.expected}, got ${excerpt(raw)}` };
  const left = missingEntries(field, meant, parsed.output);
  const problem = left > 0 && {
    problem: `expected ${field.reader.expected}, ${left} of its entries did not fit`,
  };
  return { value: parsed.output, ...problem };
}

/**
 * Returns the array or object in a JSON string if the key takes one, and any other value unchanged.
 */
function toMeant({ reader }: PageDataKey, raw: unknown): unknown {
  if (typeof raw !== "string" || !/^\s*[[{]/.test(raw)) return raw;
  try {
    const held: unknown = JSON.parse(raw);
    return v.is(reader.schema, Array.isArray(held) ? [] : held) ? held : raw;
  } catch {
    return raw;
  }
}

function missingEntries({ reader }: PageDataKey, raw: unknown, read: unknown): number {
  const entries = typeof raw === "string" && reader.features ? v.parse(splitAtCommas, raw) : raw;
  return Array.isArray(entries) && Array.isArray(read) ? entries.length - read.length : 0;
}

function consequence(field: PageDataKey, value: unknown): string {
  if (!isNothing(value)) return "the others are used.";
  if (field.required) return "without it the widget does not mount and its fallback stays.";
  return field.fallback === undefined || field.fallback === ""
    ? "it is left out."
    : `its default ${JSON.stringify(field.fallback)} is used.`;
}

function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function readScript(text: string, widget: string, onProblem: OnProblem): Record<string, unknown> {
  if (text.trim() === "") return {};
  let got = "";
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === "object" && json !== null && !Array.isArray(json))
      return json as Record<string, unknown>;
    got = excerpt(json);
  } catch {
    got = `text that is not JSON, ${excerpt(text.trim())}`;
  }
  const hint = text.trim().startsWith("JSON.parse(") ? JS_FROM : "";
  onProblem(
    `${widget}: its JSON script expected an object such as {"tan":3.5}, got ${got}; the script is ignored.${hint}`,
  );
  return {};
}

const JS_FROM =
  " This is what Js::from prints: use {!! Illuminate\\Support\\Js::encode($data) !!} or the Blade component.";
