/**
 * Formats of a reader's text, for rules beyond the keywords of JSON Schema: rules that need the page (which
 * site is this?) or that change what is read. Each name is explained in docs/contract.md. Only tools import this file;
 * visitors never load it.
 */
import { baseUrl, idList, placeList, type Reader, safeUrl, sitePath, siteUrl, textList } from "./readers.ts";

/** The format of a reader's text; most readers have none. */
export const readerFormats: ReadonlyMap<Reader<unknown>, string> = new Map<Reader<unknown>, string>([
  [safeUrl, "safe-url"],
  [baseUrl, "safe-url"],
  [siteUrl, "site-url"],
  [sitePath, "site-path"],
  [textList, "comma-separated"],
  [idList, "comma-separated"],
  [placeList, "comma-separated"],
]);
