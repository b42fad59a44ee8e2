/**
 * A listing's values that searches compare and sort by. A filter of the table in `src` without a line here does not compile.
 */
import { isPriced } from "#domain/format/price.ts";
import { fold } from "#domain/format/text.ts";
import type { ComparedKey } from "#domain/search/filters.ts";
import type { Listing, TipoNegocio } from "../seed/listing.ts";

/** A compared value; `null` fits no filter and comes last in every order. */
export type Compared = string | number | null;

/** The visitors' words for a listing's tag. */
const PURPOSE_OF_TAG: Record<TipoNegocio, string> = {
  Venda: "Comprar",
  Arrendamento: "Arrendar",
  Permuta: "Permutar",
  Trespasse: "Trespassar",
};

/** By filter, amount or order; a place is looked for in several values. */
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
  // One that reads "Sob Consulta" is none (docs/product/numbers.md#shown-prices).
  preco: ({ preco }) => (isPriced(preco) ? preco : null),
  // Ids are compared as text.
  comercial: ({ comercial }) => String(comercial),
  idRef: ({ idRef }) => idRef,
  criado: ({ criado }) => criado,
};

/** Returns what a filter, an amount or an order compares of the listing. */
export function listCompared(listing: Listing, key: ComparedKey): readonly Compared[] {
  return [compared[key](listing)].flat();
}
