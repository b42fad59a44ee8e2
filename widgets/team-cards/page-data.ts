/**
 * The page data of team-cards (docs/contract.md#widgets-and-their-keys): its keys with their readers. Does nothing when
 * imported.
 */
import { required } from "#runtime/readers.ts";
import { colaboradores } from "./colaboradores.ts";

/** The people to show. */
export const pageData = {
  colaboradores: required(colaboradores),
};
