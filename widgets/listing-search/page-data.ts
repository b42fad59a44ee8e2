/**
 * The page data of listing-search (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does nothing
 * when imported.
 */
import * as v from "valibot";
import { id, optional, records, text, textList, withDefault } from "#runtime/readers.ts";
import { idList, placeNames, sitePath } from "#runtime/search-readers.ts";

const collaborators = records(
  v.object({ id: id.schema, name: text.schema }),
  'a list such as [{"id":7,"name":"Marta Ferreira"}]',
);

/** What the search starts with, and what there is to choose from. */
export const pageData = {
  objectivo: optional(textList),
  tipologia: optional(textList),
  localizacao: optional(placeNames),
  comercial: optional(idList),
  colaboradores: optional(collaborators),
  localizacoes: optional(textList),
  siteBase: withDefault(sitePath, ""),
};
