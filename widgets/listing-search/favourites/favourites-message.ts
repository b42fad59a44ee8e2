/** What the message to the agency says of the favourites (docs/product/memory.md#sending-the-list). */
import type { Imovel } from "#api/imovel.ts";
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { toListingPath } from "#domain/format/slug.ts";
import { formatAddress } from "#domain/listing/listing.ts";

/**
 * The longest message, in UTF-16 code units. Servers take 15 000 characters (docs/contract.md#bodies); the rest is for what the
 * visitor adds.
 */
const LONGEST = 14_000;

/** How much of a home's title and address is said where all of it would be too long. */
const SHORTER = [Number.POSITIVE_INFINITY, 120, 60, 30];

/**
 * A line for each home with its price and, in the next one, its page; greeting and ending as the contact forms have them. Where
 * that is too long titles are cut, and of what does not fit even so there is the number.
 */
export function toFavouritesMessage(listings: readonly Imovel[], siteBase: string): string {
  const messages = SHORTER.map((length) => listings.map((listing) => toLine(listing, siteBase, length)));
  const fitting = messages.find((lines) => toMessage(lines).length <= LONGEST);
  if (fitting) return toMessage(fitting);

  const lines = messages.at(-1) ?? [];
  const withRest = (count: number) => [...lines.slice(0, count), `… e mais ${lines.length - count} imóveis.`];
  let count = lines.length - 1;
  while (count > 0 && toMessage(withRest(count)).length > LONGEST) count -= 1;
  return toMessage(withRest(count));
}

function toLine(listing: Imovel, siteBase: string, length: number): string {
  const name = [listing.titulo || listing.tipoImovel || "Imóvel", formatAddress(listing)].filter(Boolean).join(", ");
  const price = formatPrice(listing.preco) + (isMonthly(listing) ? "/mês" : "");
  const path = toListingPath(listing, siteBase);
  const link = path === null ? "" : `\n  ${new URL(path, location.href).href}`;
  return `- ${cut(name, length)}, ${price}${link}`;
}

/** Whole characters: half of one could not be sent. */
function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join("")}…`;
}

function toMessage(lines: readonly string[]): string {
  return [
    "Olá, gostaria de saber mais sobre estes imóveis:",
    ...lines,
    "Gostaria que me contactassem, por favor. Com os melhores cumprimentos.",
  ].join("\n");
}
