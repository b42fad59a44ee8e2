/**
 * A widget's contract as the tools read it: the readers of its keys and the labels and sentences
 * about them, taken from its `page-data.ts`. The build and the gallery share this, although they
 * find the folders in different ways.
 */
import { featureLabels } from "#domain/listing/features.ts";
import type { KeyTexts, WidgetTexts } from "#runtime/describe.ts";
import { everyWidget } from "#runtime/every-widget.ts";
import { attributeName } from "#runtime/mount/page-data.ts";
import type { PageDataKey, PageDataKeys } from "#runtime/readers.ts";
import { alternativesOf, type JsonSchema } from "../schema/json-schema.ts";
import type { Catalogue, KeyForm } from "./catalogue.ts";
import { pageDataSchema } from "./page-data-schema.ts";

/**
 * One key with everything that tools say about it; `fallback` is `undefined` for a key that may
 * simply be missing.
 */
export type Key = PageDataKey & {
  readonly key: string;
  readonly attribute: string;
  readonly schema: JsonSchema;
  readonly about: string;
  readonly form: KeyForm;
};

/**
 * One widget: its name, its keys (those of every widget come last), and the labels and sentences
 * about it.
 */
export type Contract = {
  readonly name: string;
  readonly keys: readonly Key[];
  readonly editorTexts: WidgetTexts;
};

/** What a widget's `page-data.ts` exports. */
export type PageDataModule = {
  readonly pageData: PageDataKeys;
  readonly editorTexts: WidgetTexts;
  readonly examples: readonly { readonly name: string; readonly data: Record<string, unknown> }[];
};

/** The order of every menu; a widget that isn't listed comes last. */
const MENU = [
  "hero-search",
  "listing-search",
  "mortgage-calculator",
  "property-contact",
  "general-contact",
  "agent-contact",
  "agency-contact",
  "recruitment-wizard",
  "valuation-wizard",
  "team-cards",
];

/** Returns a widget's contract. */
export function toContract(name: string, { pageData, editorTexts }: PageDataModule): Contract {
  const keys = Object.entries({ ...pageData, ...everyWidget }).map(([key, field]) => {
    const texts = field.texts ?? { about: "", label: key, help: "" };
    const schema = pageDataSchema(field.reader, texts.entryKeys);
    const form = keyForm(texts, schema, field.reader.features);
    return { ...field, schema, form, key, attribute: attributeName(key), about: texts.about };
  });
  return { name, keys, editorTexts };
}

/** Returns the content of `page-data.json` (docs/contract.md#the-schema-of-a-key). */
export function toPageDataJson(widgets: readonly Contract[]) {
  const entries = widgets.map(({ name, keys }) => [
    name,
    Object.fromEntries(
      keys.map(({ key, attribute, reader, required, needs, fallback, about, schema, form }) => [
        key,
        {
          attribute,
          required,
          ...(needs && { needs }),
          default: fallback ?? null,
          about,
          expected: reader.expected,
          schema,
          form,
        },
      ]),
    ),
  ]);
  const menu = inMenuOrder(widgets).map(({ name, editorTexts }) => [name, editorTexts] as const);
  return { $widgets: Object.fromEntries(menu), ...Object.fromEntries(entries) };
}

/** Returns the widgets as a form sees them. */
export function toCatalogue(widgets: readonly Contract[]): Catalogue {
  const entries = inMenuOrder(widgets).map(({ name, keys, editorTexts }) => {
    const fields = keys.map(({ key, reader, required, fallback, schema, form }) => [
      key,
      { reader, required, fallback, schema, form },
    ]);
    return [name, { ...editorTexts, fields: Object.fromEntries(fields) }];
  });
  return Object.fromEntries(entries);
}

/** Sorts widgets into the order that every menu and table uses. */
export function inMenuOrder<Named extends { readonly name: string }>(
  widgets: readonly Named[],
): readonly Named[] {
  const rank = ({ name }: Named) => (MENU.includes(name) ? MENU.indexOf(name) : MENU.length);
  return widgets.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Returns the labels of a key's control, of its closed list and of its records' fields, in the
 * schema's order.
 */
function keyForm(
  texts: KeyTexts,
  schema: JsonSchema,
  features: readonly string[] | undefined,
): KeyForm {
  const {
    about: _about,
    entryKeys: _entryKeys,
    see: _see,
    suggestions,
    words = {},
    parts = {},
    ...form
  } = texts;
  const lists = alternativesOf(schema).flatMap(({ items }) => (items ? alternativesOf(items) : []));
  const choices = [...alternativesOf(schema), ...lists].flatMap((one) =>
    (one.enum ?? []).map(String),
  );
  const fields = lists.flatMap(({ properties = {} }) => Object.keys(properties));
  return {
    ...form,
    ...(suggestions && { suggestions }),
    ...named("words", choices, features ? featureLabels : words),
    ...named("parts", fields, parts),
  };
}

/** Returns the labels for these names as `property`, or `{}` if none of them has a label. */
function named(
  property: "words" | "parts",
  names: readonly string[],
  texts: Readonly<Record<string, string>>,
) {
  const entries = names.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [[name, text]];
  });
  return entries.length > 0
    ? { [property]: Object.fromEntries(entries) as Record<string, string> }
    : {};
}
