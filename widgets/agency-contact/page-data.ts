/**
 * The page data of agency-contact (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does nothing
 * when imported.
 */
import { contactKeys } from "#forms/page-data.ts";
import { id, required } from "#runtime/readers.ts";

/** Who the message is for. */
export const pageData = {
  agencia: required(id),
  ...contactKeys,
};
