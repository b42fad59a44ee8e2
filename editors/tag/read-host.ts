/** Reads a widget's host: its page data by key, its content, and its other attributes. */

import { pageDataScript } from "#runtime/entry/slot.ts";
import { attributeName } from "#runtime/mount/page-data.ts";
import type { CatalogueKeys } from "../core/catalogue.ts";
import { getKeyEditing } from "../core/key-editing.ts";
import type { PageDataValues } from "../core/page-data-texts.ts";

/** Returns a host's parts: `unknown` are `data-*` names that the widget does not take, `others` attributes such as `class`. */
export function readHost(host: Element, fields: CatalogueKeys) {
  const data = [...host.attributes].filter(({ name }) => name.startsWith("data-") && !OURS.includes(name));
  const kept = [...host.attributes].filter(({ name }) => KEPT.includes(name));
  const { values, unknown } = readAttributes(fields, Object.fromEntries(data.map(({ name, value }) => [name, value])));
  return {
    attributes: values,
    unknown,
    script: pageDataScript(host)?.textContent?.trim() ?? "",
    fallback: fallbackIn(host),
    others: Object.fromEntries(kept.map(({ name, value }) => [name, value])) as Record<string, string>,
  };
}

const OURS = ["data-imo-widget", "data-imo-root", "data-imo-drawn"];
const KEPT = ["class", "id", "style", "lang", "title"];

/** Returns the attributes' values by key. An empty attribute counts only for features: a list of none. */
export function readAttributes(fields: CatalogueKeys, attributes: Readonly<Record<string, string>>) {
  const keys = new Map(Object.keys(fields).map((key) => [attributeName(key), key]));
  const values: PageDataValues = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    const key = keys.get(name);
    const field = fields[key ?? ""];
    if (key === undefined || !field) unknown.push(name);
    else if (value.trim() !== "" || getKeyEditing(field).isAllByDefault) values[key] = value;
  }
  return { values, unknown };
}

/** Returns a shortcode's attributes under their names in a host. */
export function shortcodeAttributes(
  fields: Readonly<Record<string, unknown>>,
  attributes: Readonly<Record<string, string>>,
) {
  const named = Object.entries(attributes).map(([name, value]) => {
    const key = Object.keys(fields).find((one) => one.toLowerCase() === name);
    return [key ? attributeName(key) : `data-${name.replace(/^data-/, "")}`, value];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

function fallbackIn(host: Element): string {
  const copy = host.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(":scope > script, :scope > [data-imo-root]")) part.remove();
  return copy.innerHTML.trim();
}
