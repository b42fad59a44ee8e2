/**
 * Draws a block in its placeholder's shadow root, which is never saved or copied: a title line, and
 * the widget in a frame.
 */

import { make } from "../core/element.ts";
import { parseHtml, trustHtml } from "../core/parse-html.ts";
import type { EditorSettings } from "../core/settings.ts";
import { foreignSentence } from "../tag/call-target.ts";
import css from "./card.css?inline";
import { previewHost, readBlock } from "./read-block.ts";

const drawn = new WeakMap<Element, string>();
/** The maximum height of a preview, in px. */
const TALLEST = 420;

export function drawCard(element: HTMLElement, source: string, settings: EditorSettings): void {
  if (drawn.get(element) === source) return;
  drawn.set(element, source);
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const tag = readBlock(source, settings);
  const head = make(
    "span",
    { className: "head" },
    line("title", tag?.title ?? "Componente desconhecido"),
    line("facts", tag?.facts ?? readWidgetName(source)),
    tag?.foreign ? line("warning", foreignSentence(tag.foreign)) : null,
  );
  root.replaceChildren(head);
  const host = settings.live && element.localName === "div" ? previewHost(source, settings) : null;
  if (host) root.append(preview(element, host, settings, view));
}

/** Returns the widget's name in a tag that can't be read otherwise; `""` if there is none. */
function readWidgetName(source: string): string {
  return /data-imo-widget\s*=\s*["']?([\w-]+)/.exec(source)?.[1] ?? "";
}

function line(className: string, textContent: string): HTMLElement {
  return make("span", { className, textContent });
}

type View = Window & typeof globalThis;

/**
 * Creates a frame that loads the widget with its page data once it is near the window. Nothing
 * inside can be reached.
 */
function preview(
  element: HTMLElement,
  host: Element,
  settings: EditorSettings,
  view: View,
): HTMLElement {
  const frame = make("iframe", { tabIndex: -1, ariaHidden: "true" });
  const { html, code } = previewPage(host, settings);
  const fill = () => {
    const content = frame.contentDocument;
    if (!content) return;
    // The widget takes its font from the page, so the frame takes it from the text around it.
    content.body.style.fontFamily = view.getComputedStyle(
      element.parentElement ?? element,
    ).fontFamily;
    fitToContent(frame);
    content.addEventListener("imo:error", (event) => sayWhy(element, event as CustomEvent));
    // Added only now, after the listener, so that none of its errors are missed.
    content.head.append(content.importNode(code, true));
  };
  const observer = new view.IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      frame.onload = fill;
      frame.srcdoc = trustHtml(html);
    },
    { rootMargin: "400px" },
  );
  observer.observe(frame);
  return frame;
}

/**
 * Explains a listing whose search failed, because it looks like one without results. Other errors
 * are visible in the frame.
 */
function sayWhy(element: HTMLElement, { detail: { code, message } }: CustomEvent): void {
  const head = element.shadowRoot?.querySelector(".head");
  if (code !== "network" || !head || head.querySelector(".note")) return;
  const note = line("note", UNANSWERED);
  note.title = message;
  head.append(note);
}

const UNANSWERED =
  "A pré-visualização está sem imóveis, porque este servidor não respondeu à pesquisa. Na página do site podem aparecer.";

function previewPage(
  host: Element,
  { bundle, nonce }: EditorSettings,
): { html: string; code: Element } {
  const page = parseHtml("<!doctype html><body inert>");
  page.body.append(page.importNode(host, true));
  const sheet = make("link", { rel: "stylesheet", href: `${bundle}imo-widgets.css` });
  // Created in the parsed page, because trusted types refuse a script URL on the editor's own page.
  const code = page.createElement("script");
  code.type = "module";
  code.setAttribute("src", `${bundle}imo-widgets.js`);
  for (const element of nonce ? [sheet, code] : []) element.setAttribute("nonce", nonce);
  page.head.append(sheet);
  page.documentElement.lang = "pt-PT";
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, code };
}

function fitToContent(frame: HTMLIFrameElement): void {
  const [view, content] = [frame.contentWindow, frame.contentDocument?.body];
  if (!view || !content) return;
  const fit = () => {
    // Includes the body's default margins.
    frame.style.height = `${Math.min(Math.ceil(content.getBoundingClientRect().height) + 16, TALLEST)}px`;
  };
  // The frame's own constructor makes the observer go away with the frame.
  new (view as View).ResizeObserver(fit).observe(content);
}
