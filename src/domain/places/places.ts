/**
 * Looks up places by name. The name is a place's value everywhere: in the URL, in page data and in
 * the call.
 */
import { fold, isBlank, trim } from "#domain/format/text.ts";
import { municipalityLines, parishLines } from "./places-list.ts";

/** A place. In a list of its own, a host needs to give only the name. */
export type Place = {
  nome: string;
  tipo?: "concelho" | "freguesia";
  concelho?: string;
  distrito?: string;
  /** Number of listings. */
  total?: number | undefined;
  /**
   * Other names to find it by, such as its beach or its villages
   * (docs/product/places.md#hosts-own-list).
   */
  tambem?: readonly string[] | undefined;
};

/** A place as given in page data. */
export type GivenPlace = string | Pick<Place, "nome" | "total" | "tambem">;

/**
 * Places in the given order. Blank and repeated names are dropped, because the name is the value.
 */
export class PlaceIndex {
  readonly places: readonly Place[];
  #byKey: ReadonlyMap<string, Place> | undefined;

  constructor(list: readonly (string | Place)[]) {
    const byName = new Map<string, Place>();
    for (const entry of list) {
      const place = typeof entry === "string" ? { nome: entry } : entry;
      const nome = trim(place.nome);
      if (nome !== "" && !byName.has(nome)) byName.set(nome, { ...place, nome });
    }
    this.places = [...byName.values()];
  }

  /**
   * The places by `toKey` of their names, then by their other names where those are free. Built on
   * first use.
   */
  get byKey(): ReadonlyMap<string, Place> {
    this.#byKey ??= indexKeys(this.places);
    return this.#byKey;
  }
}

function indexKeys(places: readonly Place[]): ReadonlyMap<string, Place> {
  const byKey = new Map<string, Place>();
  // If two names differ only by accents, the first is the one read back.
  const add = (name: string, place: Place) =>
    byKey.has(toKey(name)) || byKey.set(toKey(name), place);
  for (const place of places) add(place.nome, place);
  for (const place of places)
    for (const name of place.tambem ?? []) if (!isBlank(name)) add(name, place);
  return byKey;
}

const BUILT_IN = {};
const indexed = new WeakMap<object, PlaceIndex>();

/** Returns the index of a host's own places, or of the built-in list; each is built once. */
export function getPlaces(names?: readonly GivenPlace[]): PlaceIndex {
  const list = names ?? BUILT_IN;
  const index = indexed.get(list) ?? new PlaceIndex(names ?? readBuiltInList());
  indexed.set(list, index);
  return index;
}

function readBuiltInList(): Place[] {
  const municipalities = parsePairs(municipalityLines);
  const districts = new Map(municipalities);
  return [
    ...municipalities.map(
      ([nome, distrito]): Place => ({ nome, tipo: "concelho", concelho: nome, distrito }),
    ),
    ...parsePairs(parishLines).map(
      ([nome, concelho]): Place => ({
        nome,
        tipo: "freguesia",
        concelho,
        distrito: districts.get(concelho) as string,
      }),
    ),
  ];
}

function parsePairs(lines: string): [string, string][] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split(" | ") as [string, string]);
}

/**
 * Reads the names in a comma-separated string or a list, each once, as the index spells them.
 * Official names contain commas: in a string, the longest run of pieces that is a known name wins;
 * in a list, each entry is a whole name (docs/product/places.md#names-with-commas).
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

function splitNames(text: string, { byKey }: PlaceIndex): string[] {
  const pieces = text.split(",").map(trim).filter(Boolean);
  const longestRun = Math.max(1, ...[...byKey.keys()].map((key) => key.split(",").length));
  const names: string[] = [];
  for (let start = 0; start < pieces.length; ) {
    let length = Math.min(longestRun, pieces.length - start);
    const findRun = () => byKey.get(toKey(pieces.slice(start, start + length).join(",")));
    while (length > 1 && !findRun()) length -= 1;
    names.push(findRun()?.nome ?? (pieces[start] as string));
    start += length;
  }
  return names;
}

/**
 * Returns the key by which names are compared (docs/product/places.md#comparison); blanks around
 * commas don't matter.
 */
export function toKey(name: string): string {
  return fold(name).split(",").map(trim).join(",");
}
