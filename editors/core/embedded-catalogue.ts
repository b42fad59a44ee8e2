/**
 * The catalogue that an editor's plugin carries: `page-data.json` without what only programmers fill in, which stays in a
 * tag as it is. The build puts it in place of the name (editors/build.ts).
 */
import { type Catalogue, type PageDataJson, toCatalogue } from "./catalogue.ts";

declare const IMO_PAGE_DATA: PageDataJson;

/** The catalogue of an editor's form and blocks. */
export const embeddedCatalogue: Catalogue = toCatalogue(IMO_PAGE_DATA);
