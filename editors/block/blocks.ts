/**
 * Converts tags to an editor's blocks and back (docs/editors.md#what-becomes-a-block). A block
 * isn't a host, so it never mounts.
 */

import { parseHtml } from "../core/parse-html.ts";
import type { EditorSettings } from "../core/settings.ts";
import { foreignSentence } from "../tag/call-target.ts";
import { canonical } from "../tag/canonical.ts";
import { replaceTags } from "../tag/scan-tags.ts";
import { isShortcode } from "../tag/shortcode.ts";
import { readBlock } from "./read-block.ts";

/** The attribute that holds the encoded tag. */
export const MARK = "data-imo-bloco";

/** Returns the editor's HTML with each widget replaced by a placeholder. */
export function toBlocks(html: string, settings: EditorSettings): string {
  return replaceTags(html, ({ source, isInline }) => {
    const tag = canonical(source);
    // A host of an unknown widget becomes a block too, because a newer bundle may know it.
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

/** Returns the tag in a placeholder, ready to be saved; `""` if there is none. */
export function tagOfBlock(attribute: string | null | undefined): string {
  try {
    return canonical(decodeURIComponent(attribute ?? "")) ?? "";
  } catch {
    // The placeholder was made by hand.
    return "";
  }
}

/**
 * Returns HTML with the placeholders replaced by their tags, for content that bypasses the editor's
 * own serializer.
 */
export function fromBlocks(html: string): string {
  const block = new RegExp(`<(div|span)\\b[^<>]*\\s${MARK}="([^"<>]*)"[^<>]*>[^<>]*</\\1>`, "g");
  return html.replace(block, (_, _element, attribute) => tagOfBlock(attribute));
}

/** Returns tags that were pasted as text as HTML, or `null` if the clipboard has anything else. */
export function pastedTags(html: string): string | null {
  if (!/&lt;(?:div|span)\b/i.test(html)) return null;
  const { body } = parseHtml(html.replace(/<(?:\/p|\/div|br)\b[^>]*>/gi, "\n$&"));
  const text = (body.textContent ?? "").replaceAll("\u00a0", " ").trim();
  return text !== "" && replaceTags(text, () => "").trim() === "" ? text : null;
}

/** Returns the tags in a clipboard like `pastedTags`, whether it has HTML or only text. */
export function clipboardTags(clipboard: { getData(type: string): string }): string | null {
  const text = clipboard.getData("text/plain").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return pastedTags(clipboard.getData("text/html") || text);
}
