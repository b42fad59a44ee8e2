/**
 * The page data of valuation-wizard (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does
 * nothing when imported.
 */
import { formKeys } from "#forms/page-data.ts";
import { optional, placeList } from "#runtime/readers.ts";

/** The places to suggest. */
export const pageData = {
  localizacoes: optional(placeList),
  ...formKeys,
};
