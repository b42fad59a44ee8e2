/**
 * The page data of listing-search (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does nothing
 * when imported.
 */
import * as v from "valibot";
import { type FoundImoveis, imoveisAnswer, toFound } from "#api/imoveis-answer.ts";
import { ownKeys } from "#domain/own-keys.ts";
import {
  featureList,
  id,
  idList,
  oneOf,
  optional,
  placeList,
  placeNames,
  type Reader,
  records,
  safeUrl,
  sitePath,
  text,
  textList,
  withDefault,
} from "#runtime/readers.ts";

const collaborators = records(
  v.object(ownKeys({ id: id.schema, name: text.schema })),
  'a list such as [{"id":7,"name":"Marta Ferreira"}]',
);

/** The answer of the call, as the server would send it. */
const answer: Reader<FoundImoveis> = {
  expected: 'the answer of POST /api/imoveis: {"data":[…],"current_page":1,"last_page":3}',
  schema: v.pipe(imoveisAnswer, v.transform(toFound)),
};

/** What the search starts with, and what there is to choose from. */
export const pageData = {
  objectivo: optional(textList),
  tipologia: optional(textList),
  localizacao: optional(placeNames),
  comercial: optional(idList),
  colaboradores: optional(collaborators),
  localizacoes: optional(placeList),
  resultados: optional(answer),
  siteBase: withDefault(sitePath, ""),
  avisos: withDefault(oneOf(["mensagem", "por-email"]), "mensagem"),
  // What the message to the agency needs; src/forms has the same, which this file would bring along.
  privacidadeUrl: withDefault(safeUrl, "/privacidade"),
  telefone: optional(text),
  email: optional(text),
  ami: optional(text),
  funcoes: optional(featureList("alternativas", "avisos", "comparar", "favoritos", "partilhar", "pesquisas", "vistos")),
};
