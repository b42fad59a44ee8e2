/**
 * A widget's contract as the tools read it, out of what its folder says: the readers of its keys and the words about them.
 * Shared by the build and the gallery, which find the folders in different ways.
 */
import { everyWidget } from "#runtime/every-widget.ts";
import { texts as everyWidgetTexts } from "#runtime/every-widget-texts.ts";
import { attributeName } from "#runtime/mount/page-data.ts";
import type { PageDataKey, PageDataKeys } from "#runtime/readers.ts";
import type { CatalogueKey, KeyForm, PageDataJson } from "../../editors/core/catalogue.ts";
import type { JsonSchema } from "../../editors/core/json-schema.ts";
import { keyForm, widgetTexts } from "./form-texts.ts";
import { pageDataSchema } from "./page-data-schema.ts";

/** One key with all that tools say of it; `fallback` is `undefined` for a key that may simply be missing. */
export type Key = PageDataKey & {
  readonly key: string;
  readonly attribute: string;
  readonly schema: JsonSchema;
  readonly about: string;
  readonly form: KeyForm;
};

/** One widget: its name and its keys, the ones of every widget last. */
export type Contract = { readonly name: string; readonly fields: PageDataKeys; readonly keys: readonly Key[] };

/** What a widget's `page-data-texts.ts` exports. */
export type PageDataTexts = {
  texts: Record<string, string>;
  entryKeys?: Record<string, Record<string, JsonSchema>>;
  suggestions?: Record<string, readonly string[]>;
};

/** The contract of a widget. */
export function toContract(name: string, pageData: PageDataKeys, words: PageDataTexts): Contract {
  const fields = { ...pageData, ...everyWidget };
  const abouts: Record<string, string> = { ...words.texts, ...everyWidgetTexts };
  const keys = Object.entries(fields).map(([key, field]) => {
    const schema = pageDataSchema(field.reader, words.entryKeys?.[key]);
    const form = keyForm(name, key, schema, words.suggestions?.[key]);
    return { ...field, schema, form, key, attribute: attributeName(key), about: abouts[key] ?? "" };
  });
  return { name, fields, keys };
}

/** What `page-data.json` holds (docs/contract.md#the-schema-of-a-key). */
export function toPageDataJson(widgets: readonly Contract[]): PageDataJson {
  const entries = widgets.map(({ name, keys }) => [
    name,
    Object.fromEntries(
      keys.map(({ key, attribute, reader, required, fallback, about, schema, form }) => [
        key,
        { attribute, required, default: fallback ?? null, about, expected: reader.expected, schema, form },
      ]),
    ) satisfies Record<string, CatalogueKey>,
  ]);
  return { $widgets: widgetTexts, ...Object.fromEntries(entries) };
}
