/**
 * The page data of listing-search (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does nothing
 * when imported.
 */
import * as v from "valibot";
import { id, optional, records, text, withDefault, words } from "#runtime/readers.ts";
import { ids, names, sitePath } from "#runtime/search-readers.ts";

const collaborators = records(
  v.object({ id: id.schema, name: text.schema }),
  'a list such as [{"id":7,"name":"Marta Ferreira"}]',
);

/** What the search starts with, and what there is to choose from. */
export const pageData = {
  objectivo: optional(words),
  tipologia: optional(words),
  localizacao: optional(names),
  comercial: optional(ids),
  colaboradores: optional(collaborators),
  localizacoes: optional(words),
  siteBase: withDefault(sitePath, ""),
};
