/**
 * The readers that only the two searches need, apart from readers.ts, which every page loads. What leads to a page must
 * stay on this site (docs/contract.md#urls-inside-the-site).
 */
import * as v from "valibot";
import { filledText, finiteNumber, id, type Reader, splitAtCommas, trimmedText } from "./readers.ts";
import { isFolder, isOfThisSite } from "./site-url.ts";

/** Ids: a list in JSON, comma-separated in an attribute. */
export const idList: Reader<readonly (string | number)[]> = {
  expected: "a list of ids such as [7,12], or 7,12 in an attribute",
  schema: v.union([
    v.array(id.schema),
    v.pipe(
      finiteNumber,
      v.transform((one) => [one]),
    ),
    splitAtCommas,
  ]),
};

/**
 * Names that may hold commas: a text is left whole, because only the places known tell where it may be cut
 * (docs/product/places.md#names-with-commas).
 */
export const placeNames: Reader<string | readonly string[]> = {
  expected: 'a list such as ["Ovar","Espinho"], or Ovar,Espinho in an attribute',
  schema: v.union([v.array(trimmedText), trimmedText]),
};

/** A page of this site: a path, or a URL of the page's own origin. */
export const siteUrl: Reader<string> = {
  expected: "a path such as /lista, or a URL of this site",
  schema: v.pipe(filledText, v.check(isOfThisSite)),
};

/** The folder that a site lies in, to put before a path; slashes at its end are dropped. */
export const sitePath: Reader<string> = {
  expected: "a path such as /imobiliaria",
  schema: v.pipe(
    filledText,
    v.transform((path) => path.replace(/\/+$/, "")),
    v.check(isFolder),
  ),
};
