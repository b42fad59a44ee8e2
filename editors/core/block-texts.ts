/**
 * The little that a block says of a widget before anybody opens its form: its title, and by key the form's label and how a
 * value of it is told. The build makes it of `page-data.json` (editors/build.ts), so that an editor's page need not load the
 * whole catalogue.
 */
import type { Catalogue, CatalogueKey } from "./catalogue.ts";
import { getKeyEditing } from "./key-editing.ts";
import { takesListName } from "./named-lists.ts";

/**
 * How a value is told: a number with a decimal comma, a list with spaces, none of the features by a word. Records have to be
 * there, so that a shortcode has to name a list of them.
 */
export type FactKind = "text" | "number" | "list" | "features" | "records";
/** By widget its title, and by key the label and the kind of its value; keys for programmers are left out. */
export type BlockTexts = Readonly<
  Record<string, readonly [title: string, keys: Readonly<Record<string, readonly [label: string, kind: FactKind]>>]>
>;

/** What the blocks of these widgets say. */
export function toBlockTexts(catalogue: Catalogue): BlockTexts {
  return Object.fromEntries(
    Object.entries(catalogue).map(([widget, { title, fields }]) => {
      const shown = Object.entries(fields).filter(([, { form }]) => !form.isTechnical);
      return [
        widget,
        [title, Object.fromEntries(shown.map(([key, field]) => [key, [field.form.label, kindOf(field)]]))],
      ];
    }),
  );
}

function kindOf(field: CatalogueKey): FactKind {
  const { control, isAllByDefault, keepsCommas } = getKeyEditing(field);
  if (isAllByDefault) return "features";
  if (field.required && takesListName(field)) return "records";
  if (control === "number") return "number";
  return (control === "list" || control === "ticks") && !keepsCommas ? "list" : "text";
}
