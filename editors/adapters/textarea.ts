/** The button of any other editor (docs/editors.md#any-other-editor): writes a tag at the caret, or edits the tag around it. */

import { makeButton } from "../core/element.ts";
import { type EditorSettings, readSettings } from "../core/settings.ts";
import { openWidgetForm } from "../form/widget-dialog.ts";
import { canonical } from "../tag/canonical.ts";
import { replaceTags } from "../tag/scan-tags.ts";

const MARK = "data-imo-inserir";
const scriptUrl = (document.currentScript as HTMLScriptElement | null)?.src ?? "";
const known = new WeakSet<HTMLTextAreaElement>();

/** Runs again after each change of the page, which may bring new fields. */
function addButtons(): void {
  const settings = readSettings(scriptUrl);
  for (const area of document.querySelectorAll<HTMLTextAreaElement>(`textarea[${MARK}]`)) {
    if (known.has(area)) continue;
    known.add(area);
    const button = makeButton("Inserir componente", () => void insert(area, settings), {
      className: "imo-inserir",
    });
    // Not into its label, whose field the button would become.
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
  // A shortcode keeps the paragraph that it stood in, and gets none where there was none.
  const text = /^<p\b/i.test(source)
    ? written
    : written.replace(/^<p[^>]*>(?=\[)|(?<=\])<\/p>$/g, "");
  // The only way that the field's own undo knows of; where a browser has it no more, the text is set.
  if (!document.execCommand("insertText", false, text)) {
    area.setRangeText(text, start, end, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/** The tag around the caret, or the place of the caret. A shortcode needs no paragraph in a field of plain text. */
function tagAtCaret({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  let found = { start: selectionStart, end: selectionEnd, source: "" };
  const consider = (source: string, start: number) => {
    const end = start + source.length;
    // At its edge the caret is beside it: there stands the next one.
    const isAround =
      selectionStart < selectionEnd || (start < selectionStart && selectionEnd < end);
    if (isAround && start <= selectionStart && selectionEnd <= end) found = { start, end, source };
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
  return found;
}

new MutationObserver(addButtons).observe(document, { childList: true, subtree: true });
addButtons();
