/**
 * The page data of agent-contact (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does nothing
 * when imported.
 */
import { contactKeys } from "#forms/page-data.ts";
import { id, oneOf, optional, required, text, withDefault } from "#runtime/readers.ts";

/** Who the message is for, and which of the two variants stands on the page. */
export const pageData = {
  comercial: required(id),
  nomeComercial: optional(text),
  variante: withDefault(oneOf(["cartao", "titulo-fora"]), "cartao"),
  ...contactKeys,
};
