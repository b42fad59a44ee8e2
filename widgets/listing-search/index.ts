/** Listing search: filter bar, "Pesquisa Avançada", cards, page numbers (SPEC §2 /lista). */
import * as v from "valibot";
import { warmUp } from "#api/client.ts";
import { defineWidget } from "#runtime/define-widget.ts";
import { id, ids, names, optional, records, text, withDefault, words } from "#runtime/readers.ts";
import { sitePath } from "#runtime/site-readers.ts";
import { ListingSearch } from "./ListingSearch.tsx";

// The first thing this widget does is a call.
warmUp();

const collaborators = records(
  v.object({ id: id.schema, name: text.schema }),
  "{ id: string | number; name: string }",
  'a list such as [{"id":7,"name":"Marta Ferreira"}]',
);

export default defineWidget({
  name: "listing-search",
  pageData: {
    objectivo: optional(words, "Purposes to start with: Comprar, Arrendar, Permutar, Trespassar."),
    tipologia: optional(words, "Property types to start with, such as Moradia."),
    localizacao: optional(names, "Places to start with."),
    comercial: optional(ids, "Collaborators whose homes to start with, by id."),
    colaboradores: optional(collaborators, "The collaborators to choose from; without it that filter is not shown."),
    localizacoes: optional(words, "Names of places; replaces the built-in list."),
    siteBase: withDefault(
      sitePath,
      "",
      "Put before the cards' links on a site in a subfolder: a path, never another host.",
    ),
  },
  component: ListingSearch,
});
