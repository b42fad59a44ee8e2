import type * as CKEditor5 from "ckeditor5";

/**
 * The plugin, built from the editor's own classes: the package's, or those of the `CKEDITOR`
 * global.
 */
export default function imoWidgets(
  classes: Pick<
    typeof CKEditor5,
    "ButtonView" | "Plugin" | "toWidget" | "Widget" | "WidgetToolbarRepository"
  >,
): CKEditor5.PluginConstructor;
