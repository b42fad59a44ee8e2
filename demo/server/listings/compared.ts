/**
 * A listing's values that searches compare and sort by: the columns of the table `listing`, and the rule of the static
 * gallery, which has no database. A filter of the table in `src` without a line here does not compile.
 */
import { fold } from "#domain/format/text.ts";
import type { ComparedKey } from "#domain/search/filters.ts";
import type { Listing } from "../seed/listing.ts";
import type { TipoNegocio } from "../seed/price.ts";

/** A value as SQLite stores it; `null` fits no filter and comes last in every order. */
export type Stored = string | number | null;

type Reader = (listing: Listing) => Stored;

/** The visitors' words for a listing's tag. */
const PURPOSE_OF_TAG: Record<TipoNegocio, string> = {
  Venda: "Comprar",
  Arrendamento: "Arrendar",
  Permuta: "Permutar",
  Trespasse: "Trespassar",
};

/** By filter, amount or order; a place is looked for in several columns. */
const compared: Record<ComparedKey, Reader | readonly Reader[]> = {
  objetivo: ({ tipoNegocio }) => PURPOSE_OF_TAG[tipoNegocio],
  tipologia: ({ tipoImovel }) => tipoImovel,
  localizacao: [({ conselho }) => fold(conselho), ({ freguesia }) => (freguesia === null ? null : fold(freguesia))],
  quartos: ({ facts }) => facts.numQuartos,
  wcs: ({ facts }) => facts.numWCs,
  garagem: ({ facts }) => facts.garagem,
  estado: ({ estado }) => estado,
  preco: ({ preco }) => preco,
  // Ids are compared as text.
  comercial: ({ comercial }) => String(comercial),
  idRef: ({ idRef }) => idRef,
  criado: ({ criado }) => criado,
};

/** A column of the table `listing`. */
export type Column = { readonly name: string; readonly read: Reader };

/** Returns the columns of a filter, an amount or an order. */
export function getColumns(key: ComparedKey): Column[] {
  const readers = [compared[key]].flat() as Reader[];
  return readers.map((read, at) => ({ name: at === 0 ? key : `${key}_${at + 1}`, read }));
}

/** All columns. */
export const columns: readonly Column[] = (Object.keys(compared) as ComparedKey[]).flatMap(getColumns);
