/** The catalogue in an editor's plugin; editors/build.ts replaces the name. */
import type { Catalogue } from "./catalogue.ts";

declare const IMO_CATALOGUE: Catalogue;

export const embeddedCatalogue = IMO_CATALOGUE;
