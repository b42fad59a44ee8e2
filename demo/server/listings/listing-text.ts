/**
 * Formats a listing's price, place and address for the site's pages. It uses the widgets' own rules
 * (docs/product/cards.md#links, docs/product/cards.md#price, docs/product/cards.md#address), so
 * that the site's cards and the listing's never differ.
 */
import { formatPrice, isMonthly } from "#domain/format/price.ts";
import { toSlug } from "#domain/format/slug.ts";
import { formatAdvert, formatType } from "#domain/listing/advert.ts";
import type { Listing } from "../seed/listing.ts";

/** Returns "485 000 €", "1 150 €/mês" or "Sob Consulta", as on a card. */
export function priceText(listing: Pick<Listing, "preco" | "tipoNegocio">): string {
  return formatPrice(listing.preco) + (isMonthly(listing) ? "/mês" : "");
}

/** Returns "Apartamento T2", as on a card. */
export function typeText({
  tipoImovel,
  tipologia,
}: Pick<Listing, "tipoImovel" | "tipologia">): string {
  return formatType({ tipoImovel, tipologia: tipologia ?? "" });
}

/**
 * Returns "Área útil 98 m² · Licença de utilização 123/2004", as on a card; `""` if there is
 * neither.
 */
export function advertText({ areaUtil, licenca }: Pick<Listing, "areaUtil" | "licenca">): string {
  return formatAdvert({ areaUtil, licenca: licenca ?? "", alvara: "" });
}

/**
 * Returns the listing in the form in which `/api/imoveis` answers it
 * (docs/contract.md#fields-of-an-answer).
 */
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
