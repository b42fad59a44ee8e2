/**
 * Finds a widget's host in a string of HTML, and reads its page data by key, its content and its
 * other attributes.
 */

import { pageDataScript } from "#runtime/entry/slot.ts";
import { attributeName } from "#runtime/mount/page-data.ts";
import type { Catalogue, CatalogueKeys } from "../../contract/page-data/catalogue.ts";
import { getKeyEditing } from "../core/key-editing.ts";
import type { PageDataValues } from "../core/page-data-texts.ts";
import { parseHtml } from "../core/parse-html.ts";
import { isJsonObject, parseJson } from "../core/parse-json.ts";
import { CALL_KEYS, parseShortcode } from "./shortcode.ts";

/**
 * Returns the first host in a string, in a separate document where nothing runs. A shortcode's host
 * is built from its attributes.
 */
export function findHost(text: string, catalogue: Catalogue): Element | null {
  const page = parseHtml(text);
  const host = page.querySelector("[data-imo-widget]");
  const shortcode = host ? null : parseShortcode(text);
  if (!shortcode) return host;
  const { name, attributes } = shortcode;
  const keys = Object.hasOwn(catalogue, name) ? Object.keys(catalogue[name]?.fields ?? {}) : [];
  const made = page.createElement("div");
  for (const [attribute, value] of Object.entries(attributes)) {
    const key = keys.find((known) => known.toLowerCase() === attribute);
    made.setAttribute(key ? attributeName(key) : `data-${attribute.replace(/^data-/, "")}`, value);
  }
  // The Laravel package ignores these in a shortcode.
  for (const key of CALL_KEYS) made.removeAttribute(attributeName(key));
  made.setAttribute("data-imo-widget", name);
  return made;
}

/**
 * Returns a host's parts: `unknown` are `data-*` names that the widget doesn't take, `others` are
 * attributes such as `class`. An empty attribute only counts for features, where it means none.
 */
export function readHost(host: Element, fields: CatalogueKeys) {
  const keys = new Map(Object.keys(fields).map((key) => [attributeName(key), key]));
  const attributes: PageDataValues = {};
  const unknown: string[] = [];
  const others: Record<string, string> = {};
  for (const { name, value } of host.attributes) {
    const key = keys.get(name);
    const field = fields[key ?? ""];
    if (KEPT.includes(name)) others[name] = value;
    else if (!name.startsWith("data-") || OURS.includes(name)) continue;
    else if (key === undefined || !field) unknown.push(name);
    else if (value.trim() !== "" || getKeyEditing(field).isAllByDefault) attributes[key] = value;
  }
  return { attributes, unknown, others, fallback: fallbackIn(host) };
}

const OURS = ["data-imo-widget", "data-imo-root", "data-imo-drawn"];
const KEPT = ["class", "id", "style", "lang", "title"];

/**
 * Returns the values in a host's script. Like the widget, ignores a script that isn't an object.
 */
export function readScript(host: Element): PageDataValues {
  const value = parseJson(pageDataScript(host)?.textContent ?? "");
  return isJsonObject(value) ? value : {};
}

function fallbackIn(host: Element): string {
  const copy = host.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(":scope > script, :scope > [data-imo-root]"))
    part.remove();
  return copy.innerHTML.trim();
}
