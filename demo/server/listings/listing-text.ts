/**
 * Formats a listing's price, place and address for the site's pages. The rules are the widgets' own
 * (docs/product/cards.md#links, docs/product/cards.md#price, docs/product/cards.md#address), so that a card of the site
 * and a card of the listing never differ.
 */
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { toSlug } from "#domain/format/slug.ts";
import { formatAdvert, formatType } from "#domain/listing/advert.ts";
import type { Listing } from "../seed/listing.ts";

/** "485 000 €", "1 150 €/mês" or "Sob Consulta", as a card says it. */
export function priceText(listing: Pick<Listing, "preco" | "tipoNegocio">): string {
  return formatPrice(listing.preco) + (isMonthly(listing) ? "/mês" : "");
}

/** "Apartamento T2", as a card says it. */
export function typeText({
  tipoImovel,
  tipologia,
}: Pick<Listing, "tipoImovel" | "tipologia">): string {
  return formatType({ tipoImovel, tipologia: tipologia ?? "" });
}

/** "Área útil 98 m² · Licença de utilização 123/2004", as a card says it; `""` where there is none. */
export function advertText({ areaUtil, licenca }: Pick<Listing, "areaUtil" | "licenca">): string {
  return formatAdvert({ areaUtil, licenca: licenca ?? "", alvara: "" });
}

/** Returns the listing as `/api/imoveis` answers it (docs/contract.md#fields-of-an-answer). */
export function answerOf({
  facts,
  fotos: [cover, ...others],
  descricao: _text,
  ...listing
}: Listing) {
  const fotos = cover === undefined ? null : { capa: cover, fotos: others };
  return { ...listing, ...facts, link: pathOf(listing), fotos };
}

/** Returns the path of the listing's page: `/{slug}_{id}`. */
export function pathOf({ titulo, id }: Pick<Listing, "titulo" | "id">): string {
  return `/${toSlug(titulo)}_${id}`;
}
