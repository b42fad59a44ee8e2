/** The plugin for TinyMCE 5 to 8 (docs/editors.md#tinymce), which uses the editor's global. */

import type { AstNode, Editor, TinyMCE } from "tinymce";
import {
  fromBlocks,
  MARK,
  pastedTags,
  placeholder,
  tagOfBlock,
  toBlocks,
} from "../block/blocks.ts";
import { drawCard } from "../block/card.ts";
import { ICON } from "../block/icon.ts";
import { type EditorSettings, readSettings } from "../core/settings.ts";
import { openWidgetForm } from "../form/widget-dialog.ts";

const { tinymce } = globalThis as unknown as { tinymce: TinyMCE };
const scriptUrl = (document.currentScript as HTMLScriptElement | null)?.src ?? "";

// TinyMCE 5 calls this with `new`, so it can't be an arrow function.
tinymce.PluginManager.add("imowidgets", function plugin(editor) {
  const settings = readSettings(scriptUrl);
  guardContent(editor, settings);
  editor.on("init", () =>
    watchBlocks(editor, (block) => drawCard(block, tagOfBlock(block.getAttribute(MARK)), settings)),
  );

  /**
   * Opens the form and writes its tag into the document.
   * @param block the block to edit; `null` for a new one, inserted at the caret or after the
   * selected block
   */
  async function openForm(block: HTMLElement | null): Promise<void> {
    if (editor.mode.isReadOnly()) return;
    const bookmark = editor.selection.getBookmark(2, true);
    const tag = block ? tagOfBlock(block.getAttribute(MARK)) : "";
    const near = editor.getElement();
    const written = await openWidgetForm(tag, { near, settings });
    editor.focus();
    editor.selection.moveToBookmark(bookmark);
    if (written === null || written === tag) return;
    editor.undoManager.transact(() => {
      if (block) {
        editor.dom.setAttrib(block, MARK, encodeURIComponent(written));
        editor.selection.select(block);
      } else insertBlock(editor, placeholder(written, false, settings));
    });
  }

  const insert = () => void openForm(null);
  const edit = () => void openForm(selectedBlock(editor));
  editor.ui.registry.addIcon("imowidgets", ICON);
  const button = { icon: "imowidgets", onAction: insert };
  editor.ui.registry.addButton("imowidgets", { ...button, tooltip: "Inserir componente" });
  editor.ui.registry.addMenuItem("imowidgets", { ...button, text: "Inserir componente…" });
  editor.ui.registry.addButton("imowidgetsedit", { text: "Editar", onAction: edit });
  editor.ui.registry.addButton("imowidgetsafter", {
    text: "Escrever a seguir",
    onAction: () => addParagraph(editor),
  });
  editor.ui.registry.addButton("imowidgetsremove", {
    text: "Retirar",
    onAction: () => editor.execCommand("Delete"),
  });
  editor.ui.registry.addContextToolbar("imowidgets", {
    predicate: (node) => node.hasAttribute(MARK),
    items: "imowidgetsedit imowidgetsafter imowidgetsremove",
    position: "node",
    scope: "node",
  });
  editor.on("dblclick", ({ target }) => {
    if (target.closest(`[${MARK}]`)) edit();
  });
  // TinyMCE's own Enter would replace a selected block with an empty paragraph.
  editor.on(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || !selectedBlock(editor)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      edit();
    },
    true,
  );
});

/**
 * Turns tags into blocks before TinyMCE parses anything, and blocks back into tags wherever it
 * writes.
 */
function guardContent(editor: Editor, settings: EditorSettings): void {
  editor.on("BeforeSetContent", (event) => {
    if (typeof event.content === "string") event.content = toBlocks(event.content, settings);
  });
  // TinyMCE's autosave keeps the raw text without firing an event.
  const getContent = editor.getContent.bind(editor);
  const getTags = (options?: { no_events?: boolean }) =>
    options?.no_events ? fromBlocks(getContent(options)) : getContent(options);
  editor.getContent = getTags as Editor["getContent"];
  editor.on("PastePreProcess", (event) => {
    event.content = toBlocks(pastedTags(event.content) ?? event.content, settings);
  });
  editor.on("PreInit", () => {
    editor.serializer.addAttributeFilter(MARK, (nodes) => nodes.forEach(writeTagOf));
  });
}

function writeTagOf(node: AstNode): void {
  const text = new tinymce.html.Node("#text", 3);
  text.raw = true;
  text.value = tagOfBlock(node.attr(MARK));
  node.replace(text);
}

function selectedBlock(editor: Editor): HTMLElement | null {
  return editor.selection.getNode().closest<HTMLElement>(`[${MARK}]`);
}

/**
 * Inserts after a selected block. TinyMCE would replace it, and the block inserted last is
 * selected.
 */
function insertBlock(editor: Editor, html: string): void {
  const selected = selectedBlock(editor);
  const before = selected && editor.dom.getParent(selected, editor.dom.isBlock);
  if (!before) {
    editor.insertContent(html);
    return;
  }
  const block = editor.dom.createFragment(html).firstElementChild as HTMLElement;
  editor.dom.insertAfter(block, before);
  editor.selection.select(block);
}

function addParagraph(editor: Editor): void {
  const block = selectedBlock(editor);
  editor.undoManager.transact(() => {
    const paragraph = editor.dom.create("p", {}, "<br data-mce-bogus='1'>");
    if (block) editor.dom.insertAfter(paragraph, block);
    editor.selection.setCursorLocation(paragraph, 0);
  });
  editor.focus();
}

/**
 * Draws every block that appears by typing, undo, paste or drag. TinyMCE's own copies of a selected
 * one are skipped.
 */
function watchBlocks(editor: Editor, draw: (block: HTMLElement) => void): void {
  const body = editor.getBody();
  const drawAll = () => {
    for (const block of body.querySelectorAll<HTMLElement>(`[${MARK}]`))
      if (!block.closest("[data-mce-bogus]")) draw(block);
  };
  const observer = new (editor.getWin() as Window & typeof globalThis).MutationObserver(drawAll);
  observer.observe(body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [MARK],
  });
  editor.on("remove", () => observer.disconnect());
  drawAll();
}
