/**
 * How the site's pages write a listing's price, place and address. The rules are the widgets' own
 * (docs/product/cards.md#links, docs/product/cards.md#price, docs/product/cards.md#address), so that a card of the site
 * and a card of the listing never differ.
 */
import { formatPrice, isPriced } from "#domain/format/price.ts";
import { toSlug } from "#domain/format/slug.ts";
import type { Listing } from "../seed/listings.ts";

/** "485 000 €" or "Sob Consulta", as a card says it. */
export function priceText({ preco }: Pick<Listing, "preco">): string {
  return formatPrice(preco);
}

/** The price on the listing's own page, which has room to say that a rent is paid every month. */
export function fullPriceText({ preco, tipoNegocio }: Pick<Listing, "preco" | "tipoNegocio">): string {
  return tipoNegocio === "Arrendamento" && isPriced(preco) ? `${formatPrice(preco)} / mês` : formatPrice(preco);
}

/** "1 240 m²": grouped from four digits on, as the listing's cards do. */
export function areaText(squareMetres: number): string {
  return `${squareMetres.toLocaleString("pt-PT", { useGrouping: true })} m²`;
}

/** "Ovar, Esmoriz": municipality and parish in full. */
export function placesText({ conselho, freguesia }: Pick<Listing, "conselho" | "freguesia">): string {
  return freguesia === null ? conselho : `${conselho}, ${freguesia}`;
}

/** The page of the listing: `/{slug}_{id}`. */
export function pathOf({ titulo, id }: Pick<Listing, "titulo" | "id">): string {
  return `/${toSlug(titulo)}_${id}`;
}
