/**
 * Suggests places (docs/product/places.md#suggestions) and recognises typed ones
 * (docs/product/places.md#typed-places).
 */
import { fold, trim } from "#domain/format/text.ts";
import { type Place, type PlaceIndex, readPlaces, toKey } from "./places.ts";

/** `words` and each of `others` look like ` sao joao de ovar`. */
type Entry = {
  place: Place;
  lower: string;
  folded: string;
  words: string;
  others: readonly string[];
};

const ready = new WeakMap<PlaceIndex, Entry[]>();
/** A batch of this size takes a slow phone a few milliseconds. */
const STEP = 150;

/**
 * Prepares an index's names for comparison, one batch per step, so it can run in idle time; the
 * first key pressed does the rest. Folding a country's 3 567 names at once would be felt while
 * typing.
 */
export function* prepareSearch(index: PlaceIndex): Generator<void> {
  const entries = ready.get(index) ?? [];
  ready.set(index, entries);
  while (entries.length < index.places.length) {
    entries.push(...index.places.slice(entries.length, entries.length + STEP).map(toEntry));
    yield;
  }
}

function getEntries(index: PlaceIndex): readonly Entry[] {
  for (const _step of prepareSearch(index));
  return ready.get(index) as Entry[];
}

function toEntry(place: Place): Entry {
  const folded = fold(place.nome);
  const others = (place.tambem ?? []).map((name) => joinWords(listWords(fold(name))));
  return { place, lower: toLower(place.nome), folded, words: joinWords(listWords(folded)), others };
}

/**
 * Suggests places in four groups, each in list order: literal matches, matches that differ by
 * accents, names in which every typed word begins some word, and the parishes of a municipality
 * found. If nothing is found, typos are forgiven.
 */
export function suggestPlaces(query: string, index: PlaceIndex): Place[] {
  const literal = toLower(trim(query));
  const wanted = fold(literal);
  if (wanted === "") return [];
  const entries = getEntries(index);
  const typed = listTypedWords(wanted);
  const needles = typed.map(toNeedle);
  const whole = entries.filter(({ folded }) => folded.includes(wanted));
  const matches = [
    ...whole.filter(({ lower }) => lower.includes(literal)),
    ...whole.filter(({ lower }) => !lower.includes(literal)),
    ...entries.filter((entry) => !entry.folded.includes(wanted) && hasWords(entry, needles)),
  ];
  const hits = matches.length > 0 ? matches : findNear(entries, typed);
  return [...hits, ...listParishes(entries, hits, typed)].map(({ place }) => place);
}

/** Lets "vila conde" find Vila do Conde. */
const SMALL_WORDS = new Set(["de", "da", "do", "das", "dos"]);
const abbreviations: Record<string, readonly string[]> = {
  s: ["sao"],
  sta: ["santa"],
  sto: ["santo"],
  vn: ["vila", "nova"],
};
/** A typed word of this length or more may have a typo. */
const LONG_WORD = 5;
/** From this many typed letters on, a municipality's parishes are suggested along with it. */
const MUNICIPALITY_LENGTH = 3;

