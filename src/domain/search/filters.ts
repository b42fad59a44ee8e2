/**
 * The listing's filters and order, with the keys of the call and in its order
 * (docs/adding.md#a-filter).
 */
import {
  conditions,
  counts,
  propertyTypes,
  purposes,
  sortOrders,
} from "#domain/fields/enumerations.ts";
import type { Area } from "./area.ts";

type Shared = {
  readonly legend: string;
  /** The filter's name in URLs, if it differs from the key of the call. */
  readonly parameter?: string;
  /** The version that added it, if after 1.0.0. Older pages, kept searches and alerts lack it. */
  readonly since?: string;
};

type Narrowing = Shared & {
  /** The panel repeats the bar's filters; the map sets its own filter to the part in view. */
  readonly place: "bar" | "panel" | "map";
  /** Keeps a filter that isn't in the bar out of the badge. */
  readonly isCounted?: false;
  /** The chip's text, with `{}` for the value; `legend: {}` when left out. */
  readonly chip?: string;
  /** Names the search without this filter; the filter with the lowest weight is dropped first. */
  readonly near: { readonly label: string; readonly weight: number };
};

type ChoicesFilter = Narrowing & {
  readonly kind: "choices";
  readonly options: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  /** The plural in the bar, as in "2 tipos". */
  readonly plural?: string;
};

/** The last count means that many or more. */
type CountsFilter = Narrowing & {
  readonly kind: "counts";
  readonly options: readonly string[];
  /**
   * The labels of the buttons that choose all counts from the first on, from the second on, and so
   * on.
   */
  readonly tails: readonly string[];
};

type PlacesFilter = Narrowing & { readonly kind: "places" };

/** Ids of collaborators (docs/product/everywhere.md#ids). */
type PeopleFilter = Narrowing & { readonly kind: "people" };

/** The two bounds of an amount are shown side by side. */
type NumberFilter = Narrowing & {
  readonly kind: "number";
  /** The amount of the listing to compare. */
  readonly amount: string;
  readonly bound: "least" | "most";
  readonly unit: string;
  readonly error: string;
};

type TextFilter = Narrowing & {
  readonly kind: "text";
  /** In characters; anything shorter filters nothing. */
  readonly shortest: number;
  readonly hint: string;
};

/** The part of the map that the visitor searches. */
type AreaFilter = Narrowing & {
  readonly kind: "area";
  /** The amounts of the listing to compare: its latitude, its longitude. */
  readonly amounts: readonly [string, string];
};

/** `by` names the value of a listing that the order sorts by, such as its price. */
type SortOrder = {
  readonly value: string;
  readonly label: string;
  readonly by: string;
  readonly direction: string;
};

type OrderFilter = Shared & {
  readonly kind: "order";
  readonly orders: readonly SortOrder[];
  readonly first: string;
};

export type Filter =
  | ChoicesFilter
  | CountsFilter
  | PlacesFilter
  | PeopleFilter
  | NumberFilter
  | TextFilter
  | AreaFilter
  | OrderFilter;

const FROM_ONE_ON = ["1 ou mais", "2 ou mais", "3 ou mais", "4 ou mais"] as const;
const BAD_PRICE = "Escreva o preço em algarismos, por exemplo 250 000";

