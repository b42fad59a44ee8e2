/**
 * The format of a reader's text, for rules beyond the keywords of JSON Schema (docs/contract.md). Only tools import
 * this file.
 */
import { baseUrl, idList, placeList, type Reader, safeUrl, sitePath, siteUrl, textList } from "./readers.ts";

export const readerFormats: ReadonlyMap<Reader<unknown>, string> = new Map<Reader<unknown>, string>([
  [safeUrl, "safe-url"],
  [baseUrl, "safe-url"],
  [siteUrl, "site-url"],
  [sitePath, "site-path"],
  [textList, "comma-separated"],
  [idList, "comma-separated"],
  [placeList, "comma-separated"],
]);
