/**
 * The ten widgets as the gallery shows them: Portuguese texts from scripts/build/form-texts.ts, page data and examples from
 * the widgets' folders, so that a new key or example is in the gallery at once.
 */
import { toSlug } from "#domain/format/slug.ts";
import type { PageDataKeys } from "#runtime/readers.ts";
import { type CatalogueWidget, toCatalogue } from "../../editors/core/catalogue.ts";
import type { PageDataValues } from "../../editors/core/page-data-texts.ts";
import { type PageDataTexts, toContract, toPageDataJson } from "../../scripts/build/contract.ts";
import type { KnownWidgets } from "./snippet/parse-snippet.ts";

/** One of a widget's examples; `slug` is its name in the URL. */
export type Example = { name: string; slug: string; data: PageDataValues };
/** One widget in the gallery: what the catalogue says of it, and its examples. */
export type Entry = CatalogueWidget & { widget: string; examples: readonly Example[] };

const contracts = import.meta.glob<{ pageData: PageDataKeys }>("../../widgets/*/page-data.ts", { eager: true });
const texts = import.meta.glob<PageDataTexts>("../../widgets/*/page-data-texts.ts", { eager: true });
const examples = import.meta.glob<{ examples: { name: string; data: PageDataValues }[] }>(
  "../../widgets/*/examples.ts",
  { eager: true },
);

const catalogue = toCatalogue(
  toPageDataJson(
    Object.entries(contracts).map(([path, { pageData }]) => {
      const folder = path.slice(0, path.lastIndexOf("/"));
      const words = texts[`${folder}/page-data-texts.ts`] ?? { texts: {} };
      return toContract(folder.slice(folder.lastIndexOf("/") + 1), pageData, words);
    }),
  ),
);

/** The ten widgets, in the order of the menu. */
export const widgetEntries: readonly Entry[] = Object.entries(catalogue).map(([widget, words]) => ({
  ...words,
  widget,
  examples: (examples[`../../widgets/${widget}/examples.ts`]?.examples ?? []).map(({ name, data }) => ({
    name,
    slug: toSlug(name),
    data,
  })),
}));

/** The entry of that name. */
export function findEntry(widget: string): Entry | undefined {
  return widgetEntries.find((entry) => entry.widget === widget);
}

/** What a pasted tag may name. */
export const knownWidgets: KnownWidgets = {
  names: Object.keys(catalogue),
  fieldsOf: (widget) => findEntry(widget)?.fields,
};
