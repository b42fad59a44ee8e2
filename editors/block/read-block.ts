/** Describes a tag for its block: the form's words, and the widget for the preview (docs/editors.md#the-block). */

import { pageDataScript } from "#runtime/entry/slot.ts";
import { attributeName } from "#runtime/mount/page-data.ts";
import type { CatalogueKey } from "../core/catalogue.ts";
import { embeddedCatalogue } from "../core/embedded-catalogue.ts";
import { findList, takesListName } from "../core/named-lists.ts";
import { formatValues, holdsRecords, parseRecords } from "../core/page-data-texts.ts";
import { makeDataScript, parseHtml } from "../core/parse-html.ts";
import type { EditorSettings } from "../core/settings.ts";
import { foreignHost } from "../tag/call-target.ts";
import { shortcodeAttributes } from "../tag/read-host.ts";
import { parseShortcode } from "../tag/shortcode.ts";
import { readTag, type WidgetTag } from "../tag/widget-tag.ts";

/** Returns a tag's texts, and the other site that receives visitors' messages; `null` for no tag of a known widget. */
export function readBlock(source: string, settings: EditorSettings) {
  const tag = readTag(source, embeddedCatalogue);
  if (!tag) return null;
  const facts = Object.entries(tag.entry.fields).flatMap(([key, field]) => {
    const text = listNamedBy(tag, key, settings)?.label ?? factText(field, tag.values[key]);
    return text === "" ? [] : `${field.form.label}: ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`;
  });
  return { title: tag.entry.title, facts: facts.join(" · "), foreign: foreignHost(tag.calls, settings) };
}

/** Returns the preview's host, without the fallback; `null` for calls to another site, and for a shortcode that lacks a list. */
export function previewHost(source: string, settings: EditorSettings): Element | null {
  const tag = readTag(source, embeddedCatalogue);
  if (!tag || foreignHost(tag.calls, settings) !== null) return null;
  return tag.format === "shortcode" ? shortcodeHost(tag, settings) : bareHost(source);
}

function bareHost(source: string): Element | null {
  const host = parseHtml(source).querySelector("[data-imo-widget]");
  if (!host) return null;
  const script = pageDataScript(host);
  host.replaceChildren(...(script ? [script] : []));
  for (const { name } of [...host.attributes]) if (!name.startsWith("data-")) host.removeAttribute(name);
  return host;
}

function shortcodeHost(tag: WidgetTag, settings: EditorSettings): Element | null {
  const { fields } = tag.entry;
  const lists = Object.keys(fields).flatMap((key) => {
    const list = listNamedBy(tag, key, settings);
    return list ? [[key, list.entries] as const] : [];
  });
  const named = Object.fromEntries(lists);
  if (Object.entries(fields).some(([key, field]) => field.required && takesListName(field) && !(key in named)))
    return null;
  const host = parseHtml("<div></div>").body.firstElementChild;
  const attributes = shortcodeAttributes(fields, parseShortcode(tag.source)?.attributes ?? {});
  for (const [name, value] of Object.entries(attributes)) host?.setAttribute(name, value);
  for (const key of Object.keys(named)) host?.removeAttribute(attributeName(key));
  host?.setAttribute("data-imo-widget", tag.widget);
  const script = lists.length > 0 ? makeDataScript(named) : null;
  if (script) host?.append(script);
  return host;
}

function listNamedBy({ format, values }: WidgetTag, key: string, { named }: EditorSettings) {
  return format === "shortcode" ? findList(named, key, values[key]) : undefined;
}

/** Formats a value in the form's words, a list of records by its length. */
function factText(field: CatalogueKey, value: unknown): string {
  const { fact = "" } = formatValues({ fact: field }, { fact: value });
  const records = holdsRecords(fact) ? parseRecords(fact) : null;
  return records ? String(records.length) : fact.trim().replace(/\s*\n\s*/g, ", ");
}
