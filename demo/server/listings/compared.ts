/**
 * The values of a listing that searches compare and sort by. A filter in the table in `src` that
 * has no line here doesn't compile.
 */
import { isPriced } from "#domain/format/price.ts";
import { fold } from "#domain/format/text.ts";
import type { ComparedKey } from "#domain/search/filters.ts";
import type { Listing, TipoNegocio } from "../seed/listing.ts";

/** A compared value; `null` doesn't match any filter and comes last in every order. */
export type Compared = string | number | null;

/** The visitors' words for a listing's tag. */
const PURPOSE_OF_TAG: Record<TipoNegocio, string> = {
  Venda: "Comprar",
  Arrendamento: "Arrendar",
  Permuta: "Permutar",
  Trespasse: "Trespassar",
};

/**
 * The functions that read a compared value, by filter, amount or order. A listing's place has
 * several values to match.
 */
const compared: Record<ComparedKey, (listing: Listing) => Compared | readonly Compared[]> = {
  objetivo: ({ tipoNegocio }) => PURPOSE_OF_TAG[tipoNegocio],
  tipologia: ({ tipoImovel }) => tipoImovel,
  localizacao: ({ conselho, freguesia }) => [
    fold(conselho),
    freguesia === null ? null : fold(freguesia),
  ],
  quartos: ({ facts }) => facts.numQuartos,
  wcs: ({ facts }) => facts.numWCs,
  garagem: ({ facts }) => facts.garagem,
  estado: ({ estado }) => estado,
  // A price shown as "Sob Consulta" counts as none (docs/product/numbers.md#shown-prices).
  preco: ({ preco }) => (isPriced(preco) ? preco : null),
  // Ids are compared as text.
  comercial: ({ comercial }) => String(comercial),
  idRef: ({ idRef }) => idRef,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  criado: ({ criado }) => criado,
};

/** Returns the listing's values for a filter, an amount or an order. */
export function listCompared(listing: Listing, key: ComparedKey): readonly Compared[] {
  return [compared[key](listing)].flat();
}
