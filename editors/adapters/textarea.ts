/**
 * The button for every other editor (docs/editors.md#any-other-editor): beside each `<textarea data-imo-inserir>`, and it
 * writes a tag, or a shortcode, where the caret stands. With the caret in a tag that is there, it edits that one.
 */
import { canonical } from "../core/canonical.ts";
import { make } from "../core/element.ts";
import { embeddedCatalogue as catalogue } from "../core/embedded-catalogue.ts";
import { replaceTags } from "../core/scan-tags.ts";
import { type EditorSettings, readSettings } from "../core/settings.ts";
import { openWidgetDialog } from "../core/widget-dialog.ts";
import { readTag } from "../core/widget-tag.ts";

const MARK = "data-imo-inserir";
const scriptUrl = (document.currentScript as HTMLScriptElement | null)?.src ?? "";
const known = new WeakSet<HTMLTextAreaElement>();

/** Adds the button to every field that has none yet, and so again after the page has got new ones. */
function addButtons(): void {
  const settings = readSettings(scriptUrl);
  for (const area of document.querySelectorAll<HTMLTextAreaElement>(`textarea[${MARK}]`)) {
    if (known.has(area)) continue;
    known.add(area);
    const button = make("button", { type: "button", class: "imo-inserir", text: "Inserir componente" });
    button.addEventListener("click", () => void insert(area, settings));
    // Not into its label, whose field the button would become.
    (area.closest("label") ?? area).before(button);
  }
}

async function insert(area: HTMLTextAreaElement, settings: EditorSettings): Promise<void> {
  if (area.readOnly || area.disabled) return;
  const { start, end, source } = tagAtCaret(area);
  // The field says by its attribute how it wants new tags: `html` or `shortcode`.
  const asked = area.getAttribute(MARK);
  const format = asked === "html" || asked === "shortcode" ? asked : settings.format;
  const tag = readTag(canonical(source) ?? "", catalogue);
  const written = await openWidgetDialog(tag, { near: area, catalogue, settings: { ...settings, format } });
  area.focus();
  if (written === null || written === source) return;
  area.setSelectionRange(start, end);
  const text = tag || format === "html" ? written : written.replace(/^<p[^>]*>|<\/p>$/g, "");
  // The only way that the field's own undo knows of; where a browser has it no more, the text is set.
  if (!document.execCommand("insertText", false, text)) {
    area.setRangeText(text, start, end, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/** The tag that the caret stands in, or the place of the caret. */
function tagAtCaret({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  let found = { start: selectionStart, end: selectionEnd, source: "" };
  let from = 0;
  replaceTags(value, ({ source }) => {
    const start = value.indexOf(source, from);
    from = start + source.length;
    if (start <= selectionStart && selectionEnd <= from) found = { start, end: from, source };
    return null;
  });
  return found;
}

new MutationObserver(addButtons).observe(document, { childList: true, subtree: true });
addButtons();
