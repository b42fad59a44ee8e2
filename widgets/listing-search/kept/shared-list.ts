/**
 * A list of favourites as part of a link (docs/product/memory.md#sharing-the-list): the hash holds what the view shows of
 * each listing, so that the list opens in any browser and no server ever sees it. Anybody can write such a link: what it
 * brings is judged as an answer is, it leads to pages of this site alone, and it brings no photos.
 */
import * as v from "valibot";
import { type Imovel, imovel } from "#api/imovel.ts";
import { toListingKey } from "#domain/listing/listing-key.ts";

const MOST = 30;
/** Their order is that of the link; a newer one goes behind the others, because links last. */
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
const list = v.pipe(v.array(v.array(v.unknown())), v.maxLength(MOST));

/** What stands behind the hash's name. */
export function formatSharedList(listings: readonly Imovel[]): string {
  const rows = listings.slice(0, MOST).map((listing) => keys.map((key) => listing[key]));
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The listings in it, each once; none when it is no such list. One that can't be told from others was never in a list. */
export function parseSharedList(text: string): Imovel[] {
  const rows = v.safeParse(list, decode(text));
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
    // A link that was cut on its way: there is no list in it.
    return null;
  }
}
