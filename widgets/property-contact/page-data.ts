/**
 * The page data of property-contact (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does
 * nothing when imported.
 */
import { contactKeys } from "#forms/page-data.ts";
import { id, optional, required, text } from "#runtime/readers.ts";

/** Which listing the message is about, and what it starts with. */
export const pageData = {
  idRef: required(id),
  mensagem: optional(text),
  ...contactKeys,
};
