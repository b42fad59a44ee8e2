/**
 * Cleans every tag that enters or leaves an editor, because tags are published unchanged
 * (docs/editors.md#what-a-block-may-hold).
 */
import { pageDataScript } from "#runtime/entry/slot.ts";
import { isSafeUrl } from "#runtime/urls.ts";
import { makeDataScript, parseHtml } from "../core/parse-html.ts";
import { isShortcode } from "./shortcode.ts";

/**
 * Removed along with their content, because they run, load, or are parsed differently the next
 * time.
 */
const REFUSED =
  "script,style,iframe,frame,frameset,object,embed,applet,template,noscript,textarea,title,xmp,noembed,noframes,plaintext,svg,math,select,link,meta,base,form,input,button,video,audio,canvas,dialog,[data-imo-root]";

const ELEMENTS = new Set(
  "a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p picture pre q s section small source span strong sub summary sup table tbody td tfoot th thead time tr u ul wbr".split(
    " ",
  ),
);
const ATTRIBUTE =
  /^(?:class|id|style|lang|dir|title|hidden|role|translate|aria-[a-z-]+|href|hreflang|target|rel|download|src|srcset|sizes|alt|width|height|loading|decoding|colspan|rowspan|scope|datetime|cite|start|reversed|media|open|wire:ignore|wire:key|data-(?!mce-|cke-|pm-|imo-root|imo-drawn|imo-waiting|imo-bloco)[\w.:-]+)$/;
const URLS = new Set(["href", "src", "cite"]);

/**
 * Returns the clean tag, or the text unchanged if it was clean already; `null` if it is neither a
 * host nor a shortcode.
 */
export function canonical(source: string): string | null {
  return isShortcode(source) ? source : canonicalHost(source);
}

function canonicalHost(source: string): string | null {
  const { body } = parseHtml(source);
  const host = body.firstElementChild;
  if (!host?.matches("div[data-imo-widget], span[data-imo-widget]")) return null;
  const before = body.innerHTML;
  const scriptBefore = pageDataScript(host);
  const script = scriptBefore && makeDataScript(scriptBefore.textContent ?? "");
  if (script) scriptBefore.replaceWith(script);
  for (const part of host.querySelectorAll(REFUSED)) if (part !== script) part.remove();
  for (const element of [host, ...host.querySelectorAll("*")])
    if (element !== script) clean(element);
  // Checked again, because a removal may change how the rest is parsed.
  return host.outerHTML === before ? source.trim() : canonicalHost(host.outerHTML);
}

function clean(element: Element): void {
  if (!ELEMENTS.has(element.localName)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  for (const { name, value } of [...element.attributes])
    if (!ATTRIBUTE.test(name) || !isSafe(name, value, element)) element.removeAttribute(name);
}

function isSafe(name: string, value: string, element: Element): boolean {
  if (name === "srcset")
    return value.split(/\s*,\s+/).every((candidate) => isSafeUrl(candidate.trim()));
  if (!URLS.has(name) || value.trim() === "") return true;
  return (
    isSafeUrl(value) ||
    (element.localName === "img" && /^\s*data:image\/(?:png|jpe?g|gif|webp|avif);/i.test(value))
  );
}
