/** The form's file, `editors/form.js`: what a plugin loads when an editor first wants to place or change a widget. */
import type { FormOptions } from "../core/open-form.ts";
import { readTag } from "../core/widget-tag.ts";
import { embeddedCatalogue as catalogue } from "./embedded-catalogue.ts";
import { openWidgetDialog } from "./widget-dialog.ts";

/**
 * Opens the form.
 * @param source the tag that stands in the text; empty, or of a widget that nobody knows, for a new one
 * @returns the tag as it is to stand in the text; `null` when the editor cancelled
 */
export function openWidgetForm(source: string, options: FormOptions): Promise<string | null> {
  return openWidgetDialog(readTag(source, catalogue), { ...options, catalogue });
}
