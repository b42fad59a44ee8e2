/** The page data of agency-contact (CONTRACT §2): its keys with their readers. Does nothing when imported. */
import { formKeys } from "#forms/page-data.ts";
import { id, required } from "#runtime/readers.ts";

/** Who the message is for. */
export const pageData = {
  agencia: required(id),
  ...formKeys,
};
