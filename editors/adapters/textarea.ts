/**
 * The button for any other editor (docs/editors.md#any-other-editor): writes a tag at the caret, or
 * edits the tag around it.
 */

import { makeButton } from "../core/element.ts";
import { type EditorSettings, readSettings } from "../core/settings.ts";
import { openWidgetForm } from "../form/widget-dialog.ts";
import { canonical } from "../tag/canonical.ts";
import { replaceTags } from "../tag/scan-tags.ts";

const MARK = "data-imo-inserir";
const scriptUrl = (document.currentScript as HTMLScriptElement | null)?.src ?? "";
const known = new WeakSet<HTMLTextAreaElement>();

/** Runs again after every change of the page, which may bring new fields. */
function addButtons(): void {
  const settings = readSettings(scriptUrl);
  for (const area of document.querySelectorAll<HTMLTextAreaElement>(`textarea[${MARK}]`)) {
    if (known.has(area)) continue;
    known.add(area);
    const button = makeButton("Inserir componente", () => void insert(area, settings), {
      className: "imo-inserir",
    });
    // Goes outside the field's label, or the button would become the labelled control.
    (area.closest("label") ?? area).before(button);
  }
}

async function insert(area: HTMLTextAreaElement, settings: EditorSettings): Promise<void> {
  if (area.readOnly || area.disabled) return;
  const { start, end, source } = tagAtCaret(area);
  const asked = area.getAttribute(MARK);
  const format = asked === "html" || asked === "shortcode" ? asked : settings.format;
  const options = { near: area, settings: { ...settings, format } };
  const written = await openWidgetForm(canonical(source) ?? "", options);
  area.focus();
  if (written === null || written === source) return;
  area.setSelectionRange(start, end);
  // A shortcode keeps the paragraph that it was in, and doesn't get one if there was none.
  const text = /^<p\b/i.test(source)
    ? written
    : written.replace(/^<p[^>]*>(?=\[)|(?<=\])<\/p>$/g, "");
  // Only this command enters the field's own undo history; a browser without it gets the text set
  // directly.
  if (!document.execCommand("insertText", false, text)) {
    area.setRangeText(text, start, end, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/**
 * Returns the tag around the caret, or else the caret's position. In a plain-text field, a
 * shortcode doesn't need a paragraph.
 */
function tagAtCaret({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  let match = { start: selectionStart, end: selectionEnd, source: "" };
  const consider = (source: string, start: number) => {
    const end = start + source.length;
    // A caret at a tag's edge is beside the tag, so a new tag is inserted there.
    const isAround =
      selectionStart < selectionEnd || (start < selectionStart && selectionEnd < end);
    if (isAround && start <= selectionStart && selectionEnd <= end) match = { start, end, source };
  };
  for (const { 0: source, index } of value.matchAll(/(?<!\[)\[imo-widget\s[^[\]]*\](?!\])/gi))
    consider(source, index);
  let from = 0;
  replaceTags(value, ({ source }) => {
    const start = value.indexOf(source, from);
    from = start + source.length;
    consider(source, start);
    return null;
  });
  return match;
}

new MutationObserver(addButtons).observe(document, { childList: true, subtree: true });
addButtons();
