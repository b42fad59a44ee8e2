import type * as CKEditor5 from "ckeditor5";

/** The plugin, made of the editor's own classes: those of the package, or the `CKEDITOR` global. */
export default function imoWidgets(
  classes: Pick<
    typeof CKEditor5,
    "ButtonView" | "Plugin" | "toWidget" | "Widget" | "WidgetToolbarRepository"
  >,
): CKEditor5.PluginConstructor;
