/**
 * How the site's pages write a home's price, place and address. The rules are the widgets' own
 * (docs/product/cards.md#links, docs/product/cards.md#price, docs/product/cards.md#address), so that a card of the site
 * and a card of the listing never differ.
 */
import { formatPrice, isPriced } from "#domain/price.ts";
import { toSlug } from "#domain/slug.ts";
import type { Home } from "./seed/homes.ts";

/** "485 000 €" or "Sob Consulta", as a card says it. */
export function priceText({ preco }: Pick<Home, "preco">): string {
  return formatPrice(preco);
}

/** The price on the home's own page, which has room to say that a rent is paid every month. */
export function fullPriceText({ preco, tipoNegocio }: Pick<Home, "preco" | "tipoNegocio">): string {
  return tipoNegocio === "Arrendamento" && isPriced(preco) ? `${formatPrice(preco)} / mês` : formatPrice(preco);
}

/** "1 240 m²": grouped from four digits on, as the listing's cards do. */
export function areaText(squareMetres: number): string {
  return `${squareMetres.toLocaleString("pt-PT", { useGrouping: true })} m²`;
}

/** "Ovar, Esmoriz": municipality and parish in full. */
export function placesText({ conselho, freguesia }: Pick<Home, "conselho" | "freguesia">): string {
  return freguesia === null ? conselho : `${conselho}, ${freguesia}`;
}

/** The page of the home: `/{slug}_{id}`. */
export function pathOf({ titulo, id }: Pick<Home, "titulo" | "id">): string {
  return `/${toSlug(titulo)}_${id}`;
}
