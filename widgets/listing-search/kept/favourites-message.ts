import type { Imovel } from "#api/imovel.ts";
import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { formatAddress } from "#domain/listing/listing.ts";

/** In UTF-16 units: a server takes 15 000 characters (laravel/src/Rules/Text.php), and visitors add words of their own. */
const LONGEST = 14_000;

/** Writes the message to the agency, a line for each listing with its URL (docs/product/memory.md#sending-the-list). */
export function toFavouritesMessage(listings: readonly Imovel[], siteBase: string): string {
  const whole = listings.map((listing) => describe(listing, siteBase));
  const isLong = lengthOf(whole) > LONGEST;
  const lines = isLong ? listings.map((listing) => describeShortly(listing, siteBase)) : whole;
  const fitting = lines.filter((_, at) => lengthOf(lines.slice(0, at + 1)) <= LONGEST);
  const left = lines.length - fitting.length;
  return [
    "Olá, gostaria de saber mais sobre estes imóveis:",
    ...fitting,
    ...(left > 0 ? [`- e mais ${formatListingCount(left)}`] : []),
    "Gostaria que me contactassem, por favor. Com os melhores cumprimentos.",
  ].join("\n");
}

function describe(listing: Imovel, siteBase: string): string {
  const price = formatPrice(listing.preco) + (isMonthly(listing) ? "/mês" : "");
  const said = [nameOf(listing), formatAddress(listing), price].filter(Boolean).join(", ");
  const page = pageOf(listing, siteBase);
  return `- ${said}${page === null ? "" : `\n  ${page}`}`;
}

/** A URL identifies the listing; without one, its name has to. */
function describeShortly(listing: Imovel, siteBase: string): string {
  return `- ${pageOf(listing, siteBase) ?? nameOf(listing)}`;
}

function nameOf({ titulo, tipoImovel }: Imovel): string {
  return titulo || tipoImovel || "Imóvel";
}

function pageOf(listing: Imovel, siteBase: string): string | null {
  const path = toPagePath(listing, siteBase);
  return path === null ? null : new URL(path, location.href).href;
}

function lengthOf(lines: readonly string[]): number {
  return lines.join("\n").length;
}
