/** The widgets as a form sees them, from `page-data.json` (docs/contract.md#the-schema-of-a-key). */
import type { KeyTexts, WidgetTexts } from "#runtime/describe.ts";
import type { JsonSchema } from "./json-schema.ts";

export type KeyForm = Omit<KeyTexts, "about" | "entryKeys" | "see">;

export type CatalogueKey = {
  readonly required: boolean;
  /** `null` for a key that may be missing. */
  readonly default: unknown;
  readonly schema: JsonSchema;
  readonly form: KeyForm;
};
/** A widget's keys, by name, in the order of its form. */
export type CatalogueKeys = Readonly<Record<string, CatalogueKey>>;

export type CatalogueWidget = WidgetTexts & { readonly fields: CatalogueKeys };
/** All widgets by name, in the order of a menu. */
export type Catalogue = Readonly<Record<string, CatalogueWidget>>;

/** `page-data.json`: each widget's keys by the widget's name, and what the widgets are called under `$widgets`. */
export type PageDataJson = {
  readonly $widgets: Readonly<Record<string, WidgetTexts>>;
} & Readonly<Record<string, CatalogueKeys | Readonly<Record<string, WidgetTexts>>>>;

/** Returns the catalogue of `page-data.json`. */
export function toCatalogue(pageData: PageDataJson): Catalogue {
  const widgets = Object.entries(pageData.$widgets);
  return Object.fromEntries(
    widgets.map(([name, texts]) => [name, { ...texts, fields: pageData[name] as CatalogueKeys }]),
  );
}

/** Returns the catalogue that blocks and forms need: no key for programmers alone. */
export function forEditors(catalogue: Catalogue): Catalogue {
  const widgets = Object.entries(catalogue).map(([name, { fields, ...texts }]) => {
    const shown = Object.entries(fields).filter(([, { form }]) => !form.isTechnical);
    const lean = shown.map(([key, { required, default: usual, schema, form }]) => [
      key,
      { required, default: usual, schema, form },
    ]);
    return [name, { ...texts, fields: Object.fromEntries(lean) }];
  });
  return Object.fromEntries(widgets);
}
