/**
 * What a visitor looks for on the listing page, as one value that is never changed in place
 * (docs/product/listing.md#query-string, docs/product/listing.md#presets). The filter bar, the panel, the URL, the
 * badge, the removable filters and the call all read this one.
 */
import { type Count, counts, type PropertyType, propertyTypes } from "#domain/fields/enumerations.ts";
import { type Condition, type Purpose, purposes, type SortOrder } from "#domain/fields/listing-enumerations.ts";
import { formatEuros } from "#domain/format/price.ts";
import { fold, isBlank, trim } from "#domain/format/text.ts";
import { type PlaceIndex, readPlaces } from "#domain/places/places.ts";

/** A collaborator's id: sent as page data gave it, compared as text (docs/product/everywhere.md#ids). */
export type Id = string | number;

/**
 * The names are those of the call (docs/contract.md#bodies). An empty list, `null` or `""` filters nothing. Prices in
 * €.
 */
export type Criteria = Readonly<{
  objetivo: readonly Purpose[];
  tipologia: readonly PropertyType[];
  localizacao: readonly string[];
  quartos: readonly Count[];
  wcs: readonly Count[];
  garagem: readonly Count[];
  estado: readonly Condition[];
  minprice: number | null;
  maxprice: number | null;
  ordem: SortOrder;
  comercial: readonly Id[];
  /** As typed; what counts is {@link toSentReference}. */
  idRef: string;
}>;

/** What nothing filters: where a visitor starts without presets. */
export const emptyCriteria: Criteria = {
  objetivo: [],
  tipologia: [],
  localizacao: [],
  quartos: [],
  wcs: [],
  garagem: [],
  estado: [],
  minprice: null,
  maxprice: null,
  ordem: "rec",
  comercial: [],
  idRef: "",
};

/** The filters of "Pesquisa Avançada": what the badge counts (docs/product/listing.md#badge). */
const advancedKeys = ["quartos", "wcs", "garagem", "estado", "minprice", "maxprice", "idRef"] as const;
type FilterKey = Exclude<keyof Criteria, "ordem">;

/** One filter that a visitor can drop with one click. */
export type ActiveFilter = {
  /** Unique among the filters of one criteria, and the same for the same filter. */
  id: string;
  /** Names the filter whole: `Quartos: 3, 4`. */
  label: string;
  /** Whether the badge counts it. */
  isAdvanced: boolean;
  /** The criteria without this filter, and otherwise as they are by then. */
  dropFrom: (criteria: Criteria) => Criteria;
};

/**
 * The filters in force, each named as the visitor set it: purpose, type, every place by itself, collaborators, then the
 * advanced ones (docs/product/listing.md#active-filters).
 * @param collaborators names for `comercial`; an id without a name is shown as it is
 */
export function listActiveFilters(
  criteria: Criteria,
  collaborators: readonly { id: Id; name: string }[] = [],
): ActiveFilter[] {
  const people = criteria.comercial.map((id) => collaborators.find((one) => isSameId(one.id, id))?.name ?? id);
  const reference = toSentReference(criteria.idRef);
  return [
    ...toFilter("objetivo", criteria.objetivo.join(", ")),
    ...toFilter("tipologia", criteria.tipologia.join(", ")),
    ...criteria.localizacao.map(toPlaceFilter),
    ...toFilter("comercial", formatLabel("Comercial", people)),
    ...toFilter("quartos", formatCounts("Quartos", criteria.quartos)),
    ...toFilter("wcs", formatCounts("Casas de banho", criteria.wcs)),
    ...toFilter("garagem", formatCounts("Estacionamento", criteria.garagem)),
    ...toFilter("estado", formatLabel("Estado", criteria.estado)),
    ...toFilter("minprice", criteria.minprice === null ? "" : `A partir de ${formatEuros(criteria.minprice)}`),
    ...toFilter("maxprice", criteria.maxprice === null ? "" : `Até ${formatEuros(criteria.maxprice)}`),
    ...toFilter("idRef", reference && `Referência: ${reference}`),
  ];
}

/** How many advanced filters are in force, 0 to 7 (docs/product/listing.md#badge). */
export function countAdvancedFilters(criteria: Criteria): number {
  return listActiveFilters(criteria).filter((active) => active.isAdvanced).length;
}

/**
 * The reference as a request carries it: trimmed, and `''` below 4 characters
 * (docs/product/listing.md#reference-field).
 */
