/** The plugin for CKEditor 5 (docs/editors.md#ckeditor-5), built from the host's own classes. */

import type * as CKEditor5 from "ckeditor5";
import { blockTitle, clipboardTags, MARK, tagOfBlock, toBlocks } from "../block/blocks.ts";
import { drawCard } from "../block/card.ts";
import { ICON } from "../block/icon.ts";
import { type EditorSettings, readSettings } from "../core/settings.ts";
import { openWidgetForm } from "../form/widget-dialog.ts";

type Namespace = Pick<
  typeof CKEditor5,
  "ButtonView" | "Plugin" | "toWidget" | "Widget" | "WidgetToolbarRepository"
>;

const KINDS = [
  { name: "imoWidget", element: "div", written: "div", inheritAllFrom: "$blockObject" },
  // Next to a picture the editor keeps a space as it is; next to an empty `span` it would write a
  // non-breaking one.
  { name: "imoWidgetInline", element: "span", written: "img", inheritAllFrom: "$inlineObject" },
] as const;

export default function imoWidgets(CKEDITOR: Namespace): unknown {
  return class ImoWidgets extends CKEDITOR.Plugin {
    static get pluginName() {
      return "ImoWidgets";
    }
    static get requires() {
      return [CKEDITOR.Widget, CKEDITOR.WidgetToolbarRepository];
    }
    init() {
      const settings = readSettings(import.meta.url);
      guardContent(this.editor, settings);
      for (const kind of KINDS) convert(this.editor, kind, settings, CKEDITOR);
      addButtons(this.editor, settings, CKEDITOR);
    }
    afterInit() {
      this.editor.plugins.get("WidgetToolbarRepository").register("imoWidgets", {
        ariaLabel: "Componente",
        items: ["imoWidgetsEdit", "imoWidgetsRemove"],
        getRelatedElement: (selection: CKEditor5.ViewDocumentSelection) => {
          const element = selection.getSelectedElement();
          return element?.getCustomProperty("imoWidget") ? element : null;
        },
      });
    }
  };
}

/**
 * Turns tags into placeholders before the editor parses anything, including from the clipboard, and
 * placeholders back into tags wherever it writes.
 */
function guardContent({ data, editing }: CKEditor5.Editor, settings: EditorSettings): void {
  const { htmlProcessor: processor } = data;
  const [toView, toData] = [processor.toView.bind(processor), processor.toData.bind(processor)];
  processor.toView = (html) => toView(toBlocks(html, settings));
  processor.toData = (view) =>
    toData(view).replace(new RegExp(`<(?:div|img) ${MARK}="([^"]*)">(?:</div>)?`, "g"), (_, tag) =>
      tagOfBlock(tag),
    );
  for (const { element } of KINDS)
    data.registerRawContentMatcher({ name: element, attributes: { [MARK]: true } });
  editing.view.document.on(
    "clipboardInput",
    (_event, input) => {
      const tags = clipboardTags(input.dataTransfer);
      if (tags !== null) input.content = processor.toView(tags);
    },
    { priority: "high" },
  );
}

function convert(
  { model, conversion }: CKEditor5.Editor,
  { name, element, written, inheritAllFrom }: (typeof KINDS)[number],
  settings: EditorSettings,
  { toWidget }: Namespace,
) {
  model.schema.register(name, { inheritAllFrom, allowAttributes: ["tag"] });
  conversion.for("upcast").elementToElement({
    converterPriority: "highest",
    // Matches with all its attributes, or the editor's support for arbitrary HTML would wrap it
    // again.
    view: (view: CKEditor5.ViewElement) =>
      view.name === element && view.hasAttribute(MARK)
        ? { name: true, attributes: [...view.getAttributeKeys()] }
        : null,
    model: (view, { writer }) =>
      writer.createElement(name, { tag: tagOfBlock(view.getAttribute(MARK)) }),
  });
  conversion.for("dataDowncast").elementToElement({
    model: name,
    view: (block, { writer }) =>
      writer.createEmptyElement(written, { [MARK]: encodeURIComponent(tagOf(block)) }),
  });
  conversion.for("editingDowncast").elementToStructure({
    model: { name, attributes: ["tag"] },
    view: (block, { writer }) => {
      const tag = tagOf(block);
      const card = writer.createRawElement(element, {}, (dom) => drawCard(dom, tag, settings));
      const container = writer.createContainerElement(element, { class: "imo-bloco" }, [card]);
      writer.setCustomProperty("imoWidget", true, container);
      return toWidget(container, writer, {
        label: blockTitle(tag, settings),
        hasSelectionHandle: element === "div",
      });
    },
  });
}

function tagOf(block: CKEditor5.ModelElement | null): string {
  return String(block?.getAttribute("tag") ?? "");
}

function addButtons(
  editor: CKEditor5.Editor,
  settings: EditorSettings,
  { ButtonView }: Namespace,
): void {
  const insert = () => void openForm(editor, null, settings);
  const edit = () => void openForm(editor, selectedBlock(editor), settings);
  const add = (name: string, properties: object, run: () => void) =>
    editor.ui.componentFactory.add(name, (locale) => {
      const button = new ButtonView(locale);
      button.set({ ...properties });
      button.bind("isEnabled").to(editor, "isReadOnly", (isReadOnly) => !isReadOnly);
      button.on("execute", run);
      return button;
    });
  add("imoWidgets", { label: "Inserir componente", icon: ICON, tooltip: true }, insert);
  add("imoWidgetsEdit", { label: "Editar", withText: true }, edit);
  add("imoWidgetsRemove", { label: "Retirar", withText: true }, () => {
    editor.model.deleteContent(editor.model.document.selection);
    editor.editing.view.focus();
  });
  editor.on("ready", () => {
    for (const root of editor.editing.view.domRoots.values())
      root.addEventListener("dblclick", ({ target }) => {
        if (target instanceof Element && target.closest(".imo-bloco")) edit();
      });
  });
}

function selectedBlock({ model }: CKEditor5.Editor): CKEditor5.ModelElement | null {
  const selected = model.document.selection.getSelectedElement();
  return KINDS.some(({ name }) => name === selected?.name) ? selected : null;
}

/**
 * Opens the form and writes its tag into the document.
 * @param block the block to edit; `null` for a new one, inserted at the caret or after the selected
 * block
 */
async function openForm(
  editor: CKEditor5.Editor,
  block: CKEditor5.ModelElement | null,
  settings: EditorSettings,
): Promise<void> {
  if (editor.isReadOnly) return;
  const { model, editing } = editor;
  const near = editing.view.domRoots.values().next().value ?? null;
  const written = await openWidgetForm(tagOf(block), { near, settings });
  editing.view.focus();
  if (written === null || written === tagOf(block)) return;
  model.change((writer) => {
    if (block) writer.setAttribute("tag", written, block);
    else {
      const block = writer.createElement("imoWidget", { tag: written });
      // CKEditor would replace the selected block, and the block inserted last is selected.
      const findOptimalPosition = selectedBlock(editor) ? "after" : "auto";
      model.insertObject(block, null, null, { setSelection: "on", findOptimalPosition });
    }
  });
}
