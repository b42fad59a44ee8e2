/**
 * The page data of recruitment-wizard (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does
 * nothing when imported.
 */
import { formKeys } from "#forms/page-data.ts";

/** What every form takes, and nothing more. */
export const pageData = formKeys;
