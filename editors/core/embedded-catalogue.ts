/** The catalogue in an editor's plugin, without the keys that are only for programmers. */
import type { PageDataKeys } from "#runtime/readers.ts";
import type { Catalogue, CatalogueWidget } from "../../contract/page-data/catalogue.ts";

/** Everything but the readers; editors/build.ts replaces the name. */
declare const IMO_CATALOGUE: Catalogue;

const keys = import.meta.glob<PageDataKeys>("../../widgets/*/page-data.ts", {
  eager: true,
  import: "pageData",
});

export const embeddedCatalogue: Catalogue = Object.fromEntries(
  Object.entries(IMO_CATALOGUE).map(([widget, entry]) => [
    widget,
    { ...entry, fields: withReaders(widget, entry) },
  ]),
);

function withReaders(widget: string, { fields }: CatalogueWidget) {
  const shown = Object.entries(fields).filter(([, { form }]) => !form.isTechnical);
  const readers = keys[`../../widgets/${widget}/page-data.ts`];
  return Object.fromEntries(shown.map(([key, field]) => [key, { ...readers?.[key], ...field }]));
}
