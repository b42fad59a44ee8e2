/** The tables of the listing's filters in the documentation, out of src/domain/search/filters.ts. */
import {
  type CriteriaKey,
  type Filter,
  filterEntries,
  filters,
  getOptions,
  getParameter,
  isCounted,
} from "#domain/search/filters.ts";
import { withTable } from "./table.ts";

/** The pages with these tables, from the root. */
export const filterPages: readonly string[] = [
  "docs/product/listing.md",
  "docs/product/enumerations.md",
  "docs/events.md",
];

/** Returns the page with its tables as the filters are now. */
export function withFilterTables(page: string): string {
  const keys = filterEntries.map(([key]) => `\`${key}\``).join(", ");
  return [
    ["filters", filterRows()],
    ["orders", orderRows()],
    ["filter keys", [`The keys: ${keys}.`]],
  ].reduce((so, [name, lines]) => withTable(so, name as string, lines as string[]), page);
}

function filterRows(): string[] {
  return [
    "| key | filter | value | stands in | dropped |",
    "| --- | --- | --- | --- | --- |",
    ...filterEntries.map(([key, filter]) => `| ${filterCells(key, filter).join(" | ")} |`),
  ];
}

function filterCells(key: CriteriaKey, filter: Filter): string[] {
  const parameter = getParameter(key);
  const named = parameter === key ? `\`${key}\`` : `\`${key}\`, in URLs \`${parameter}\``;
  if (filter.kind === "order") return [named, filter.legend, `at first \`${filter.first}\``, "results", ""];
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
    default:
      return filter.kind === "people" ? "ids" : "names";
  }
}

function orderRows(): string[] {
  const rows = filters.ordem.orders.map(({ value, label }) => `| \`${value}\` | ${label} |`);
  return ["| value | label |", "| --- | --- |", ...rows];
}
