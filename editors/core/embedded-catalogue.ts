/** The catalogue in an editor's plugin, without the keys for programmers; editors/build.ts replaces the name. */
import { type Catalogue, type PageDataJson, toCatalogue } from "./catalogue.ts";

declare const IMO_PAGE_DATA: PageDataJson;

export const embeddedCatalogue: Catalogue = toCatalogue(IMO_PAGE_DATA);
