/** What the message to the agency says of the favourites (docs/product/memory.md#sending-the-list). */
import type { Imovel } from "#api/imovel.ts";
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { toPagePath } from "#domain/format/slug.ts";
import { formatAddress } from "#domain/listing/listing.ts";

/** A line for each home with its price and, in the next one, its page; greeting and ending as the contact forms have them. */
export function toFavouritesMessage(listings: readonly Imovel[], siteBase: string): string {
  const lines = listings.map((listing) => {
    const said = [
      listing.titulo || listing.tipoImovel || "Imóvel",
      formatAddress(listing),
      formatPrice(listing.preco) + (isMonthly(listing) ? "/mês" : ""),
    ];
    const path = toPagePath(listing, siteBase);
    return `- ${said.filter(Boolean).join(", ")}${path === null ? "" : `\n  ${new URL(path, location.href).href}`}`;
  });
  return [
    "Olá, gostaria de saber mais sobre estes imóveis:",
    ...lines,
    "Gostaria que me contactassem, por favor. Com os melhores cumprimentos.",
  ].join("\n");
}
