/** The form's file, `editors/form.js`: what a plugin loads when an editor first wants to place or change a widget. */
import type { FormOptions } from "../core/open-form.ts";
import { readTag } from "../core/widget-tag.ts";
import { embeddedCatalogue as catalogue } from "./embedded-catalogue.ts";
import { openWidgetDialog } from "./widget-dialog.ts";

const UNKNOWN = "Este componente não é conhecido aqui e fica como está. Pode movê-lo, copiá-lo ou apagá-lo.";

/**
 * Opens the form.
 * @param source the tag that stands in the text; empty for a new one
 * @returns the tag as it is to stand in the text; `null` when the editor cancelled, or for a widget that has no form
 */
export async function openWidgetForm(source: string, options: FormOptions): Promise<string | null> {
  const tag = readTag(source, catalogue);
  if (tag || source === "") return openWidgetDialog(tag, { ...options, catalogue });
  // A choice of widgets would put another one in its place.
  alert(UNKNOWN);
  return null;
}