export function toSentReference(typed: string): string {
  const reference = trim(typed);
  return reference.length < 4 ? "" : reference;
}

/** Whether both ask the server for the same: the order of choices does not matter, ids compare as text. */
export function isSameCriteria(one: Criteria, other: Criteria): boolean {
  return (Object.keys(emptyCriteria) as (keyof Criteria)[]).every((key) => isSameFilter(key, one, other));
}

/** {@link isSameCriteria} for one key. */
export function isSameFilter(key: keyof Criteria, one: Criteria, other: Criteria): boolean {
  return serializeFilter(one, key) === serializeFilter(other, key);
}

/** What page data may preset (docs/product/listing.md#presets): lists, or text with commas between. */
export type PresetData = {
  objectivo?: string | readonly string[] | undefined;
  tipologia?: string | readonly string[] | undefined;
  localizacao?: string | readonly string[] | undefined;
  comercial?: string | readonly Id[] | undefined;
};

/**
 * The criteria that a page starts its visitors with. Purposes and types match their lists without regard to case or
 * accents and unknown ones are dropped; unknown places stay (docs/product/listing.md#presets).
 */
export function parsePresets(data: PresetData, places: PlaceIndex): Criteria {
  return {
    ...emptyCriteria,
    objetivo: matchKnown(purposes, splitPieces(data.objectivo)),
    tipologia: matchKnown(propertyTypes, splitPieces(data.tipologia)),
    localizacao: readPlaces(data.localizacao ?? [], places),
    comercial: dedupeIds(splitPieces(data.comercial)),
  };
}

/** The entries of a closed list that were meant, each once, in the order given; case and accents do not matter. */
export function matchKnown<Entry extends string>(list: readonly Entry[], given: readonly Id[]): Entry[] {
  const meant = given.map((piece) => list.find((entry) => fold(entry) === fold(trim(String(piece)))));
  return [...new Set(meant)].filter((entry) => entry !== undefined);
}

/** Ids without blank ones and repetitions; text is trimmed, numbers stay numbers (docs/product/everywhere.md#ids). */
export function dedupeIds(ids: readonly Id[]): Id[] {
  const byText = new Map<string, Id>();
  for (const given of ids) {
    const id = typeof given === "string" ? trim(given) : given;
    const text = String(id);
    if (text !== "" && !byText.has(text)) byText.set(text, id);
  }
  return [...byText.values()];
}

/** Whether two ids name the same: page data may hold `7` and the URL `7` as text. */
export function isSameId(one: Id, other: Id): boolean {
  return String(one) === String(other);
}

function splitPieces(value: string | readonly Id[] | undefined): readonly Id[] {
  return typeof value === "string" ? value.split(",") : (value ?? []);
}

function formatLabel(name: string, values: readonly Id[]): string {
  return values.length === 0 ? "" : `${name}: ${values.join(", ")}`;
}

/** `Quartos: 3 ou mais` for 3, 4, +5: all counts from one on, two of them or more. */
function formatCounts(name: string, values: readonly string[]): string {
  const first = counts.find((count) => values.includes(count)) ?? "";
  const isTail = values.length > 1 && isSameChoice(values, countsFrom(first));
  return formatLabel(name, isTail ? [`${first} ou mais`] : values);
}

/** The counts from one on, as a request carries them: `3` gives 3, 4, +5. */
export function countsFrom(first: string): string[] {
  return counts.slice(counts.indexOf(first as Count));
}

/** Whether both hold the same, in any order. */
export function isSameChoice(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}

/** None when there is nothing to show, so that every filter is one line above. */
function toFilter(key: FilterKey, label: string): ActiveFilter[] {
  if (isBlank(label)) return [];
  const isAdvanced = (advancedKeys as readonly string[]).includes(key);
  return [{ id: key, label, isAdvanced, dropFrom: (criteria) => ({ ...criteria, [key]: emptyCriteria[key] }) }];
}

function toPlaceFilter(name: string): ActiveFilter {
  const without = (criteria: Criteria) => criteria.localizacao.filter((place) => place !== name);
  return {
    id: `localizacao ${name}`,
    label: name,
    isAdvanced: false,
    dropFrom: (criteria) => ({ ...criteria, localizacao: without(criteria) }),
  };
}

function serializeFilter(criteria: Criteria, key: keyof Criteria): string {
  const value = key === "idRef" ? toSentReference(criteria.idRef) : criteria[key];
  return JSON.stringify(Array.isArray(value) ? value.map(String).sort() : value);
}
