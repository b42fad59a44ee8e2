/**
 * Favourites in a link's hash, which no server sees (docs/product/memory.md#sharing-the-list).
 * Because anybody can write such a link, its content is validated like an answer, leads only to
 * pages of this site, and contains no photos.
 *
 * The link is the base64 of the number of listings, followed by the values of each listing in turn.
 * A value is one control character and a string; the character's code says how many leading letters
 * the value shares with the same value of the previous listing. This keeps the link short, and all
 * complete listings of a truncated link can be read.
 */
import * as v from "valibot";
import { type Imovel, imovel } from "#api/imovel.ts";
import { isBlank } from "#domain/format/text.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";
import type { DatedListing } from "../marks/dated-listing.ts";

const MOST = 30;
/** A listing's values in the link's order. */
const keys = [
  "id",
  "titulo",
  "tipoImovel",
  "tipoNegocio",
  "conselho",
  "freguesia",
  "preco",
  "areaPrivada",
  "link",
  "certificado",
] as const;
/** Includes the day of the data, in days since 1970. */
const COLUMNS = keys.length + 1;
/** The highest code of a control character below the space. */
const MOST_SHARED = 31;
const DAY = 24 * 60 * 60 * 1000;

/** `missing` is the number of listings that a truncated link has lost. */
export type SharedList = { readonly listings: readonly DatedListing[]; readonly missing: number };

/** Formats the list as the text after the hash's name. */
export function formatSharedList(listings: readonly DatedListing[]): string {
  const rows = listings.slice(0, MOST).map(toTexts);
  const values = rows.map((texts, at) =>
    texts.map((text, column) => shareWith(rows[at - 1]?.[column] ?? "", text)),
  );
  // The final `\0` ends the last value.
  const bytes = new TextEncoder().encode(`${rows.length}${values.flat().join("")}\0`);
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function toTexts(listing: DatedListing): string[] {
  const day = listing.asOf === undefined ? null : Math.floor(listing.asOf / DAY);
  // A listing's id leads to its page, too, so a listing with an id has its identity written instead
  // of its link.
  const written = {
    ...listing,
    ...(!isBlank(String(listing.id ?? "")) && { link: listing.identidade }),
  };
  return [...keys.map((key) => written[key]), day].map((value) =>
    String(value ?? "").replace(/\p{Cc}/gu, " "),
  );
}

function shareWith(before: string, text: string): string {
  const [lettersBefore, letters] = [[...before], [...text]];
  const differs = letters.findIndex((letter, at) => letter !== lettersBefore[at]);
  const shared = Math.min(differs < 0 ? letters.length : differs, MOST_SHARED);
  return String.fromCharCode(shared) + letters.slice(shared).join("");
}

/** Parses a list; invalid text results in an empty one, and listings without a key are dropped. */
export function parseSharedList(text: string): SharedList {
  // Drops a full stop or bracket that was copied from the sentence around the link.
  const [written = ""] = /^[\w-]*/.exec(text) ?? [];
  const content = decode(written);
  const { rows, missing } = content.startsWith("[") ? parseFirstLinks(content) : parseRows(content);
  const known = new Set<string | null>([null]);
  const listings = rows
    .map(toListing)
    .filter((home) => !known.has(toListingKey(home)) && known.add(toListingKey(home)));
  return { listings, missing };
}

type Rows = { rows: readonly (readonly unknown[])[]; missing: number };
const none: Rows = { rows: [], missing: 0 };

function parseRows(content: string): Rows {
  const [head = "", ...all] = content.split(/(?=\p{Cc})/u);
  const count = Number(head);
  if (!/^\d+$/.test(head) || count > MOST) return none;
  // The last value is dropped: it may be truncated, or is the `\0` at the end. Anything after the
  // end is ignored.
  const values = all.slice(0, -1).slice(0, count * COLUMNS);
  const rows: string[][] = [];
  for (let at = 0; at + COLUMNS <= values.length; at += COLUMNS) {
    const before = rows.at(-1);
    rows.push(
      values
        .slice(at, at + COLUMNS)
        .map((value, column) => takeOver(before?.[column] ?? "", value)),
    );
  }
  return { rows: rows.map((texts) => texts.map(toValue)), missing: count - rows.length };
}

function takeOver(before: string, value: string): string {
  return [...before].slice(0, value.charCodeAt(0)).join("") + value.slice(1);
}

/** Returns a number if the text is a number in its usual notation. */
function toValue(text: string): string | number | null {
  if (text === "") return null;
  return String(Number(text)) === text ? Number(text) : text;
}

/** Parses links of the first version: a list of lists in JSON, which must be complete. */
function parseFirstLinks(content: string): Rows {
  try {
    const rows = v.safeParse(
      v.pipe(v.array(v.array(v.unknown())), v.maxLength(MOST)),
      JSON.parse(content),
    );
    return rows.success ? { rows: rows.output, missing: 0 } : none;
  } catch {
    // Truncated JSON can't be read.
    return none;
  }
}

function toListing(row: readonly unknown[]): DatedListing {
  const read = v.parse(
    imovel,
    Object.fromEntries(keys.map((key, position) => [key, row[position]])),
  );
  const home: Imovel = isBlank(String(read.id ?? ""))
    ? read
    : { ...read, link: "", identidade: read.link };
  const day = row[keys.length];
  // Noon is the same day in all time zones of a Portuguese site.
  return typeof day === "number" ? { ...home, asOf: (day + 0.5) * DAY } : home;
}

function decode(text: string): string {
  // A single letter of base64 doesn't hold a whole byte.
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const bytes = Uint8Array.from(
    atob(whole.replaceAll("-", "+").replaceAll("_", "/")),
    (character) => character.charCodeAt(0),
  );
  return new TextDecoder().decode(bytes);
}
