/**
 * The listing page's query string ↔ its criteria and page (docs/product/listing.md#query-string).
 */
import { trim } from "#domain/format/text.ts";
import { parseTypedPrice } from "#domain/format/typed-number.ts";
import { type PlaceIndex, readPlaces } from "#domain/places/places.ts";
import { parseArea } from "./area.ts";
import {
  dedupeIds,
  emptyCriteria,
  isSameFilter,
  isSameId,
  matchKnown,
  toSentCriteria,
} from "./criteria.ts";
import {
  type Criteria,
  type Filter,
  filterEntries,
  getOptions,
  getParameter,
  type Id,
  mapFilters,
} from "./filters.ts";

const pageName = "pagina";
const ours = /* @__PURE__ */ new Set<string>([
  ...filterEntries.map(([key]) => getParameter(key)),
  pageName,
]);

/** `page` counts from 1. */
export type QueriedSearch = { criteria: Criteria; page: number };

/** Lists, or comma-separated text, by the names of parameters (docs/product/listing.md#presets). */
export type PresetData = {
  objectivo?: string | readonly string[] | undefined;
  tipologia?: string | readonly string[] | undefined;
  localizacao?: string | readonly string[] | undefined;
  comercial?: string | readonly Id[] | undefined;
};

/** Returns the criteria that a page starts with. */
export function parsePresets(data: PresetData, places: PlaceIndex): Criteria {
  return mapFilters((key, filter) => {
    const name = getParameter(key) as keyof PresetData;
    // A script on the page may have added the key to `Object.prototype`.
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    return value === undefined
      ? emptyCriteria[key]
      : readFilter(filter, value, { places, ids: [] }, undefined);
  }) as Criteria;
}

/**
 * Reads a query string; the presets fill in the parameters it lacks. A parameter without any known
 * value empties its filter.
 * @param ids of all collaborators, as they are in page data, so that a `7` is sent as a number
 */
export function parseQuery(
  search: string,
  presets: Criteria,
  places: PlaceIndex,
  ids: readonly Id[] = [],
): QueriedSearch {
  const asked = new URLSearchParams(search);
  const known = { places, ids: [...presets.comercial, ...ids] };
  const criteria = mapFilters((key, filter) => {
    // The same parameter twice (`quartos=1&quartos=2`) means both.
    const texts = asked.getAll(getParameter(key));
    return texts.length === 0
      ? presets[key]
      : readFilter(filter, texts.join(","), known, presets[key]);
  });
  return { criteria: criteria as Criteria, page: readPage(asked.get(pageName)) };
}

function readFilter(
  filter: Filter,
  value: string | readonly Id[],
  known: { places: PlaceIndex; ids: readonly Id[] },
  preset: unknown,
): unknown {
  const pieces = typeof value === "string" ? value.split(",") : value;
  switch (filter.kind) {
    case "choices":
      return matchKnown(filter.options, pieces);
    case "counts":
      // Query strings decode `+` as a blank (docs/product/enumerations.md#counts).
      return matchKnown(
        filter.options,
        pieces.map((piece) => (/^\s+5\s*$/.test(String(piece)) ? "+5" : piece)),
      );
    case "places":
      return readPlaces(value as string | readonly string[], known.places);
    case "people":
      return dedupeIds(pieces).map(
        (id) => known.ids.find((knownId) => isSameId(knownId, id)) ?? id,
      );
    case "number":
      return readNumber(String(value));
    case "order":
      return matchKnown(getOptions(filter) ?? [], [String(value)])[0] ?? preset;
    case "text":
      return trim(String(value));
    case "area":
      return parseArea(pieces);
  }
}

function readNumber(text: string): number | null {
  const typed = parseTypedPrice(text);
  return typed.kind === "value" ? typed.value : null;
}

function readPage(text: string | null): number {
  const page = /^\d+$/.test(text ?? "") ? Number(text) : 1;
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/**
 * Returns `""` or a query string with its `?`: foreign parameters byte for byte, then ours. To keep
 * links short, ours are only written if they differ from the presets; an emptied preset is written
 * empty.
 * @param search the current `location.search`
 */
export function formatQuery(
  search: string,
  criteria: Criteria,
  page: number,
  presets: Criteria,
): string {
  const sent = toSentCriteria(criteria);
  const changed = filterEntries.filter(([key]) => !isSameFilter(key, criteria, presets));
  const written = new URLSearchParams(
    changed.map(([key]): [string, string] => [getParameter(key), formatValue(sent[key])]),
  );
  if (page > 1) written.set(pageName, String(page));
  // Commas stay unescaped, because people send each other these links.
  const own = written.toString().replaceAll("%2C", ",");
  const parts = [...keepForeignParts(search), ...(own ? [own] : [])];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function formatValue(value: Criteria[keyof Criteria]): string {
  if (Array.isArray(value)) return value.join(",");
  // From 1e21 on, `String` uses an exponent, which can't be read back as a price.
  return String(Number.isInteger(value) ? BigInt(value as number) : (value ?? ""));
}

function keepForeignParts(search: string): string[] {
  const query = search.replace(/^\?/, "");
  return query === "" ? [] : query.split("&").filter((part) => !ours.has(readParameterName(part)));
}

/** Decodes the name as browsers do, because `%6Frdem=asc` is ours too. */
function readParameterName(part: string): string {
  return new URLSearchParams(`?${part}`).keys().next().value ?? "";
}

/**
 * The start of a hash that contains a shared list of listings
 * (docs/product/memory.md#sharing-the-list).
 */
export const SHARED_LIST = "#imo-favoritos=";

/**
 * Returns the page's own URL with another query string and without a received list. A path that
 * begins with two slashes would be read as a host, so it gets the origin in front.
 */
export function formatPageUrl(
  page: { origin: string; pathname: string; hash: string },
  query: string,
): string {
  const { origin, pathname, hash } = page;
  const ownHash = hash.startsWith(SHARED_LIST) ? "" : hash;
  return `${pathname.startsWith("//") ? origin : ""}${pathname}${query}${ownHash}`;
}
