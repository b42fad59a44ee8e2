/**
 * Describes a tag for its block: the form's words, and the widget for the preview
 * (docs/editors.md#the-block).
 */

import { pageDataScript } from "#runtime/entry/slot.ts";
import { attributeName } from "#runtime/mount/page-data.ts";
import type { CatalogueKey } from "../../contract/page-data/catalogue.ts";
import { embeddedCatalogue } from "../core/embedded-catalogue.ts";
import { findList, takesListName } from "../core/named-lists.ts";
import { formatValues, holdsRecords, parseRecords } from "../core/page-data-texts.ts";
import { makeDataScript } from "../core/parse-html.ts";
import type { EditorSettings } from "../core/settings.ts";
import { foreignHost } from "../tag/call-target.ts";
import { readTag, type WidgetTag } from "../tag/widget-tag.ts";

/**
 * Returns a tag's title and facts and the foreign site that receives visitors' messages, if any;
 * `null` if it isn't a known widget's tag.
 */
export function readBlock(source: string, settings: EditorSettings) {
  const tag = readTag(source, embeddedCatalogue);
  if (!tag) return null;
  const facts = Object.entries(tag.entry.fields).flatMap(([key, field]) => {
    const text = listNamedBy(tag, key, settings)?.label ?? factText(field, tag.values[key]);
    return text === ""
      ? []
      : `${field.form.label}: ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`;
  });
  return {
    title: tag.entry.title,
    facts: facts.join(" · "),
    foreign: foreignHost(tag.host, settings),
  };
}

/**
 * Returns the preview's host without the fallback; `null` if it calls another site, or if it is a
 * shortcode that lacks a list.
 */
export function previewHost(source: string, settings: EditorSettings): Element | null {
  const tag = readTag(source, embeddedCatalogue);
  if (!tag || foreignHost(tag.host, settings) !== null) return null;
  const { host, format, entry } = tag;
  const script = pageDataScript(host);
  host.replaceChildren(...(script ? [script] : []));
  for (const { name } of [...host.attributes])
    if (!name.startsWith("data-")) host.removeAttribute(name);
  const named: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(entry.fields)) {
    const list = listNamedBy(tag, key, settings);
    if (list) {
      named[key] = list.entries;
      host.removeAttribute(attributeName(key));
    } else if (format === "shortcode" && field.required && takesListName(field)) return null;
  }
  if (Object.keys(named).length > 0) host.append(makeDataScript(JSON.stringify(named)));
  return host;
}

function listNamedBy({ format, values }: WidgetTag, key: string, { named }: EditorSettings) {
  return format === "shortcode" ? findList(named, key, values[key]) : undefined;
}

/** Formats a value in the form's words, or a list of records as its length. */
function factText(field: CatalogueKey, value: unknown): string {
  const { fact = "" } = formatValues({ fact: field }, { fact: value });
  const records = holdsRecords(fact) ? parseRecords(fact) : null;
  return records ? String(records.length) : fact.trim().replace(/\s*\n\s*/g, ", ");
}
