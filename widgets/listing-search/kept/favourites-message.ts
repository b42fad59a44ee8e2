import { formatListingCount } from "#domain/format/format-listing-count.ts";
import { formatWholePrice } from "#domain/format/price.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { formatAddress, toTitle } from "#domain/listing/listing.ts";
import { type DatedListing, formatAge } from "../marks/dated-listing.ts";

/**
 * The maximum length in UTF-16 units. The server accepts 15 000 characters
 * (laravel/src/Rules/StorableText.php), and visitors add text to the message.
 */
const LONGEST = 14_000;

/**
 * Writes the message to the agency, with a line and a URL for each listing
 * (docs/product/memory.md#sending-the-list).
 */
export function toFavouritesMessage(listings: readonly DatedListing[], siteBase: string): string {
  const pages = listings.map((listing) => toPageUrl(listing, siteBase));
  const whole = listings.map(
    (listing, at) => `- ${describe(listing)}${pages[at] === null ? "" : `\n  ${pages[at]}`}`,
  );
  // A URL identifies the listing; without one, the name must.
  const short = listings.map((listing, at) => `- ${pages[at] ?? toTitle(listing)}`);
  const lines = isTooLong(whole) ? short : whole;
  const fitting = lines.filter((_, at) => !isTooLong(lines.slice(0, at + 1)));
  const left = lines.length - fitting.length;
  return [
    "Olá, gostaria de saber mais sobre estes imóveis:",
    ...fitting,
    ...(left > 0 ? [`- e mais ${formatListingCount(left)}`] : []),
    "Gostaria que me contactassem, por favor. Com os melhores cumprimentos.",
  ].join("\n");
}

function describe(listing: DatedListing): string {
  const age = formatAge(listing);
  const price = formatWholePrice(listing) + (age && ` em ${age}`);
  return [toTitle(listing), formatAddress(listing), price].filter(Boolean).join(", ");
}

function toPageUrl(listing: DatedListing, siteBase: string): string | null {
  const path = toPagePath(listing, siteBase);
  return path === null ? null : new URL(path, location.href).href;
}

function isTooLong(lines: readonly string[]): boolean {
  return lines.join("\n").length > LONGEST;
}
