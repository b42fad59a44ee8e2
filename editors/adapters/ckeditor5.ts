/** The plugin for CKEditor 5 (docs/editors.md#ckeditor-5), made of the host's own classes. */

import type * as CKEditor5 from "ckeditor5";
import { ICON } from "../block/icon.ts";
import { type EditorSettings, readSettings } from "../core/settings.ts";
import { openWidgetForm } from "../form/widget-dialog.ts";
import { convert, guardContent, KINDS, tagOf } from "./ckeditor5-conversion.ts";

type Namespace = Pick<typeof CKEditor5, "ButtonView" | "Plugin" | "toWidget" | "Widget" | "WidgetToolbarRepository">;

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

function addButtons(editor: CKEditor5.Editor, settings: EditorSettings, { ButtonView }: Namespace): void {
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

/** @param block the one to edit; `null` for a new one, at the caret or after the block that is selected */
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
      // Not in the place of the block that is selected, as CKEditor would: the one that was inserted last is.
      const findOptimalPosition = selectedBlock(editor) ? "after" : "auto";
      model.insertObject(block, null, null, { setSelection: "on", findOptimalPosition });
    }
  });
}
