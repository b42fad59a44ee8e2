/**
 * Favourites in a link's hash, which no server sees (docs/product/memory.md#sharing-the-list). Anybody can write such a link:
 * its content is checked like an answer, leads to pages of this site alone, and contains no photos.
 */
import * as v from "valibot";
import { type Imovel, imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";

const MOST = 30;
/** In the link's order. Append new ones, so that old links stay valid. */
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

/** Formats the list as the text after the hash's name. */
export function formatSharedList(listings: readonly Imovel[]): string {
  const rows = listings.slice(0, MOST).map((listing) => keys.map((key) => listing[key]));
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Parses a list; an invalid text gives none, and listings without a key are dropped. */
export function parseSharedList(text: string): Imovel[] {
  const rows = v.safeParse(v.pipe(v.array(v.array(v.unknown())), v.maxLength(MOST)), decode(text));
  if (!rows.success) return [];
  const homes = rows.output.map((row) =>
    v.parse(imovel, Object.fromEntries(keys.map((key, position) => [key, row[position]]))),
  );
  const known = new Set<string | null>([null]);
  return homes.filter((home) => !known.has(toListingKey(home)) && known.add(toListingKey(home)));
}

function decode(text: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // A truncated link contains no valid list.
    return null;
  }
}
