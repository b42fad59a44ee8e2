/** Places by name. A place's name is its value everywhere: in the URL, in page data and in the call. */
import { fold, isBlank, trim } from "#domain/format/text.ts";
import { municipalityLines, parishLines } from "./places-list.ts";

/** Of a host's own places only the host knows more than the name. */
export type Place = {
  nome: string;
  tipo?: "concelho" | "freguesia";
  concelho?: string;
  distrito?: string;
  /** Number of listings. */
  total?: number | undefined;
  /** Other names that it is found by: of its beach, its villages (docs/product/places.md#hosts-own-list). */
  tambem?: readonly string[] | undefined;
};

export type GivenPlace = string | Pick<Place, "nome" | "total" | "tambem">;

/** Worked out when first asked for. */
export type PlaceIndex = {
  readonly places: readonly Place[];
  /** By `toKey` of their names; by their other names where no place has it. */
  readonly byKey: ReadonlyMap<string, Place>;
  /** The largest number of comma pieces in one name. */
  readonly longestRun: number;
};

/** Indexes the given places in their order. Blank and repeated names are left out: the name is the value. */
export function indexPlaces(given: readonly (string | Place)[]): PlaceIndex {
  const byName = new Map<string, Place>();
  for (const one of given) {
    const place = typeof one === "string" ? { nome: one } : one;
    const nome = trim(place.nome);
    if (nome !== "" && !byName.has(nome)) byName.set(nome, { ...place, nome });
  }
  const places = [...byName.values()];
  let keys: Pick<PlaceIndex, "byKey" | "longestRun"> | undefined;
  const getKeys = () => {
    keys ??= indexKeys(places);
    return keys;
  };
  return {
    places,
    get byKey() {
      return getKeys().byKey;
    },
    get longestRun() {
      return getKeys().longestRun;
    },
  };
}

function indexKeys(places: readonly Place[]): Pick<PlaceIndex, "byKey" | "longestRun"> {
  const byKey = new Map<string, Place>();
  // Of two names that differ only by accents the first is the one read back.
  const add = (name: string, place: Place) => byKey.has(toKey(name)) || byKey.set(toKey(name), place);
  for (const place of places) add(place.nome, place);
  for (const place of places) for (const name of place.tambem ?? []) if (!isBlank(name)) add(name, place);
  return { byKey, longestRun: Math.max(1, ...[...byKey.keys()].map((key) => key.split(",").length)) };
}

let builtIn: PlaceIndex | undefined;

/** Returns the index of the built-in list (docs/product/places.md#built-in-list). */
export function getBuiltInPlaces(): PlaceIndex {
  builtIn ??= indexPlaces(readBuiltInList());
  return builtIn;
}

const indexed = new WeakMap<readonly GivenPlace[], PlaceIndex>();

/** Returns the index of a host's own places, built once, or of the built-in list without any. */
export function getPlaces(names: readonly GivenPlace[] | undefined): PlaceIndex {
  if (!names) return getBuiltInPlaces();
  const index = indexed.get(names) ?? indexPlaces(names);
  indexed.set(names, index);
  return index;
}

function readBuiltInList(): Place[] {
  const districts = new Map(parsePairs(municipalityLines));
  return [
    ...parsePairs(municipalityLines).map(([nome, distrito]) => toMunicipality(nome, distrito)),
    ...parsePairs(parishLines).map(([nome, concelho]) => toParish(nome, concelho, districts.get(concelho) as string)),
  ];
}

function parsePairs(lines: string): [string, string][] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split(" | ") as [string, string]);
}

function toMunicipality(nome: string, distrito: string): Place {
  return { nome, tipo: "concelho", concelho: nome, distrito };
}

function toParish(nome: string, concelho: string, distrito: string): Place {
  return { nome, tipo: "freguesia", concelho, distrito };
}

/**
 * Reads the names in a comma-joined text or in a list, each once, as the index writes them. Official names hold commas:
 * in a text the longest run of pieces that is a known name wins, an entry of a list is a whole name
 * (docs/product/places.md#names-with-commas).
 */
export function readPlaces(value: string | readonly string[], index: PlaceIndex): string[] {
  const names =
    typeof value === "string"
      ? splitNames(value, index)
      : value.map((name) => index.byKey.get(toKey(name))?.nome ?? trim(name));
  const distinct = new Map<string, string>();
  for (const name of names) {
    if (name !== "" && !distinct.has(toKey(name))) distinct.set(toKey(name), name);
  }
  return [...distinct.values()];
}

function splitNames(text: string, index: PlaceIndex): string[] {
  const pieces = text.split(",").map(trim).filter(Boolean);
  const names: string[] = [];
  for (let start = 0; start < pieces.length; ) {
    const run = findKnownRun(pieces, start, index);
    names.push(run?.place.nome ?? (pieces[start] as string));
    start += run?.length ?? 1;
  }
  return names;
}

function findKnownRun(
  pieces: readonly string[],
  start: number,
  index: PlaceIndex,
): { place: Place; length: number } | null {
  for (let length = Math.min(index.longestRun, pieces.length - start); length > 0; length--) {
    const place = index.byKey.get(toKey(pieces.slice(start, start + length).join(",")));
    if (place) return { place, length };
  }
  return null;
}

/**
 * Returns a name for comparison: folded, and blanks around its commas do not matter
 * (docs/product/places.md#comparison).
 */
export function toKey(name: string): string {
  return fold(name).split(",").map(trim).join(",");
}