export const filters = {
  objetivo: {
    kind: "choices",
    options: purposes,
    parameter: "objectivo",
    legend: "Objectivo",
    place: "bar",
    plural: "objectivos",
    chip: "{}",
    near: { label: "De qualquer negócio", weight: 110 },
  },
  tipologia: {
    kind: "choices",
    options: propertyTypes,
    legend: "Tipo de imóvel",
    place: "bar",
    plural: "tipos",
    chip: "{}",
    near: { label: "Qualquer tipo de imóvel", weight: 80 },
  },
  localizacao: {
    kind: "places",
    legend: "Localização",
    place: "bar",
    chip: "{}",
    near: { label: "Em qualquer localização", weight: 70 },
  },
  quartos: {
    kind: "counts",
    options: counts,
    tails: FROM_ONE_ON,
    legend: "Quartos",
    place: "panel",
    near: { label: "Qualquer número de quartos", weight: 50 },
  },
  wcs: {
    kind: "counts",
    options: counts,
    tails: FROM_ONE_ON,
    legend: "Casas de banho",
    place: "panel",
    near: { label: "Qualquer número de casas de banho", weight: 30 },
  },
  garagem: {
    kind: "counts",
    options: counts,
    tails: ["Com estacionamento", "2 ou mais", "3 ou mais"],
    legend: "Estacionamento",
    place: "panel",
    near: { label: "Com ou sem estacionamento", weight: 20 },
  },
  estado: {
    kind: "choices",
    options: conditions,
    legend: "Estado",
    place: "panel",
    near: { label: "Em qualquer estado", weight: 10 },
  },
  minprice: {
    kind: "number",
    amount: "preco",
    bound: "least",
    unit: "€",
    legend: "Preço mínimo",
    place: "panel",
    chip: "A partir de {}",
    error: BAD_PRICE,
    near: { label: "Sem preço mínimo", weight: 40 },
  },
  maxprice: {
    kind: "number",
    amount: "preco",
    bound: "most",
    unit: "€",
    legend: "Preço máximo",
    place: "panel",
    chip: "Até {}",
    error: BAD_PRICE,
    near: { label: "Sem preço máximo", weight: 60 },
  },
  ordem: { kind: "order", orders: sortOrders, first: "rec", legend: "Ordenar" },
  comercial: {
    kind: "people",
    legend: "Consultor",
    place: "panel",
    isCounted: false,
    near: { label: "De qualquer consultor", weight: 90 },
  },
  idRef: {
    kind: "text",
    shortest: 4,
    legend: "Referência",
    place: "panel",
    hint: "Escreva pelo menos 4 caracteres.",
    near: { label: "Sem a referência", weight: 100 },
  },
  zona: {
    kind: "area",
    amounts: ["latitude", "longitude"],
    since: "1.1.0",
    legend: "Zona do mapa",
    place: "map",
    chip: "Zona do mapa",
    near: { label: "Em qualquer zona", weight: 75 },
  },
} as const satisfies Readonly<Record<string, Filter>>;

type Table = typeof filters;

export type CriteriaKey = keyof Table;

export type KeyOfKind<Kind extends Filter["kind"]> = {
  [Key in CriteriaKey]: Table[Key]["kind"] extends Kind ? Key : never;
}[CriteriaKey];

export type FilterKey = Exclude<CriteriaKey, KeyOfKind<"order">>;

/** The amounts of a listing that a search compares and sorts by. */
export type ComparedKey =
  | Exclude<FilterKey, KeyOfKind<"number" | "area">>
  | Table[KeyOfKind<"number">]["amount"]
  | Table[KeyOfKind<"area">]["amounts"][number]
  | Table[KeyOfKind<"order">]["orders"][number]["by"];

/**
 * An id, which is sent as it is in page data and compared as text (docs/product/everywhere.md#ids).
 */
export type Id = string | number;

type ValueOf<Row> = Row extends { readonly options: readonly (infer Option)[] }
  ? readonly Option[]
  : Row extends { readonly kind: "places" }
    ? readonly string[]
    : Row extends { readonly kind: "people" }
      ? readonly Id[]
      : Row extends { readonly kind: "number" }
        ? number | null
        : Row extends { readonly kind: "area" }
          ? Area | null
          : Row extends { readonly orders: readonly { readonly value: infer Order }[] }
            ? Order
            : string;

/**
 * A search, with the keys of the call (docs/contract.md#bodies). An empty list, `null` or `""`
 * filters nothing.
 */
export type Criteria = { readonly [Key in CriteriaKey]: ValueOf<Table[Key]> };

export const filterEntries = /* @__PURE__ */ Object.entries(filters) as readonly (readonly [
  CriteriaKey,
  Filter,
])[];

/** Builds a record with the table's keys, in its order. */
export function mapFilters<Value>(
  map: (key: CriteriaKey, filter: Filter) => Value,
): Record<CriteriaKey, Value> {
  return Object.fromEntries(
    filterEntries.map(([key, filter]) => [key, map(key, filter)]),
  ) as Record<CriteriaKey, Value>;
}

/** Returns the values of a closed list; `undefined` if the filter isn't one. */
export function getOptions(filter: Filter): readonly string[] | undefined {
  if (filter.kind === "order") return filter.orders.map(({ value }) => value);
  return "options" in filter ? filter.options : undefined;
}

/** Returns the text shown for an option. */
export function getLabel(filter: Filter, option: string): string {
  return (filter.kind === "choices" && filter.labels?.[option]) || option;
}

/** Returns the name of a filter in URLs (docs/product/listing.md#query-string). */
export function getParameter(key: CriteriaKey): string {
  const { parameter = key }: Filter = filters[key];
  return parameter;
}

/** Returns the value that filters nothing; for the order, its first one. */
export function getEmptyValue(filter: Filter): readonly never[] | string | null {
  if (filter.kind === "number" || filter.kind === "area") return null;
  if (filter.kind === "text") return "";
  return filter.kind === "order" ? filter.first : [];
}

/** Whether the badge counts a filter (docs/product/listing.md#badge). */
export function isCounted(filter: Filter): boolean {
  return filter.kind !== "order" && filter.place !== "bar" && filter.isCounted !== false;
}
