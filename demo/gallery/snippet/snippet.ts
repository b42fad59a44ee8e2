/**
 * A widget's tag as text to copy, in each format that a page can hold. The frame builds its element
 * from the same `splitValues` (tag-element.ts), so the tag that gets copied is the one that was
 * tried.
 */
import { attributeName } from "#runtime/mount/page-data.ts";
import type { CatalogueKeys } from "../../../contract/page-data/catalogue.ts";
import { formatAttribute, type PageDataValues } from "../../../editors/core/page-data-texts.ts";
import { formatShortcode, type WrittenTag } from "../../../editors/tag/shortcode.ts";
import { formatPhpLiteral, formatPhpLiteralInAttribute } from "./php-literal.ts";

/** The formats of a tag, and where editors need them. */
export const snippetTexts = {
  atributos: {
    label: "HTML com atributos",
    about: "Para o campo de texto de um CMS: os editores mantêm div com data-*.",
  },
  json: { label: "HTML com JSON", about: "Para HTML escrito à mão, quando há listas." },
  shortcode: {
    label: "Shortcode",
    about: "Para a vista normal de um editor, num site em Laravel com o nosso pacote.",
  },
  componente: { label: "Componente Blade", about: "Com o pacote de Composer instalado." },
  blade: { label: "Blade simples", about: "Em qualquer página Blade, com ou sem o pacote." },
} as const;
export type SnippetForm = keyof typeof snippetTexts;
export const snippetForms = Object.keys(snippetTexts) as readonly SnippetForm[];

/**
 * A tag to write: the widget, its keys, the given values, the HTML between the tags, and other
 * attributes.
 */
export type Tag = {
  widget: string;
  fields: CatalogueKeys;
  values: PageDataValues;
  fallback: string;
  /** Whether the fallback is the usual one; the Laravel package then draws the widget instead. */
  hasUsualFallback?: boolean;
  /** Attributes that aren't page data, such as `class`. */
  others?: Readonly<Record<string, string>>;
};

/** Splits values by where they go in a tag: into attributes, or into the JSON script. */
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

/** Formats the tag as text, or returns the problem if a shortcode can't hold it. */
export function formatSnippet(tag: Tag, form: SnippetForm): WrittenTag {
  if (form === "shortcode") return formatShortcode(tag);
  if (form === "componente") return { text: bladeComponent(tag) };
  const { attributes, script } = splitValues(tag, form);
  const opening = openingTag([
    ["data-imo-widget", tag.widget],
    ...named(attributes),
    ...Object.entries(tag.others ?? {}),
  ]);
  return { text: `${opening}${scriptLine(script, form)}\n  ${tag.fallback}\n</div>` };
}

/** Formats the JSON script of these values, truncated as by a careless edit. */
export function formatBrokenJson(values: PageDataValues): string {
  return `${jsonText(values).slice(0, -1)},`;
}

function bladeComponent({ widget, values, fallback, hasUsualFallback, others = {} }: Tag): string {
  const data =
    Object.keys(values).length > 0 ? ` :data="${formatPhpLiteralInAttribute(values)}"` : "";
  const written = Object.entries(others).map(([name, text]) => ` ${name}=${quoted(text)}`);
  const opening = `<x-imo-widget name="${widget}"${data}${written.join("")}`;
  return hasUsualFallback ? `${opening} />` : `${opening}>\n  ${fallback}\n</x-imo-widget>`;
}

function scriptLine(values: PageDataValues, form: SnippetForm): string {
  if (Object.keys(values).length === 0) return "";
  const text =
    form === "blade"
      ? `{!! Illuminate\\Support\\Js::encode(${formatPhpLiteral(values, "  ")}) !!}`
      : jsonText(values);
  return `\n  <script type="application/json">${text}</script>`;
}

/** Escapes `<`, so that no value can close the script. */
function jsonText(values: PageDataValues): string {
  return JSON.stringify(values).replaceAll("<", "\\u003c");
}

function named(attributes: Record<string, string>): [string, string][] {
  return Object.entries(attributes).map(([key, text]) => [attributeName(key), text]);
}

function openingTag(attributes: [string, string][]): string {
  const written = attributes.map(([name, text]) => `${name}=${quoted(text)}`);
  const line = `<div ${written.join(" ")}>`;
  return line.length <= 72 ? line : `<div ${written.join("\n     ")}>`;
}

/** Uses single quotes around JSON, which is full of double ones. */
function quoted(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return safe.includes('"') ? `'${safe.replaceAll("'", "&#39;")}'` : `"${safe}"`;
}
