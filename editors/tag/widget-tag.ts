/**
 * Reads and edits one widget's tag in place: only the parts that the form changed are rewritten
 * (docs/editors.md#editing).
 */

import { pageDataScript } from "#runtime/entry/slot.ts";
import { attributeName } from "#runtime/mount/page-data.ts";
import type {
  Catalogue,
  CatalogueKey,
  CatalogueWidget,
} from "../../contract/page-data/catalogue.ts";
import {
  formatAttribute,
  formatValues,
  type PageDataValues,
  parseTexts,
  type Texts,
} from "../core/page-data-texts.ts";
import { makeDataScript, parseHtml } from "../core/parse-html.ts";
import type { TagFormat } from "../core/settings.ts";
import { formatFallback, type ReadFallback, readFallback } from "./fallback.ts";
import { findHost, readHost, readScript } from "./read-host.ts";
import {
  CALL_KEYS,
  formatShortcode,
  isShortcode,
  parseShortcode,
  type WrittenTag,
} from "./shortcode.ts";

export type WidgetTag = {
  widget: string;
  entry: CatalogueWidget;
  format: TagFormat;
  /** The host element; built from the text for a shortcode. */
  host: Element;
  values: PageDataValues;
  fallback: ReadFallback;
  /** The tag as it was read; `""` for a new one. */
  source: string;
};

/** Reads a tag; returns `null` if the text isn't the tag of a known widget. */
export function readTag(source: string, catalogue: Catalogue): WidgetTag | null {
  const host = findHost(source, catalogue);
  const widget = host?.getAttribute("data-imo-widget")?.trim() ?? "";
  const entry = Object.hasOwn(catalogue, widget) ? catalogue[widget] : undefined;
  if (!host || !entry) return null;
  const { attributes, fallback } = readHost(host, entry.fields);
  const values = { ...readScript(host), ...attributes };
  const read = parseTexts(entry.fields, formatValues(entry.fields, values));
  const format = isShortcode(source) ? "shortcode" : "html";
  return {
    widget,
    entry,
    format,
    host,
    values,
    fallback: readFallback(fallback, entry.fallback, read),
    source,
  };
}

/** Returns a tag that hasn't been written yet, or `null` for an unknown widget. */
export function newTag(widget: string, format: TagFormat, catalogue: Catalogue): WidgetTag | null {
  const tag = readTag(`<div data-imo-widget="${widget}"></div>`, catalogue);
  return tag && { ...tag, format, source: "" };
}

/**
 * Writes the tag with what the form contains; `fallbackText` is `""` for the usual words. Returns a
 * problem if a shortcode can't hold a value.
 */
export function writeTag(tag: WidgetTag, texts: Texts, fallbackText: string): WrittenTag {
  const { entry, fallback, source } = tag;
  const before = formatValues(entry.fields, tag.values);
  const values = parseTexts(entry.fields, texts);
  const changed = Object.keys(entry.fields).filter(
    (key) => (texts[key] ?? "").trim() !== (before[key] ?? "").trim(),
  );
  const isSameFallback = fallbackText === fallback.text;
  if (source !== "" && changed.length === 0 && isSameFallback) return { text: source };
  if (tag.format === "shortcode") return writeShortcode(tag, values, changed);
  const host = tag.host.cloneNode(true) as Element;
  for (const key of changed) writeValue(host, key, values[key], entry.fields[key]);
  if (fallback.kept === null || !isSameFallback)
    writeFallback(host, formatFallback(entry.fallback, values, fallbackText));
  return { text: host.outerHTML };
}

/** Returns the tag without the keys that redirect its calls. */
export function withoutCallTarget(tag: WidgetTag): WidgetTag {
  const host = tag.host.cloneNode(true) as Element;
  for (const key of CALL_KEYS) writeValue(host, key, undefined);
  return { ...tag, host, source: host.outerHTML };
}

/** Checks only the changes; the rest is written as it was read. */
function writeShortcode(
  { widget, entry, source }: WidgetTag,
  values: PageDataValues,
  changed: readonly string[],
) {
  const kept = { ...parseShortcode(source)?.attributes };
  const changes: PageDataValues = {};
  for (const key of changed) {
    const name = attributeName(key);
    for (const written of [name, name.slice("data-".length), key.toLowerCase()])
      delete kept[written];
    if (values[key] !== undefined) changes[key] = values[key];
  }
  const shortcode = formatShortcode({ widget, fields: entry.fields, values: changes, kept });
  if ("problem" in shortcode) return shortcode;
  return { text: `${/^<p[^>]*>/i.exec(source)?.[0] ?? "<p>"}${escaped(shortcode.text)}</p>` };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/**
 * Writes a value back where it was. A new one goes into an attribute, or into the script if there
 * is one.
 */
function writeValue(host: Element, key: string, value: unknown, field?: CatalogueKey): void {
  const script = pageDataScript(host);
  const name = attributeName(key);
  const text = field && value !== undefined ? formatAttribute(field, value) : null;
  const isInScript = text === null || (!host.hasAttribute(name) && script !== null);
  if (isInScript) host.removeAttribute(name);
  else host.setAttribute(name, text);
  const { [key]: old, ...others } = readScript(host);
  const held = isInScript && value !== undefined ? { ...readScript(host), [key]: value } : others;
  if (old === held[key]) return;
  const next = Object.keys(held).length > 0 ? [makeDataScript(JSON.stringify(held))] : [];
  if (script) script.replaceWith(...next);
  else host.prepend(...next);
}

function writeFallback(host: Element, html: string): void {
  const script = pageDataScript(host);
  host.replaceChildren(...(script ? [script] : []), ...parseHtml(html).body.childNodes);
}
