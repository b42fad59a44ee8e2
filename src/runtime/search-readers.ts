/**
 * The readers that only the two searches need, apart from readers.ts, which every page loads. What leads to a page must
 * stay on this site, whoever wrote it into the tag: an editor's shortcode may not send visitors to another host
 * (docs/contract.md#urls-inside-the-site). The browser's own parser judges, so that `//x`, `/\x` and tabs in between
 * count as what a link makes of them.
 */
import * as v from "valibot";
import { filledText, finiteNumber, id, type Reader, splitAtCommas, trimmedText } from "./readers.ts";

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

/** Whether a path, without slashes at its end, is a folder of this site. What counts is where a link leads that begins with it: `\` alone is a path, and `\/moradia_7` another host. */
export function isFolder(path: string): boolean {
  return !/[?#]/.test(path) && parsedUrl(path) === null && isOfThisSite(`${path}/moradia_7`);
}

/** Whether a URL leads to a page of this site. */
export function isOfThisSite(url: string): boolean {
  // Outside a browser (the build, tests in node) there is no page, and so no absolute URL of its site.
  const page = new URL(globalThis.document?.baseURI ?? "http://page.invalid/");
  const target = parsedUrl(url, page);
  return target !== null && target.protocol === page.protocol && target.host === page.host;
}

function parsedUrl(url: string, base?: URL): URL | null {
  try {
    return new URL(url, base);
  } catch {
    // What no link can lead to is on no site.
    return null;
  }
}
