/**
 * The widgets as a form sees them, taken from their `page-data.ts`
 * (contract/page-data/contract.ts).
 */
import type { KeyTexts, WidgetTexts } from "#runtime/describe.ts";
import type { PageDataKey } from "#runtime/readers.ts";
import type { JsonSchema } from "../schema/json-schema.ts";

export type KeyForm = Omit<KeyTexts, "about" | "entryKeys" | "see">;

export type CatalogueKey = Pick<PageDataKey, "reader" | "required" | "fallback"> & {
  readonly schema: JsonSchema;
  readonly form: KeyForm;
};
/** A widget's keys by name, in the order of its form. */
export type CatalogueKeys = Readonly<Record<string, CatalogueKey>>;

export type CatalogueWidget = WidgetTexts & { readonly fields: CatalogueKeys };
/** All widgets by name, in the order of the menu. */
export type Catalogue = Readonly<Record<string, CatalogueWidget>>;
