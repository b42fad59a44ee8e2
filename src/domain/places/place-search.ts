/**
 * Suggests places (docs/product/places.md#suggestions), and recognises a typed text as a place
 * (docs/product/places.md#typed-places). Names are folded once: folding a country's 3 567 names at every key is felt
 * while typing.
 */
import { fold, trim } from "#domain/format/text.ts";
import { type Place, type PlaceIndex, toKey } from "./places.ts";

/** `words` and each of `others` is ` sao joao de ovar`. */
type Entry = { place: Place; lower: string; folded: string; words: string; others: readonly string[] };

/** `vocabulary` holds every word of every name once. */
type Searched = { readonly entries: Entry[]; readonly vocabulary: Set<string> };

const ready = new WeakMap<PlaceIndex, Searched>();
/** Takes a few ms of a slow phone. */
const STEP = 150;

/**
 * Makes an index's names ready to be compared, some at each step, in idle time before the first key, which does the
 * rest.
 */
export function* prepareSearch(index: PlaceIndex): Generator<void> {
  const searched = ready.get(index) ?? { entries: [], vocabulary: new Set() };
  ready.set(index, searched);
  const { entries, vocabulary } = searched;
  while (entries.length < index.places.length) {
    for (const place of index.places.slice(entries.length, entries.length + STEP)) {
      const entry = toEntry(place);
      entries.push(entry);
      for (const word of wordsOf(entry)) vocabulary.add(word);
    }
    yield;
  }
}

function getSearched(index: PlaceIndex): Searched {
  for (const _step of prepareSearch(index));
  return ready.get(index) as Searched;
}

function wordsOf({ words, others }: Entry): string[] {
  return [words, ...others].flatMap((name) => name.split(" "));
}

function toEntry(place: Place): Entry {
  const folded = fold(place.nome);
  const others = (place.tambem ?? []).map((name) => joinWords(listWords(fold(name))));
  return { place, lower: toLower(place.nome), folded, words: joinWords(listWords(folded)), others };
}

/**
 * Makes a function that suggests in four groups, each in list order: literal matches, those that differ by accents,
 * those in which every typed word begins some word, and the parishes of a found municipality. A typo is forgiven when
 * nothing else is found. It remembers the last query, and a next one that extends it searches the rest alone.
 */
export function createSuggester(index: PlaceIndex): (query: string) => Place[] {
  let lastQuery = "";
  let left: readonly Entry[] | undefined;
  return (query) => {
    const literal = toLower(trim(query));
    const wanted = fold(literal);
    if (wanted === "") return [];
    const searched = getSearched(index);
    const { entries } = searched;
    const among = left && wanted.startsWith(lastQuery) ? left : entries;
    left = among.filter((entry) => entry.folded.includes(wanted));
    lastQuery = wanted;
    const needles = toNeedles(listTypedWords(wanted));
    const found = [
      ...left.filter((entry) => entry.lower.includes(literal)),
      ...left.filter((entry) => !entry.lower.includes(literal)),
      ...(isMoreThanLiteral(needles, index) ? entries : []).filter(
        (entry) => !entry.folded.includes(wanted) && hasWords(entry, needles),
      ),
    ];
    const hits = found.length > 0 ? found : findNear(searched, listTypedWords(wanted));
    return [...hits, ...listParishes(entries, hits, needles)].map((entry) => entry.place);
  };
}

/** "vila conde" is Vila do Conde. */
const SMALL_WORDS = new Set(["de", "da", "do", "das", "dos"]);
const abbreviations: Record<string, readonly string[]> = {
  s: ["sao"],
  sta: ["santa"],
  sto: ["santo"],
  vn: ["vila", "nova"],
};
/** From this length on a typo is forgiven. */
const LONG_WORD = 5;
/** From this length on a municipality brings its parishes. */
const MUNICIPALITY_LENGTH = 3;

function listWords(folded: string): string[] {
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.flatMap((word, position) => {
    if (word === "v" && words[position + 1] === "n") return ["vila"];
    if (word === "n" && words[position - 1] === "v") return ["nova"];
    return abbreviations[word] ?? [word];
  });
}

/** Every word after a blank, so that ` sao` is looked for where a word begins. */
function joinWords(words: readonly string[]): string {
  return words.map((word) => ` ${word}`).join("");
}

function listTypedWords(wanted: string): string[] {
  const words = wanted.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const meant = words.filter((word) => !SMALL_WORDS.has(word));
  return meant.length > 0 ? meant : words;
}

/** For each typed word its variants, each as the beginnings of words that a name must have. */
type Needles = readonly (readonly (readonly string[])[])[];

function toNeedles(typed: readonly string[]): Needles {
  return typed.map((word) => [
    [` ${word}`],
    ...(abbreviations[word] ? [abbreviations[word].map((full) => ` ${full}`)] : []),
  ]);
}

