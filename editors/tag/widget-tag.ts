/** Reads and edits one widget's tag in place: only what the form changed changes (docs/editors.md#editing). */

import { pageDataScript } from "#runtime/entry/slot.ts";
import { attributeName } from "#runtime/mount/page-data.ts";
import type { Catalogue, CatalogueWidget } from "../core/catalogue.ts";
import { formatAttribute, formatValues, type PageDataValues, parseTexts, type Texts } from "../core/page-data-texts.ts";
import { makeDataScript, parseHtml } from "../core/parse-html.ts";
import { isJsonObject, parseJson } from "../core/parse-json.ts";
import type { TagFormat } from "../core/settings.ts";
import { CALL_KEYS } from "./call-target.ts";
import { formatFallback, type ReadFallback, readFallback } from "./fallback.ts";
import { readAttributes, readHost, shortcodeAttributes } from "./read-host.ts";
import { isShortcode, parseShortcode, shortcodePairs, shortName, type WrittenTag, writePairs } from "./shortcode.ts";

export type WidgetTag = {
  widget: string;
  entry: CatalogueWidget;
  format: TagFormat;
  values: PageDataValues;
  /** Keys about calls, which no form shows. */
  calls: PageDataValues;
  fallback: ReadFallback;
  /** The tag as it was read; `""` for a new one. */
  source: string;
};

/** The parts that a shortcode and a new tag lack. */
const BARE = { calls: {}, fallback: { text: "", kept: null } };

/** Reads a tag; `null` for a text that is no tag of a known widget. */
export function readTag(source: string, catalogue: Catalogue): WidgetTag | null {
  if (isShortcode(source)) return readShortcode(source, catalogue);
  const host = hostIn(source);
  const widget = host?.getAttribute("data-imo-widget")?.trim() ?? "";
  const entry = catalogue[widget];
  if (!host || !entry || !Object.hasOwn(catalogue, widget)) return null;
  const { attributes, script, fallback } = readHost(host, entry.fields);
  const held = jsonObject(script);
  const values = { ...held, ...attributes };
  const calls = CALL_KEYS.map((key) => [key, host.getAttribute(attributeName(key)) ?? held[key]]);
  return {
    widget,
    entry,
    format: "html",
    values,
    calls: Object.fromEntries(calls),
    fallback: readFallback(fallback, entry.fallback, parseTexts(entry.fields, formatValues(entry.fields, values))),
    source,
  };
}

/** Returns a tag that has not been written yet. */
export function newTag(widget: string, format: TagFormat, catalogue: Catalogue): WidgetTag | null {
  const entry = catalogue[widget];
  return entry ? { ...BARE, widget, entry, format, values: {}, source: "" } : null;
}

/** Writes the tag with the form's texts; `fallbackText` is `""` for the usual words. */
export function writeTag(tag: WidgetTag, texts: Texts, fallbackText: string): WrittenTag {
  const { fields } = tag.entry;
  const before = formatValues(fields, tag.values);
  const values = parseTexts(fields, texts);
  const changed = Object.keys(fields).filter((key) => (texts[key] ?? "").trim() !== (before[key] ?? "").trim());
  if (tag.format === "shortcode") return writeShortcode(tag, values, changed);
  if (tag.source !== "" && changed.length === 0 && fallbackText === tag.fallback.text) return { text: tag.source };
  const host = hostIn(tag.source || `<div data-imo-widget="${tag.widget}"></div>`);
  if (!host) throw new Error(`${tag.widget}: the tag is not readable any more`);
  for (const key of changed) writeValue(host, tag, key, values[key]);
  const isKept = tag.fallback.kept !== null && fallbackText === tag.fallback.text;
  if (!isKept) writeFallback(host, formatFallback(tag.entry.fallback, values, fallbackText));
  return { text: host.outerHTML };
}

/** Returns the tag without the keys that redirect its calls. */
export function withoutCallTarget(tag: WidgetTag): WidgetTag {
  const host = hostIn(tag.source);
  if (!host) return tag;
  for (const key of CALL_KEYS) writeValue(host, tag, key, undefined);
  const values = Object.entries(tag.values).filter(([key]) => !CALL_KEYS.includes(key));
  return { ...tag, values: Object.fromEntries(values), calls: {}, source: host.outerHTML };
}

function readShortcode(source: string, catalogue: Catalogue): WidgetTag | null {
  const found = parseShortcode(source);
  const entry = found && Object.hasOwn(catalogue, found.name) ? catalogue[found.name] : undefined;
  if (!found || !entry) return null;
  const { values } = readAttributes(entry.fields, shortcodeAttributes(entry.fields, found.attributes));
  return { ...BARE, widget: found.name, entry, format: "shortcode", values, source };
}

function writeShortcode(tag: WidgetTag, values: PageDataValues, changed: readonly string[]): WrittenTag {
  const { widget, source } = tag;
  const { fields } = tag.entry;
  if (source !== "" && changed.length === 0) return { text: source };
  // Only changes are judged; the rest is written as it was read.
  const news = changed.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]]));
  const written = shortcodePairs(fields, Object.fromEntries(news));
  if ("problem" in written) return written;
  const pairs = { ...parseShortcode(source)?.attributes };
  for (const key of changed) {
    for (const name of [shortName(key), attributeName(key), key.toLowerCase()]) delete pairs[name];
  }
  const text = writePairs(widget, { ...pairs, ...written.pairs });
  return { text: `${/^<p[^>]*>/i.exec(source)?.[0] ?? "<p>"}${escaped(text)}</p>` };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Writes a value where it stood, a new one into an attribute or beside others in the script. */
function writeValue(host: Element, { entry }: WidgetTag, key: string, value: unknown): void {
  const field = entry.fields[key];
  const script = pageDataScript(host);
  const held = jsonObject(script?.textContent ?? "");
  const name = attributeName(key);
  const text = field && value !== undefined ? formatAttribute(field, value) : null;
  const isInScript = text === null || (!host.hasAttribute(name) && script !== null);
  if (value === undefined || isInScript) host.removeAttribute(name);
  else host.setAttribute(name, text);
  const { [key]: _old, ...others } = held;
  if (value !== undefined && isInScript) writeScript(host, { ...held, [key]: value });
  else if (key in held) writeScript(host, others);
}

function writeScript(host: Element, values: PageDataValues): void {
  const old = pageDataScript(host);
  if (Object.keys(values).length === 0) {
    old?.remove();
    return;
  }
  const script = makeDataScript(values);
  if (!script) return;
  if (old) old.replaceWith(script);
  else host.prepend(script);
}

function writeFallback(host: Element, html: string): void {
  const script = pageDataScript(host);
  host.replaceChildren(...(script ? [script] : []), ...parseHtml(html).body.childNodes);
}

/** In a document of its own, where nothing runs. */
function hostIn(source: string): Element | null {
  return parseHtml(source).querySelector("[data-imo-widget]");
}

/** A script that is no object is ignored, like in the widget, and replaced. */
function jsonObject(text: string): PageDataValues {
  const value = parseJson(text);
  return isJsonObject(value) ? value : {};
}
