/**
 * The tables in the documentation: the widgets' names and page data (from their `page-data.ts`),
 * the forms' fields, the calls' bodies (from their schemas) and the listing's filters. Each is
 * between a comment with its name and `<!-- end -->`.
 */
import { type ServedForm, servedForms } from "#api/served-calls.ts";
import type { Fields } from "#domain/fields/fields.ts";
import {
  type CriteriaKey,
  type Filter,
  filterEntries,
  filters,
  getOptions,
  getParameter,
  isCounted,
} from "#domain/search/filters.ts";
import { safeUrl } from "#runtime/readers.ts";
import { openApi } from "../../contract/openapi/openapi.ts";
import { type Contract, inMenuOrder, type Key } from "../../contract/page-data/contract.ts";

/** Pages with tables, relative to the root. */
export const pages: readonly string[] = [
  "README.md",
  "docs/contract.md",
  "docs/product/contact-forms.md",
  "docs/product/recruitment.md",
  "docs/product/valuation.md",
];

/** Returns the page with its tables brought up to date. */
export function withTables(page: string, widgets: readonly Contract[]): string {
  const ordered = inMenuOrder(widgets);
  const { recrutamento, agendamento, ...contact } = servedForms;
  const tables = {
    widgets: widgetLine(ordered),
    keys: keyRows(ordered),
    bodies: callRows(),
    "contact fields": fieldRows(Object.values(contact)),
    "application's fields": fieldRows([recrutamento]),
    "valuation's fields": fieldRows([agendamento]),
  };
  return Object.entries(tables).reduce((text, [name, rows]) => withTable(text, name, rows), page);
}

/** Returns a row for each field of these forms, with the message for an invalid text. */
function fieldRows(forms: readonly ServedForm[]): string[] {
  const fields: Fields = Object.assign({}, ...forms.map((form) => form.fields));
  const rows = Object.entries(fields).map(([name, { label, rule, first }]) => {
    const paths = forms.flatMap((form) =>
      Object.hasOwn(form.fields, name) ? `\`${form.path}\`` : [],
    );
    const only = paths.length < forms.length ? `, only to ${paths.join(", ")}` : "";
    return `| \`${name}\`${only} | ${label} | ${rule(first) || rule(WRONG) || ""} |`;
  });
  return ["| key | field | message |", "| --- | --- | --- |", ...rows];
}

/** A text that doesn't match any field's pattern. */
const WRONG = "?";

/** Returns a row for each call, with the keys of its body in order. */
function callRows(): string[] {
  const { paths, components } = openApi();
  const rows = Object.entries(paths).map(([path, { post }]) => {
    const [[type = "", { schema }] = ["", { schema: {} }]] = Object.entries(contentOf(post));
    const body = components.schemas[schema.$ref?.split("/").at(-1) ?? ""];
    const keys = Object.keys(body?.properties ?? {}).map((key) => `\`${key}\``);
    return `| \`POST ${path}\` | ${type.startsWith("multipart") ? "multipart: " : ""}${keys.join(", ")} |`;
  });
  return ["| call | body |", "| --- | --- |", ...rows];
}

function contentOf(post: object): Record<string, { schema: { $ref?: string } }> {
  return (post as { requestBody: { content: Record<string, { schema: { $ref?: string } }> } })
    .requestBody.content;
}

/** Returns a sentence that lists the widgets' names. */
function widgetLine(widgets: readonly Contract[]): string[] {
  return [`Widgets: ${widgets.map(({ name }) => `\`${name}\``).join(", ")}.`];
}

/**
 * Returns a row for each key, or several if widgets accept different values for it or use it
 * differently.
 */
function keyRows(widgets: readonly Contract[]): string[] {
  const rows = new Map<string, { key: Key; names: string[] }>();
  for (const { name, keys } of widgets)
    for (const key of keys) {
      // The table of features already says which of them a widget has.
      const id = key.reader.features ? key.key : `${key.key}: ${key.reader.expected}; ${key.about}`;
      const row = rows.get(id) ?? { key, names: [] };
      rows.set(id, { ...row, names: [...row.names, name] });
    }
  const written = [...rows.values()].map(({ key, names }) => {
    const use = key.texts?.see ? `${key.about} [More](${relative(key.texts.see)})` : key.about;
    return `| ${named(key)} | ${summarize(names, widgets)} | ${formatValue(key)} | ${use} |`;
  });
  return ["| key | widgets | value | use |", "| --- | --- | --- | --- |", ...written];
}

function named({ key, required }: Key): string {
  return required ? `**\`${key}\`**` : `\`${key}\``;
}

