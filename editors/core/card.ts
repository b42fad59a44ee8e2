/**
 * What a block looks like: a line that says which widget it is and what it was given, and below it the widget itself, in a
 * frame of its own. It lives in the placeholder's shadow root, so that nothing of it is ever saved, copied or undone. The
 * line is always there: without a network, without frames, for a widget that is not known (docs/editors.md#the-block).
 */

import { attributeName } from "#runtime/page-data.ts";
import { pageDataScript } from "#runtime/page-data-script.ts";
import css from "./card.css?inline";
import type { Catalogue } from "./catalogue.ts";
import { getKeyEditing } from "./key-editing.ts";
import { findList, type NamedLists, takesListName } from "./named-lists.ts";
import { formatValues } from "./page-data-texts.ts";
import { parseHtml, trustHtml } from "./parse-html.ts";
import { readHost } from "./read-host.ts";
import type { EditorSettings } from "./settings.ts";
import { makeDataScript, readTag, type WidgetTag } from "./widget-tag.ts";

const drawn = new WeakMap<Element, string>();
/** The tallest that a preview gets: a text with a listing in it must stay a text. */
const TALLEST = 420;

/** Draws a placeholder's card, or draws it anew after its tag has changed. */
export function drawCard(element: HTMLElement, source: string, catalogue: Catalogue, settings: EditorSettings): void {
  if (drawn.get(element) === source) return;
  drawn.set(element, source);
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const page = element.ownerDocument;
  const view = page.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const tag = readTag(source, catalogue);
  const head = page.createElement("span");
  head.className = "head";
  head.append(
    line(page, "title", tag?.entry.title ?? "Componente desconhecido"),
    line(page, "facts", tag ? factsOf(tag, settings.named) : nameIn(source)),
  );
  root.replaceChildren(head);
  const isShown = tag && (tag.format === "html" || resolveLists(tag, settings.named));
  if (settings.live && isShown && element.localName === "div")
    previewWhenNear(element, () => root.append(preview(page, tag, settings)));
}

function line(page: Document, name: string, text: string): HTMLElement {
  const element = page.createElement("span");
  element.className = name;
  element.textContent = text;
  return element;
}

/** What the tag says, in the words of its form: "TAN: 3,5 · Prazo: 30". */
function factsOf({ entry, values, format }: WidgetTag, named: NamedLists): string {
  const texts = formatValues(entry.fields, values);
  const facts = Object.entries(entry.fields).flatMap(([key, field]) => {
    const text = texts[key];
    if (!text || field.form.isTechnical) return [];
    const list = format === "shortcode" && findList(named, key, text);
    if (list) return `${field.form.label}: ${list.label}`;
    const { control } = getKeyEditing(field);
    const count = control === "records" || text.startsWith("[") ? listLength(text) : null;
    const said = count === null ? text.replace(/\s*\n\s*/g, ", ") : String(count);
    return `${field.form.label}: ${said.length > 40 ? `${said.slice(0, 40)}…` : said}`;
  });
  return facts.join(" · ");
}

function listLength(text: string): number | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.length : null;
  } catch {
    // No list yet: the text itself is shown.
    return null;
  }
}

function nameIn(source: string): string {
  return /data-imo-widget\s*=\s*["']?([\w-]+)/.exec(source)?.[1] ?? "";
}

function previewWhenNear(element: HTMLElement, show: () => void): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const observer = new view.IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      show();
    },
    { rootMargin: "400px" },
  );
  observer.observe(element);
}

/** The widget with its page data, never its fallback, which may be anything; nothing in it can be reached. */
function preview(page: Document, tag: WidgetTag, settings: EditorSettings): HTMLElement {
  const frame = page.createElement("iframe");
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  frame.addEventListener("load", () => fitToContent(frame));
  frame.srcdoc = trustHtml(previewPage(tag, settings));
  return frame;
}

function previewPage(tag: WidgetTag, { bundle, nonce, named }: EditorSettings): string {
  const page = parseHtml("<!doctype html><body inert><div></div>");
  const host = page.body.firstElementChild as HTMLElement;
  const source = parseHtml(tag.source).querySelector("[data-imo-widget]");
  host.setAttribute("data-imo-widget", tag.widget);
  const attributes = source ? readHost(source, tag.entry.fields).attributes : {};
  for (const [key, value] of Object.entries(attributes)) host.setAttribute(attributeName(key), String(value));
  const script = source ? pageDataScript(source) : makeDataScript(resolveLists(tag, named) ?? {});
  if (script) host.append(page.importNode(script, true));
  const sheet = page.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: `${bundle}imo-widgets.css` });
  const code = page.createElement("script");
  Object.assign(code, { type: "module" });
  code.setAttribute("src", `${bundle}imo-widgets.js`);
  for (const element of nonce ? [sheet, code] : []) element.setAttribute("nonce", nonce);
  page.head.append(sheet, code);
  page.documentElement.lang = "pt-PT";
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** A shortcode's values with the lists that it names, as the server puts them in; `null` without one that has to be there. */
function resolveLists({ entry, values }: WidgetTag, named: NamedLists) {
  const resolved = { ...values };
  for (const [key, field] of Object.entries(entry.fields)) {
    const list = findList(named, key, values[key]);
    if (list) resolved[key] = list.entries;
    else if (field.required && takesListName(field)) return null;
  }
  return resolved;
}

function fitToContent(frame: HTMLIFrameElement): void {
  const [view, content] = [frame.contentWindow, frame.contentDocument?.body];
  if (!view || !content) return;
  const fit = () => {
    // With the margins of the body, which a browser gives it.
    frame.style.height = `${Math.min(Math.ceil(content.getBoundingClientRect().height) + 16, TALLEST)}px`;
  };
  // The constructor of the frame's own window, so that it goes when the frame does.
  new (view as Window & typeof globalThis).ResizeObserver(fit).observe(content);
}
