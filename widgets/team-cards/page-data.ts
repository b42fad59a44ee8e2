/** The page data of team-cards (CONTRACT §2): its keys with their readers. Does nothing when imported. */
import { required } from "#runtime/readers.ts";
import { colaboradores } from "./colaboradores.ts";

/** The people to show. */
export const pageData = {
  colaboradores: required(colaboradores),
};
