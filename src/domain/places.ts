/**
 * Places by name: what is suggested while a visitor types (docs/product/places.md#suggestions), and which names a
 * comma-joined text holds (docs/product/places.md#names-with-commas). A place's name is its value everywhere, in the
 * URL, in page data and in the call; what else is known of it only fills a suggestion's second line. The names are
 * folded once, when the index is built, because a country's 3 567 names folded at every key are felt while typing.
 */
import { municipalityLines, parishLines } from "./places-list.ts";
import { fold, trim } from "./text.ts";

/**
 * A place; `nome` is its value and its name. A host's own list has names alone (docs/product/places.md#hosts-own-list).
 */
export type Place = {
  nome: string;
  tipo?: "concelho" | "freguesia";
  concelho?: string;
  distrito?: string;
};

/** The places in list order, with all that comparing needs. */
export type PlaceIndex = {
  entries: readonly IndexedPlace[];
  /** By `key`. */
  byKey: ReadonlyMap<string, Place>;
  /** The largest number of comma pieces in one name. */
  longestRun: number;
};

type IndexedPlace = { place: Place; lower: string; folded: string };

/**
 * An index of the given places, in their order. Blank names and repeated ones are left out: the name is the value, so a
 * second place of that name could not be told from the first.
 */
export function indexPlaces(given: readonly (string | Place)[]): PlaceIndex {
  const places = new Map<string, Place>();
  for (const one of given) {
    const place = typeof one === "string" ? { nome: one } : one;
    const nome = trim(place.nome);
    if (nome !== "" && !places.has(nome)) places.set(nome, { ...place, nome });
  }
  const entries = [...places.values()].map((place) => ({
    place,
    lower: toLower(place.nome),
    folded: fold(place.nome),
  }));
  const byKey = new Map<string, Place>();
  for (const place of places.values()) {
    // Of two names that differ only by accents the first is the one read back.
    if (!byKey.has(toKey(place.nome))) byKey.set(toKey(place.nome), place);
  }
  return { entries, byKey, longestRun: Math.max(1, ...entries.map(({ place }) => place.nome.split(",").length)) };
}

let builtIn: PlaceIndex | undefined;

/** The index of the built-in list (docs/product/places.md#built-in-list), built when first asked for. */
export function getBuiltInPlaces(): PlaceIndex {
  builtIn ??= indexPlaces(readBuiltInList());
  return builtIn;
}

const indexed = new WeakMap<readonly string[], PlaceIndex>();

/** The index of a host's own names, built once, or of the built-in list without any. */
export function getPlaces(names: readonly string[] | undefined): PlaceIndex {
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
 * Suggests while somebody types: literal case-insensitive matches first, in list order, then those that differ only by
 * accents; none for a blank query, and no cap (docs/product/places.md#suggestions). It remembers what the last query
 * left, and when the next one extends that query, as typing does, it looks through the rest alone.
 */
export function createSuggester(index: PlaceIndex): (query: string) => Place[] {
  let lastQuery = "";
  let left = index.entries;
  return (query) => {
    const literal = toLower(trim(query));
    const wanted = fold(literal);
    if (wanted === "") return [];
    const among = wanted.startsWith(lastQuery) ? left : index.entries;
    left = among.filter((entry) => entry.folded.includes(wanted));
    lastQuery = wanted;
    return [
      ...left.filter((entry) => entry.lower.includes(literal)),
      ...left.filter((entry) => !entry.lower.includes(literal)),
    ].map((entry) => entry.place);
  };
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

/** A name for comparison: folded, and blanks around its commas do not matter. */
function toKey(name: string): string {
  return fold(name).split(",").map(trim).join(",");
}

/**
 * Where the query stands in a name, so that a suggestion can set it bold: as it was typed, else without accents (`agu` in
 * `Águeda`).
 * @returns UTF-16 positions in the name as given, `end` exclusive; `null` for a blank query or none found
 */
export function findMatch(name: string, query: string): { start: number; end: number } | null {
  const wanted = trim(query);
  return wanted === "" ? null : (findMatchBy(toLower, name, wanted) ?? findMatchBy(fold, name, wanted));
}

/** Compares character by character and keeps where each came from: a folded name may be shorter than the name. */
function findMatchBy(
  form: (text: string) => string,
  name: string,
  query: string,
): { start: number; end: number } | null {
  const wanted = form(query);
  let compared = "";
  const origins: number[] = [];
  let position = 0;
  for (const character of name) {
    const formed = form(character);
    compared += formed;
    for (let unit = 0; unit < formed.length; unit++) origins.push(position);
    position += character.length;
  }
  const found = wanted === "" ? -1 : compared.indexOf(wanted);
  if (found === -1) return null;
  return { start: origins[found] as number, end: origins[found + wanted.length] ?? name.length };
}

/**
 * A suggestion's second line: `Concelho, distrito de Aveiro`, `Freguesia, Ovar`.
 * @returns `null` for a host's own names, of which nothing else is known (docs/product/places.md#second-line)
 */
export function formatPlaceDetail({ tipo, concelho, distrito }: Place): string | null {
  if (tipo === "concelho" && distrito) return `Concelho, ${formatDistrict(distrito)}`;
  if (tipo === "freguesia" && concelho) return `Freguesia, ${concelho}`;
  return null;
}

/** Portuguese says "distrito do Porto" and "da Guarda"; the islands are named as such and have no district. */
function formatDistrict(name: string): string {
  if (name.startsWith("Ilha ")) return name;
  return `distrito ${{ Porto: "do", Guarda: "da" }[name] ?? "de"} ${name}`;
}

function toLower(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
