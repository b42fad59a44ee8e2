/**
 * The page data of general-contact (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does nothing
 * when imported.
 */
import { contactKeys } from "#forms/page-data.ts";
import { optional, text } from "#runtime/readers.ts";

/** What the message starts with. */
export const pageData = {
  mensagem: optional(text),
  ...contactKeys,
};
