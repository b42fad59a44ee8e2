/**
 * Builds the tag as an element for the frame, with the same attributes, script and fallback as the
 * text to copy (snippet.ts), without parsing anything that came from outside.
 */

import { parseUrl } from "#runtime/urls.ts";
import { makeDataScript, parseHtml } from "../../../editors/core/parse-html.ts";
import { formatFallback } from "../../../editors/tag/fallback.ts";
import { CALL_KEYS } from "../../../editors/tag/shortcode.ts";
import { formatBrokenJson, splitValues } from "../snippet/snippet.ts";
import { findEntry } from "../widget-entries.ts";
import type { FrameRequest } from "./frame-request.ts";

/**
 * Creates the tag's host element.
 * @param request a widget that the gallery knows; keys that it doesn't take are left out
 * @param pageUrl the frame's own URL: calls never leave its origin
 * @returns the host element, not yet on the page
 */
export function createTag(
  request: Pick<FrameRequest, "widget" | "values" | "form" | "fallbackText">,
  pageUrl: string,
) {
  const { widget, values, form, fallbackText } = request;
  const entry = findEntry(widget);
  if (!entry) throw new Error(`The gallery has no widget called "${widget}".`);
  const { fields, fallback } = entry;
  const isTaken = ([key, value]: [string, unknown]) =>
    Object.hasOwn(fields, key) && !(CALL_KEYS.includes(key) && isForeign(value, pageUrl));
  const taken = Object.fromEntries(Object.entries(values).filter(isTaken));
  const host = document.createElement("div");
  host.setAttribute("data-imo-widget", widget);
  // Blade prints HTML with JSON, but attributes for a shortcode.
  const isInAttributes = form === "atributos" || form === "shortcode";
  const { attributes, script } = splitValues(
    { fields, values: taken },
    isInAttributes ? "atributos" : "json",
  );
  if (form === "estragada") host.append(makeDataScript(formatBrokenJson(taken)));
  else {
    for (const [key, text] of Object.entries(attributes)) host.dataset[key] = text;
    if (Object.keys(script).length > 0) host.append(makeDataScript(JSON.stringify(script)));
  }
  host.append(...parseHtml(formatFallback(fallback, taken, fallbackText)).body.childNodes);
  return host;
}

function isForeign(value: unknown, pageUrl: string): boolean {
  // An invalid URL is left for the widget's reader to report.
  const target = parseUrl(String(value), pageUrl);
  return target !== null && target.origin !== parseUrl(pageUrl)?.origin;
}