function splitWords(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function listWords(folded: string): string[] {
  return splitWords(folded).flatMap((word, position, words) => {
    if (word === "v" && words[position + 1] === "n") return ["vila"];
    if (word === "n" && words[position - 1] === "v") return ["nova"];
    return abbreviations[word] ?? [word];
  });
}

/** Puts a blank before every word, so that ` sao` only matches where a word begins. */
function joinWords(words: readonly string[]): string {
  return words.map((word) => ` ${word}`).join("");
}

function listTypedWords(wanted: string): string[] {
  const words = splitWords(wanted);
  const meant = words.filter((word) => !SMALL_WORDS.has(word));
  return meant.length > 0 ? meant : words;
}

/** Whether a name, as {@link joinWords} writes it, matches a typed word. */
type Needle = (name: string) => boolean;

function toNeedle(typed: string): Needle {
  const pieces = abbreviations[typed]?.map((full) => ` ${full}`);
  return (name) =>
    name.includes(` ${typed}`) || (pieces?.every((piece) => name.includes(piece)) ?? false);
}

function hasWords({ words, others }: Entry, needles: readonly Needle[]): boolean {
  const isIn = (name: string) => needles.every((needle) => needle(name));
  return needles.length > 0 && (isIn(words) || others.some(isIn));
}

/** Forgives one typo in each word that is long enough. */
function findNear(entries: readonly Entry[], typed: readonly string[]): Entry[] {
  const needles = typed.map((word): Needle => {
    const isIn = toNeedle(word);
    if (word.length < LONG_WORD) return isIn;
    return (name) => isIn(name) || name.split(" ").some((other) => isOneTypoFrom(other, word));
  });
  return entries.filter((entry) => hasWords(entry, needles));
}

/** Whether `name` begins with `word`, allowing for one typo. */
function isOneTypoFrom(name: string, word: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === name[at]) at += 1;
  const begins = (from: number, rest: string) => name.startsWith(rest, from);
  return (
    begins(at + 1, word.slice(at + 1)) || // a wrong letter
    begins(at, word.slice(at + 1)) || // an extra letter
    begins(at + 1, word.slice(at)) || // a missing letter
    (word[at] === name[at + 1] && word[at + 1] === name[at] && begins(at + 2, word.slice(at + 2)))
  );
}

/** Returns the parishes of the municipalities whose names match the typed words without a typo. */
function listParishes(
  entries: readonly Entry[],
  hits: readonly Entry[],
  typed: readonly string[],
): Entry[] {
  if (typed.join("").length < MUNICIPALITY_LENGTH) return [];
  const needles = typed.map(toNeedle);
  const municipalities = hits.filter(
    (hit) => hit.place.tipo === "concelho" && hasWords(hit, needles),
  );
  const there = new Set(hits);
  return municipalities.flatMap(({ place: { nome } }) =>
    entries.filter(
      (entry) =>
        entry.place.tipo === "freguesia" && entry.place.concelho === nome && !there.has(entry),
    ),
  );
}

/**
 * Returns the place that a typed text means. The text must match one of the place's names, ignoring
 * case and accents, or have the same words as exactly one name. Returns `null` if it means no
 * place, or could mean two.
 */
export function findTypedPlace(text: string, index: PlaceIndex): Place | null {
  const byName = index.byKey.get(toKey(trim(text)));
  if (byName) return byName;
  const typed = joinMeant(listWords(fold(trim(text))));
  if (typed === "") return null;
  const same = getEntries(index).filter(({ words }) => joinMeant(words.split(" ")) === typed);
  return same.length === 1 ? (same[0]?.place ?? null) : null;
}

/**
 * Returns the places in a typed or pasted text: one, or several separated by commas, such as
 * `Ovar, Espinho`. Returns none if any part isn't a place.
 */
export function findTypedPlaces(text: string, index: PlaceIndex): readonly Place[] {
  const whole = findTypedPlace(text, index);
  if (whole) return [whole];
  const places = readPlaces(text, index).map((name) => findTypedPlace(name, index));
  return places.includes(null) ? [] : (places as Place[]);
}

function joinMeant(words: readonly string[]): string {
  return words.filter((word) => word !== "" && !SMALL_WORDS.has(word)).join(" ");
}

/**
 * Formats a suggestion's second line, such as `Concelho, distrito de Aveiro`
 * (docs/product/places.md#second-line).
 */
export function formatPlaceDetail({ tipo, concelho, distrito, tambem }: Place): string | null {
  if (tambem?.length) return tambem.join(", ");
  if (tipo === "concelho" && distrito) return `Concelho, ${formatDistrict(distrito)}`;
  if (tipo === "freguesia" && concelho) return `Freguesia, ${concelho}`;
  return null;
}

/** Portuguese says "distrito de Aveiro", but "do Porto" and "da Guarda". */
function formatDistrict(name: string): string {
  return `distrito ${{ Porto: "do", Guarda: "da" }[name] ?? "de"} ${name}`;
}

function toLower(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
