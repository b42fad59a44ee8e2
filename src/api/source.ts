/**
 * Where a filled form came from (docs/contract.md#source). It is read when the form is sent, and
 * never kept on the device.
 */
import { pageUrl } from "./page.ts";

/** The visitor's choice elsewhere on the page, which the form is about. */
export type Chosen = {
  /** A query string. */
  readonly pesquisa?: string | undefined;
  /** Listings by id, or by link if they have none. */
  readonly imoveis?: readonly string[] | undefined;
};

/** Servers accept some 8 kB of headers, cookies included. */
const LONGEST = 2000;

/**
 * Returns the header's value, with as many listings as fit; `undefined` if there is nothing to say.
 */
export function sourceHeader({ pesquisa, imoveis = [] }: Chosen = {}): string | undefined {
  const referrer = foreignHost(document.referrer);
  const source = new URLSearchParams({
    ...(referrer && { referrer }),
    ...(pesquisa && { pesquisa }),
  });
  for (let count = imoveis.length; count > 0; count -= 1) {
    source.set("imoveis", imoveis.slice(0, count).join(","));
    if (source.toString().length <= LONGEST) break;
    source.delete("imoveis");
  }
  const value = source.toString();
  return value === "" || value.length > LONGEST ? undefined : value;
}

function foreignHost(url: string): string {
  const [, host = ""] = /^https?:\/\/([^/?#]+)/.exec(url) ?? [];
  return host === new URL(pageUrl()).host ? "" : host;
}
