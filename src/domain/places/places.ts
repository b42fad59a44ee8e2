/**
 * Places by name: the list, and the names in a comma-joined text (docs/product/places.md#names-with-commas). A
 * place's name is its value everywhere, in the URL, in page data and in the call; its other facts only help to
 * find it and fill a suggestion's line. `place-search.ts`, which comes with the field's code, makes the suggestions.
 */

import { fold, isBlank, trim } from "#domain/format/text.ts";
import { municipalityLines, parishLines } from "./places-list.ts";

/** A place; `nome` is its value and its name. Of a host's own places only the host knows more. */
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

/** A place as page data give it: its name, or an object with it. */
export type GivenPlace = string | Pick<Place, "nome" | "total" | "tambem">;

/** The places in list order, with all that reading names needs; that is worked out when first asked for. */
export type PlaceIndex = {
  readonly places: readonly Place[];
  /** By `toKey` of their names; by their other names where no place has it. */
  readonly byKey: ReadonlyMap<string, Place>;
  /** The largest number of comma pieces in one name. */
  readonly longestRun: number;
};

/**
 * An index of the given places, in their order. Blank names and repeated ones are left out: the name is the value, so a
 * second place of that name could not be told from the first.
 */
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

/** The index of the built-in list (docs/product/places.md#built-in-list), built when first asked for. */
export function getBuiltInPlaces(): PlaceIndex {
  builtIn ??= indexPlaces(readBuiltInList());
  return builtIn;
}

const indexed = new WeakMap<readonly GivenPlace[], PlaceIndex>();

/** The index of a host's own places, built once, or of the built-in list without any. */
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
 * The names in a comma-joined text or in a list, as the index writes them, each once. Official names hold commas too,
 * so in a text the longest run of pieces that is a known name wins, and unknown pieces are kept one by one; an entry of
 * a list is a whole name, never split or merged (docs/product/places.md#names-with-commas).
 *
 * Joining and reading back gives the same list as long as every name is known. An unknown name with a comma comes back
 * in pieces, and where a known name is itself the join of others (`A, B` beside `A` and `B`), it wins.
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

/** The longest run of pieces from `start` that is a known name. */
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

/** A name for comparison: folded, and blanks around its commas do not matter (docs/product/places.md#comparison). */
export function toKey(name: string): string {
  return fold(name).split(",").map(trim).join(",");
}
