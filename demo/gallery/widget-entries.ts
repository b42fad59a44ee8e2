/** The ten widgets as the gallery shows them, taken from each widget's `page-data.ts`. */
import { toSlug } from "#domain/format/slug.ts";
import type { CatalogueWidget } from "../../contract/page-data/catalogue.ts";
import { type PageDataModule, toCatalogue, toContract } from "../../contract/page-data/contract.ts";
import type { PageDataValues } from "../../editors/core/page-data-texts.ts";

/** One of a widget's examples; `slug` is its name in the URL. */
export type Example = { name: string; slug: string; data: PageDataValues };
/** One widget in the gallery: its entry in the catalogue, and its examples. */
export type Entry = CatalogueWidget & { widget: string; examples: readonly Example[] };

const modules = Object.entries(
  import.meta.glob<PageDataModule>("../../widgets/*/page-data.ts", { eager: true }),
).map(([path, module]) => ({ name: path.split("/").at(-2) ?? "", module }));
/** All widgets by name. */
export const catalogue = toCatalogue(modules.map(({ name, module }) => toContract(name, module)));

/** The ten widgets, in the order of the menu. */
export const widgetEntries: readonly Entry[] = Object.entries(catalogue).map(([widget, words]) => ({
  ...words,
  widget,
  examples: modules
    .flatMap(({ name, module }) => (name === widget ? module.examples : []))
    .map(toExample),
}));

function toExample({ name, data }: Omit<Example, "slug">): Example {
  return { name, slug: toSlug(name), data };
}

/** Returns the entry of the widget with this name. */
export function findEntry(widget: string): Entry | undefined {
  return widgetEntries.find((entry) => entry.widget === widget);
}
