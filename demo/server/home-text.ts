/**
 * How the site's pages write a home's price, place and address. The rules are the widgets' own (DECISIONS 17 to 19), so
 * that a card of the site and a card of the listing never differ.
 */
import { shownPrice } from "#domain/price.ts";
import { slug } from "#domain/slug.ts";
import type { Home } from "./seed/homes.ts";

/** "485 000 €", a month's rent with "/ mês" after it, or "Sob Consulta". */
export function priceText({ preco, tipoNegocio }: Pick<Home, "preco" | "tipoNegocio">): string {
  const isRent = tipoNegocio === "Arrendamento" && preco !== null;
  return isRent ? `${shownPrice(preco)} / mês` : shownPrice(preco);
}

/** "Ovar, Esmoriz": municipality and parish in full. */
export function placesText({ conselho, freguesia }: Pick<Home, "conselho" | "freguesia">): string {
  return freguesia === null ? conselho : `${conselho}, ${freguesia}`;
}

/** The page of the home: `/{slug}_{id}`. */
export function pathOf({ titulo, id }: Pick<Home, "titulo" | "id">): string {
  return `/${slug(titulo)}_${id}`;
}
