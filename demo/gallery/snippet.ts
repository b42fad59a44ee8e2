/**
 * A widget's tag as text to copy, in the four ways in which a page may hold it. The frame builds its element from the same
 * `splitValues` (tag-element.ts), so that what was tried is what gets copied.
 */
import { attributeName } from "#runtime/page-data.ts";
import type { PageDataKeys } from "#runtime/readers.ts";
import { formatAttribute, type PageDataValues } from "./page-data-texts.ts";
import { formatPhpLiteral, formatPhpLiteralInAttribute } from "./php-literal.ts";

/** The four ways of writing a tag: HTML with attributes, HTML with a JSON script, Blade component, plain Blade. */
export const snippetForms = ["atributos", "json", "componente", "blade"] as const;
/** One of `snippetForms`. */
export type SnippetForm = (typeof snippetForms)[number];

/** What the gallery calls each form. */
export const snippetLabels: Record<SnippetForm, string> = {
  atributos: "HTML com atributos",
  json: "HTML com JSON",
  componente: "Componente Blade",
  blade: "Blade simples",
};

/** What a page includes once, whatever widgets it has. */
export const INCLUDES = `<link rel="stylesheet" href="/vendor/imo-widgets/imo-widgets.css">
<script type="module" src="/vendor/imo-widgets/imo-widgets.js"></script>`;

/** A tag to write: the widget, its keys, the values that are given, and the HTML between the tags. */
export type Tag = { widget: string; fields: PageDataKeys; values: PageDataValues; fallback: string };

/** Where each value stands in a tag: in an attribute, or in the JSON script. */
export function splitValues({ fields, values }: Pick<Tag, "fields" | "values">, form: SnippetForm) {
  const attributes: Record<string, string> = {};
  const script: PageDataValues = {};
  for (const [key, value] of Object.entries(values)) {
    const field = fields[key];
    const text = field && form === "atributos" ? formatAttribute(field, value) : null;
    if (text === null) script[key] = value;
    else attributes[key] = text;
  }
  return { attributes, script };
}

/** The tag as text. */
export function formatSnippet(tag: Tag, form: SnippetForm): string {
  if (form === "componente") return bladeComponent(tag);
  const { attributes, script } = splitValues(tag, form);
  const opening = openingTag([["data-imo-widget", tag.widget], ...named(attributes)]);
  return `${opening}${scriptLine(script, form)}\n  ${tag.fallback}\n</div>`;
}

/** The JSON script of these values, cut off: what a careless edit leaves. */
export function formatBrokenJson(values: PageDataValues): string {
  return `${jsonText(values).slice(0, -1)},`;
}

function bladeComponent({ widget, values, fallback }: Tag): string {
  const data = Object.keys(values).length > 0 ? ` :data="${formatPhpLiteralInAttribute(values)}"` : "";
  return `<x-imo-widget name="${widget}"${data}>\n  ${fallback}\n</x-imo-widget>`;
}

function scriptLine(values: PageDataValues, form: SnippetForm): string {
  if (Object.keys(values).length === 0) return "";
  const text =
    form === "blade" ? `{!! Illuminate\\Support\\Js::encode(${formatPhpLiteral(values, "  ")}) !!}` : jsonText(values);
  return `\n  <script type="application/json">${text}</script>`;
}

/** `<` is escaped, so that no text can close the script. */
function jsonText(values: PageDataValues): string {
  return JSON.stringify(values).replaceAll("<", "\\u003c");
}

function named(attributes: Record<string, string>): [string, string][] {
  return Object.entries(attributes).map(([key, text]) => [attributeName(key), text]);
}

function openingTag(attributes: [string, string][]): string {
  const written = attributes.map(([name, text]) => `${name}=${quoted(text)}`);
  const line = `<div ${written.join(" ")}>`;
  return line.length <= 110 ? line : `<div ${written.join("\n     ")}>`;
}

/** Single quotes around JSON, which is full of double ones. */
function quoted(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return safe.includes('"') ? `'${safe.replaceAll("'", "&#39;")}'` : `"${safe}"`;
}