function formatValue({ reader, fallback }: Key): string {
  if (reader.features) return "names of [features](#features), or nenhuma";
  const value = reader.expected === safeUrl.expected ? "a [safe URL](#safe-urls)" : reader.expected;
  return fallback === undefined ? value : `${value}; default \`${JSON.stringify(fallback)}\``;
}

/** Makes the link relative to contract.md. */
function relative(citation: string): string {
  return citation.replace("docs/contract.md", "").replace("docs/", "");
}

/** Returns the names of these widgets; a complete family is listed by its own name. */
function summarize(names: readonly string[], widgets: readonly Contract[]): string {
  const families = [
    ["all", /./],
    ["forms", /-(contact|wizard)$/],
    ["contact forms", /-contact$/],
  ] as const;
  for (const [family, pattern] of families) {
    const members = widgets.flatMap(({ name }) => (pattern.test(name) ? name : []));
    if (!members.every((name) => names.includes(name))) continue;
    const others = names.filter((name) => !members.includes(name)).map((name) => `\`${name}\``);
    return [...others, family].join(", ");
  }
  return names.map((name) => `\`${name}\``).join(", ");
}

/** Pages with tables of the filters, relative to the root. */
export const filterPages: readonly string[] = [
  "docs/product/listing.md",
  "docs/product/enumerations.md",
  "docs/events.md",
];

/** Returns the page with its filter tables brought up to date. */
export function withFilterTables(page: string): string {
  const keys = filterEntries.map(([key]) => `\`${key}\``).join(", ");
  const tables = {
    filters: filterRows(),
    orders: orderRows(),
    "filter keys": [`The keys: ${keys}.`],
  };
  return Object.entries(tables).reduce((text, [name, rows]) => withTable(text, name, rows), page);
}

function filterRows(): string[] {
  return [
    "| key | filter | value | shown in | dropped |",
    "| --- | --- | --- | --- | --- |",
    ...filterEntries.map(([key, filter]) => `| ${filterCells(key, filter).join(" | ")} |`),
  ];
}

function filterCells(key: CriteriaKey, filter: Filter): string[] {
  const parameter = getParameter(key);
  const named = parameter === key ? `\`${key}\`` : `\`${key}\`, in URLs \`${parameter}\``;
  if (filter.kind === "order")
    return [named, filter.legend, `at first \`${filter.first}\``, "results", ""];
  const place = isCounted(filter) ? `${filter.place}, badge` : filter.place;
  return [named, filter.legend, describeValue(filter), place, String(filter.near.weight)];
}

function describeValue(filter: Filter): string {
  const options = getOptions(filter);
  if (options) return options.map((option) => `\`${option}\``).join(", ");
  switch (filter.kind) {
    case "number":
      return `number in ${filter.unit}, or \`null\``;
    case "text":
      return `text from ${filter.shortest} characters on`;
    case "area":
      return "south, west, north, east in degrees, or `null`";
    default:
      return filter.kind === "people" ? "ids" : "names";
  }
}

function orderRows(): string[] {
  const rows = filters.ordem.orders.map(({ value, label }) => `| \`${value}\` | ${label} |`);
  return ["| value | label |", "| --- | --- |", ...rows];
}

/**
 * Returns the page with these lines in the part of that name, or unchanged if it doesn't have that
 * part.
 */
function withTable(page: string, name: string, lines: readonly string[]): string {
  const start = `<!-- ${name}: npm run tables -->\n`;
  const [before = "", after] = page.split(start);
  const end = after?.indexOf("<!-- end -->") ?? -1;
  return end < 0 ? page : `${before}${start}${lines.join("\n")}\n${after?.slice(end)}`;
}
