/**
 * What a form needs to know of the widgets, as `page-data.json` has it (docs/contract.md#the-schema-of-a-key): nothing of
 * any widget's code. The gallery makes the same of the widgets' sources.
 */
import type { JsonSchema } from "./json-schema.ts";

/** Where a widget's fallback leads, and in what words, when the page data name no phone number and no e-mail. */
export type UsualFallback = { readonly text: string; readonly url: string };

/** What an editor reads about a widget. */
export type WidgetTexts = {
  readonly title: string;
  /** A sentence. */
  readonly about: string;
  readonly fallback: UsualFallback;
};

/** The words of a key's control, in Portuguese. */
export type KeyForm = {
  /** What the form calls it. */
  readonly label: string;
  /** A sentence about what it is for. */
  readonly help: string;
  /** What people write behind the number; the tag holds the number alone. */
  readonly unit?: "€" | "%" | "anos";
  /** What one entry of a list of records is called, behind "Adicionar". */
  readonly entry?: string;
  /** More than one line is usual. */
  readonly isLong?: true;
  /** Only for programmers: the gallery folds it away, and an editor's dialog leaves it as it is. */
  readonly isTechnical?: true;
  /** Words that are worth choosing from, where the reader takes any text. */
  readonly suggestions?: readonly string[];
  /** What the words of a closed list are called; the others are called by themselves. */
  readonly words?: Readonly<Record<string, string>>;
  /** What the fields of a record are called, by the key that JSON holds them under. */
  readonly parts?: Readonly<Record<string, string>>;
};

/** One key of a widget's page data. */
export type CatalogueKey = {
  readonly required: boolean;
  /** The value that is used without it; `null` for a key that may simply be missing. */
  readonly default: unknown;
  readonly schema: JsonSchema;
  readonly form: KeyForm;
};
/** A widget's keys, by name, in the order of its form. */
export type CatalogueKeys = Readonly<Record<string, CatalogueKey>>;

/** One widget. */
export type CatalogueWidget = WidgetTexts & { readonly fields: CatalogueKeys };
/** All widgets by name, in the order of a menu. */
export type Catalogue = Readonly<Record<string, CatalogueWidget>>;

/** `page-data.json`: each widget's keys by the widget's name, and what the widgets are called under `$widgets`. */
export type PageDataJson = {
  readonly $widgets: Readonly<Record<string, WidgetTexts>>;
} & Readonly<Record<string, CatalogueKeys | Readonly<Record<string, WidgetTexts>>>>;

/** The catalogue that `page-data.json` holds. */
export function toCatalogue(pageData: PageDataJson): Catalogue {
  const widgets = Object.entries(pageData.$widgets);
  return Object.fromEntries(
    widgets.map(([name, texts]) => [name, { ...texts, fields: pageData[name] as CatalogueKeys }]),
  );
}

/** The part of `page-data.json` that blocks and forms show and judge by: no key that only programmers fill in. */
export function forEditors({ $widgets, ...widgets }: PageDataJson): PageDataJson {
  const entries = Object.entries(widgets as Record<string, CatalogueKeys>).map(([name, keys]) => {
    const shown = Object.entries(keys).filter(([, { form }]) => !form.isTechnical);
    const lean = shown.map(([key, { required, default: usual, schema, form }]) => [
      key,
      { required, default: usual, schema, form },
    ]);
    return [name, Object.fromEntries(lean)];
  });
  return { $widgets, ...Object.fromEntries(entries) };
}
