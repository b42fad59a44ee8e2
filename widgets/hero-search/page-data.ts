/**
 * The page data of hero-search (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does nothing
 * when imported.
 */
import { featureList, oneOf, optional, placeList, safeUrl, siteUrl, withDefault } from "#runtime/readers.ts";

/** The links beside the search, where it leads, and its places. */
export const pageData = {
  facebook: optional(safeUrl),
  instagram: optional(safeUrl),
  linkedin: optional(safeUrl),
  listaUrl: withDefault(siteUrl, "/lista"),
  localizacoes: optional(placeList),
  nivelTitulo: withDefault(oneOf(["1", "2"]), "2"),
  funcoes: optional(featureList("pesquisas")),
};
