/**
 * The widgets' contracts as the tools read them: out of each widget's `page-data.ts` and `page-data-texts.ts`, and so
 * without any component.
 */
import { readdirSync } from "node:fs";
import { everyWidget } from "#runtime/every-widget.ts";
import { texts as everyWidgetTexts } from "#runtime/every-widget-texts.ts";
import { attributeName } from "#runtime/page-data.ts";
import type { PageDataKey, PageDataKeys } from "#runtime/readers.ts";
import type { JsonSchema } from "./json-schema.ts";
import { pageDataSchema } from "./page-data-schema.ts";

/** One key with all that tools say of it; `fallback` is `undefined` for a key that may simply be missing. */
export type Key = PageDataKey & {
  readonly key: string;
  readonly attribute: string;
  readonly schema: JsonSchema;
  readonly about: string;
};

/** One widget: its name and its keys, the ones of every widget last. */
export type Contract = { readonly name: string; readonly fields: PageDataKeys; readonly keys: readonly Key[] };

type Texts = { texts: Record<string, string>; entryKeys?: Record<string, Record<string, JsonSchema>> };

/** All widgets, by name in the folders' order. */
export async function contracts(): Promise<Contract[]> {
  const entries = readdirSync(new URL("../widgets/", import.meta.url), { withFileTypes: true });
  return Promise.all(entries.flatMap((entry) => (entry.isDirectory() ? contractOf(entry.name) : [])));
}

/** The contract of the widget of that name. */
export async function contractOf(name: string): Promise<Contract> {
  const { pageData } = (await import(`../widgets/${name}/page-data.ts`)) as { pageData: PageDataKeys };
  const { texts, entryKeys } = (await import(`../widgets/${name}/page-data-texts.ts`)) as Texts;
  const fields = { ...pageData, ...everyWidget };
  const abouts: Record<string, string> = { ...texts, ...everyWidgetTexts };
  const keys = Object.entries(fields).map(([key, field]) => ({
    ...field,
    schema: pageDataSchema(field.reader, entryKeys?.[key]),
    key,
    attribute: attributeName(key),
    about: abouts[key] ?? "",
  }));
  return { name, fields, keys };
}
