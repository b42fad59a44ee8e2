/** Converts tags to an editor's blocks and back (docs/editors.md#what-becomes-a-block); a block is no host and never mounts. */

import { parseHtml } from "../core/parse-html.ts";
import type { EditorSettings } from "../core/settings.ts";
import { foreignSentence } from "../tag/call-target.ts";
import { canonical } from "../tag/canonical.ts";
import { replaceTags } from "../tag/scan-tags.ts";
import { isShortcode } from "../tag/shortcode.ts";
import { readBlock } from "./read-block.ts";

/** The attribute that holds the tag. */
export const MARK = "data-imo-bloco";

/** Returns the editor's HTML with a placeholder in place of each widget. */
export function toBlocks(html: string, settings: EditorSettings): string {
  return replaceTags(html, ({ source, isInline }) => {
    const tag = canonical(source);
    // A host of an unknown widget is a block too: it may be one of a newer bundle.
    const isBlock = tag !== null && (!isShortcode(tag) || readBlock(tag, settings));
    return isBlock ? placeholder(tag, isInline, settings) : null;
  });
}

export function placeholder(tag: string, isInline: boolean, settings: EditorSettings): string {
  const element = isInline ? "span" : "div";
  const attributes = `class="imo-bloco" ${MARK}="${encodeURIComponent(tag)}" contenteditable="false"`;
  return `<${element} ${attributes}>${blockTitle(tag, settings)}</${element}>`;
}

/** Returns a block's name for screen readers. */
export function blockTitle(tag: string, settings: EditorSettings): string {
  const { title, foreign } = readBlock(tag, settings) ?? { title: "Componente", foreign: null };
  return foreign === null ? title : `${title}. ${foreignSentence(foreign)}`;
}

/** Returns the tag that a placeholder holds, ready to be saved; `""` if it holds none. */
export function tagOfBlock(attribute: string | null | undefined): string {
  try {
    return canonical(decodeURIComponent(attribute ?? "")) ?? "";
  } catch {
    // A placeholder made by hand.
    return "";
  }
}

/** Returns HTML with its tags in place of the placeholders, for content that bypasses the editor's own serializer. */
export function fromBlocks(html: string): string {
  const block = new RegExp(`<(div|span)\\b[^<>]*\\s${MARK}="([^"<>]*)"[^<>]*>[^<>]*</\\1>`, "g");
  return html.replace(block, (_, _element, attribute) => tagOfBlock(attribute));
}

/** Finds tags that were pasted as text; returns them as HTML, and `null` for any other clipboard. */
export function pastedTags(html: string): string | null {
  if (!/&lt;(?:div|span)\b/i.test(html)) return null;
  const { body } = parseHtml(html.replace(/<(?:\/p|\/div|br)\b[^>]*>/gi, "\n$&"));
  const text = (body.textContent ?? "").replaceAll("\u00a0", " ").trim();
  return text !== "" && replaceTags(text, () => "").trim() === "" ? text : null;
}

/** Finds them in a clipboard, which holds HTML, or text alone. */
export function clipboardTags(clipboard: { getData(type: string): string }): string | null {
  const text = clipboard.getData("text/plain").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return pastedTags(clipboard.getData("text/html") || text);
}