/** One plain word is found by its letters already, unless a place has other names. */
function isMoreThanLiteral(needles: Needles, { places }: PlaceIndex): boolean {
  return needles.length > 1 || needles.some((ways) => ways.length > 1) || places.some(({ tambem }) => tambem);
}

function hasWords({ words, others }: Entry, needles: Needles): boolean {
  return needles.length > 0 && (isIn(words, needles) || others.some((other) => isIn(other, needles)));
}

/** Plain loops, because every name is asked at a key. */
function isIn(name: string, needles: Needles): boolean {
  for (const ways of needles) if (!isOneIn(name, ways)) return false;
  return true;
}

function isOneIn(name: string, ways: Needles[number]): boolean {
  for (const way of ways) if (way.every((piece) => name.includes(piece))) return true;
  return false;
}

/** One typo in each word that is long enough for it. */
function findNear({ entries, vocabulary }: Searched, typed: readonly string[]): Entry[] {
  if (!typed.some((word) => word.length >= LONG_WORD)) return [];
  const needles = toNeedles(typed).map((ways, position) => {
    const word = typed[position] as string;
    const near = word.length < LONG_WORD ? [] : [...vocabulary].filter((other) => isOneTypoFrom(other, word));
    return [...ways, ...near.map((other) => [` ${other}`])];
  });
  return entries.filter((entry) => hasWords(entry, needles));
}

/** Tells if `word` with one typo begins `name`. */
function isOneTypoFrom(name: string, word: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === name[at]) at += 1;
  const begins = (from: number, rest: string) => name.startsWith(rest, from);
  return (
    begins(at + 1, word.slice(at + 1)) || // wrong
    begins(at, word.slice(at + 1)) || // too many
    begins(at + 1, word.slice(at)) || // missing
    (word[at] === name[at + 1] && word[at + 1] === name[at] && begins(at + 2, word.slice(at + 2)))
  );
}

/** Those of the municipalities whose name the typed words begin. */
function listParishes(entries: readonly Entry[], hits: readonly Entry[], needles: Needles): Entry[] {
  const length = needles.reduce((sum, [[piece = ""] = []]) => sum + piece.length - 1, 0);
  const municipalities = hits.filter((hit) => hit.place.tipo === "concelho" && hasWords(hit, needles));
  if (length < MUNICIPALITY_LENGTH || municipalities.length === 0) return [];
  const there = new Set(hits);
  return municipalities.flatMap(({ place: { nome } }) =>
    entries.filter((entry) => entry.place.tipo === "freguesia" && entry.place.concelho === nome && !there.has(entry)),
  );
}

/**
 * Returns the place of a typed text: its name or another one without case and accents, or the one name with the same
 * words; `null` when the text is none, or could be two.
 */
export function findTypedPlace(text: string, index: PlaceIndex): Place | null {
  const byName = index.byKey.get(toKey(trim(text)));
  if (byName) return byName;
  const words = listWords(fold(trim(text)));
  const typed = joinMeant(words);
  if (typed === "") return null;
  const needles = toNeedles(words.filter((word) => !SMALL_WORDS.has(word)));
  const same = getSearched(index).entries.filter(
    (entry) => hasWords(entry, needles) && joinMeant(entry.words.split(" ")) === typed,
  );
  return same.length === 1 ? (same[0]?.place ?? null) : null;
}

function joinMeant(words: readonly string[]): string {
  return words.filter((word) => word !== "" && !SMALL_WORDS.has(word)).join(" ");
}

/**
 * Returns the pieces of a name to set bold, as UTF-16 positions, `end` exclusive: the query, else the beginnings of
 * words.
 */
export function findMatches(name: string, query: string): { start: number; end: number }[] {
  const whole = findMatch(name, query);
  if (whole) return [whole];
  const typed = listTypedWords(fold(trim(query)));
  return [...name.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: word, index: start }) => {
    const piece = typed.map((one) => findMatch(word, one)).find((found) => found?.start === 0);
    return piece ? [{ start, end: start + piece.end }] : [];
  });
}

/** Returns the place of the query in a name, as it was typed, else without accents (`agu` in `Águeda`). */
export function findMatch(name: string, query: string): { start: number; end: number } | null {
  const wanted = trim(query);
  return wanted === "" ? null : (findMatchBy(toLower, name, wanted) ?? findMatchBy(fold, name, wanted));
}

/** Character by character, with each one's origin: a folded name may be shorter than the name. */
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
 * Formats a suggestion's second line: `Concelho, distrito de Aveiro`, `Freguesia, Ovar`; of a host's own place its
 * other names (docs/product/places.md#second-line).
 */
export function formatPlaceDetail({ tipo, concelho, distrito, tambem }: Place): string | null {
  if (tambem?.length) return tambem.join(", ");
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
