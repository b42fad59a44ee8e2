/**
 * The plugin for CKEditor 5 (docs/editors.md#ckeditor-5): `plugins: [..., imoWidgets(CKEDITOR)]` and `imoWidgets` in the
 * toolbar. It gets the editor's classes from the host and holds none of its code.
 */

import type * as CKEditor5 from "ckeditor5";
import { ICON } from "../block/icon.ts";
import { type EditorSettings, readSettings } from "../core/settings.ts";
import { openWidgetForm } from "../form/widget-dialog.ts";
import { convert, guardContent, KINDS, tagOf } from "./ckeditor5-conversion.ts";

/** The classes that the plugin is made of: the `CKEDITOR` global, or an object with these five. */
type Namespace = Pick<typeof CKEditor5, "ButtonView" | "Plugin" | "toWidget" | "Widget" | "WidgetToolbarRepository">;

/** The plugin's class, made of the editor's own. */
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
  const edit = () => void editBlock(editor, settings);
  const add = (name: string, properties: object, run: () => void) =>
    editor.ui.componentFactory.add(name, (locale) => {
      const button = new ButtonView(locale);
      button.set({ ...properties });
      button.bind("isEnabled").to(editor, "isReadOnly", (isReadOnly) => !isReadOnly);
      button.on("execute", run);
      return button;
    });
  add("imoWidgets", { label: "Inserir componente", icon: ICON, tooltip: true }, edit);
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

async function editBlock(editor: CKEditor5.Editor, settings: EditorSettings): Promise<void> {
  if (editor.isReadOnly) return;
  const { model, editing } = editor;
  const selected = model.document.selection.getSelectedElement();
  const block = KINDS.some(({ name }) => name === selected?.name) ? selected : null;
  const near = editing.view.domRoots.values().next().value ?? null;
  const written = await openWidgetForm(tagOf(block), { near, settings });
  editing.view.focus();
  if (written === null || written === tagOf(block)) return;
  model.change((writer) => {
    if (block) writer.setAttribute("tag", written, block);
    else {
      const block = writer.createElement("imoWidget", { tag: written });
      model.insertObject(block, null, null, { setSelection: "on", findOptimalPosition: "auto" });
    }
  });
}
