/**
 * Where a filled form was sent from, beside what the server sees by itself (docs/contract.md#source): read when it is sent, and
 * kept nowhere on the device.
 */
import { pageUrl } from "./page.ts";

/** The visitor's choice that a form is about (docs/product/memory.md). */
export type Chosen = {
  /** The search that they want to be told of, as the page's query string has it. */
  readonly pesquisa?: string | undefined;
  /** The listings that they have kept, by id, or by link where they have none. */
  readonly imoveis?: readonly string[] | undefined;
};

/** Servers take some 8 kB of headers, cookies included. */
const LONGEST = 2000;

/**
 * The header's value: `referrer` (the other site's host that led to this page), `pesquisa` and `imoveis` (with commas between),
 * what there is of them, written as in a query string. As many listings as fit are named.
 * @returns `undefined` where there is nothing to say
 */
export function sourceHeader({ pesquisa, imoveis = [] }: Chosen = {}): string | undefined {
  const referrer = foreignHost(document.referrer);
  const source = new URLSearchParams({ ...(referrer && { referrer }), ...(pesquisa && { pesquisa }) });
  for (let count = imoveis.length; count > 0; count -= 1) {
    source.set("imoveis", imoveis.slice(0, count).join(","));
    if (source.toString().length <= LONGEST) break;
    source.delete("imoveis");
  }
  const value = source.toString();
  return value === "" || value.length > LONGEST ? undefined : value;
}

/** The host of a page of another site; empty for one of this site, and for what is no page. */
function foreignHost(url: string): string {
  const [, host = ""] = /^https?:\/\/([^/?#]+)/.exec(url) ?? [];
  return host === new URL(pageUrl()).host ? "" : host;
}
